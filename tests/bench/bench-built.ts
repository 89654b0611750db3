import { fromProjectRoot } from '../../server/core/paths.js';

/** A module of the server as it ships. Run from its sources, every function is given its name by a call, which takes memory and time of its own. */
export function built<Module>(file: string): Promise<Module> {
  return import(fromProjectRoot('dist', 'server', file)) as Promise<Module>;
}
