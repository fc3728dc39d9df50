import { Hall } from './hall';
export function Rules(_: any) { return <Hall title="Rules"><p>Rules</p></Hall>; }
