import { readFileSync } from 'node:fs';

/** A line as users write it; in files of hidden lines, ⟦ and ⟧ enclose what is hidden, and ↵ marks the end of a line. */
export function contactLines(file: string): string[] {
  return readFileSync(new URL(`./contact-lines/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('↵', '\n'));
}
