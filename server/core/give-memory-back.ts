import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: ((options: object) => void) | undefined;

/** Collects all garbage and gives the emptied pages back to the system, which V8 keeps otherwise. The process stands still for some tenths of a second. */
export function giveMemoryBack(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as (options: object) => void;
    setFlagsFromString('--no-expose-gc');
  }
  // Only this kind of collection empties the pool of pages, too.
  collect({ type: 'major', flavor: 'last-resort' });
}
