/* rooms.ts - a table and a replay, fetched together when somebody comes to one. */
export { Replay } from './replay';
export { Table } from './table';
