import type { Plugin } from 'vite';

/** Some text of a library, which must stand there once, and what is put in its place. */
export type Change = readonly [from: string, to: string];

/** Patches lines of libraries, by the ends of their files' paths, in the build; stops it when a newer version no longer has them. */
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
