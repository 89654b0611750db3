import { fromProjectRoot } from '../../server/core/paths.js';

/** A module of the built server, because in sources every function gets its name by a call, which costs memory and time. */
export function built<Module>(file: string): Promise<Module> {
  return import(fromProjectRoot('dist', 'server', file)) as Promise<Module>;
}
