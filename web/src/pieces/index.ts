/* index.ts - the pieces that all games are made of. */
export * from './act';
export * from './badge';
export * from './card';
export * from './chip';
export * from './die';
export { OUT, Scene, type Target } from './director';
export * from './fan';
export * from './meter';
export * from './motion';
export * from './pan';
export * from './panel';
export * from './placing';
export * from './plan';
export * from './size';
export * from './sounds';
export * from './token';
export * from './track';
export * from './movebutton';
