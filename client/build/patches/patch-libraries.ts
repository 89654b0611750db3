import type { Plugin } from 'vite';

/** A text of a library, which must occur once, and its replacement. */
export type Change = readonly [from: string, to: string];

/** Patches lines of libraries during the build, by path suffix; fails when a newer version no longer contains them. */
export function patchLibraries(changes: Readonly<Record<string, readonly Change[]>>): Plugin {
  const unseen = new Set(Object.keys(changes));
  return {
    name: 'patch-libraries',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(changes).find((end) => id.endsWith(end));
      if (file === undefined) return null;
      unseen.delete(file);
      return { code: (changes[file] ?? []).reduce((text, change) => changed(file, text, change), code), map: null };
    },
    buildEnd(error) {
      if (!error && unseen.size > 0)
        throw new Error(`Files that were to be changed are no longer part of the build: ${[...unseen].join(', ')}`);
    },
  };
}

function changed(file: string, text: string, [from, to]: Change): string {
  if (text.split(from).length !== 2)
    throw new Error(`${file} is another one now; see whether it need still be changed here: ${from.trim()}`);
  return text.replace(from, () => to);
}
