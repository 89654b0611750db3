import { readFileSync } from 'node:fs';

/** A line as somebody writes it; in the files of hidden ones what is to be hidden stands between ⟦ and ⟧, and ↵ is the end of a line. */
export function contactLines(file: string): string[] {
  return readFileSync(new URL(`./contact-lines/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('↵', '\n'));
}
