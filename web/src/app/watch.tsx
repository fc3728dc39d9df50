import { Hall } from './hall';
export function Watch(_: any) { return <Hall title="Watch"><p>Watch</p></Hall>; }
