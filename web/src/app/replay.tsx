import { Hall } from './hall';
export function Replay(_: any) { return <Hall title="Replay"><p>Replay</p></Hall>; }
