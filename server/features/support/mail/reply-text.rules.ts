import { lengthOf } from '../../../core/values/text.js';

/** The lines that introduce a quoted mail, as common mail programs write them; a person may write the same about somebody else. */
const INTRO = /^\s*(?:el|on|le|am|il)\b.{5,200}(?:escribió|wrote|a écrit|schrieb|ha scritto)\s*:\s*$/i;
/** Nobody writes this by hand: all below it is the quoted mail. */
const DIVIDER = /^\s*-{2,}\s*(?:mensaje original|original message|mensaje reenviado|forwarded message)\s*-{2,}\s*$/i;
/** The head of a quoted mail: its sender, and another of its lines directly below. */
const SENDER = /^\s*(?:de|from)\s*:.*@.*$/i;
const HEADER = /^\s*(?:enviado|sent|fecha|date|para|to|cc|asunto|subject)(?: el| on)?\s*:/i;
/** Stands above such a head, and between two thoughts of people. */
const RULE = /^\s*_{10,}\s*$/;
/** Signatures (RFC 3676) and our own mails start like this. */
const SIGNATURE = /^(?:-- ?|—)$/;
/** What mail programs write in the place of a picture, which is stored as a file. */
const PICTURE = /\[cid:[^\]\s]{1,300}\]/g;
const QUOTED = /^\s*>/;
/** Longer texts are cut: only quoted mails are that long. */
const MAX_LENGTH = 10_000;

/** The new text of a reply, without the quoted mail around it; with it when nothing else would be left, as it may have been written below. */
export function replyText(mail: string): string {
  const lines = mail
    .replaceAll('\r\n', '\n')
    .replace(PICTURE, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n');
  const unquoted = withoutIntros(lines).filter((line) => !QUOTED.test(line));
  const signed = unquoted.slice(
    0,
    indexOrEnd(unquoted, (line) => SIGNATURE.test(line)),
  );
  const text = tidied(signed.slice(0, indexOrEnd(signed, beginsQuote))) || tidied(signed);
  return lengthOf(text) > MAX_LENGTH ? `${[...text].slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

const tidied = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Leaves out introductions with the quoted lines that follow them; one wrapped over two lines counts as one. */
function withoutIntros(lines: readonly string[]): string[] {
  const left: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const length = introLength(lines, index);
    if (length === 0) left.push(lines[index] ?? '');
    else index += length - 1;
  }
  return left;
}

/** How many lines introduce the quoted lines that follow; 0 where none do. */
function introLength(lines: readonly string[], index: number): number {
  const intro = introAt(lines, index);
  if (intro === null) return 0;
  return QUOTED.test(lines[nextWritten(lines, index + intro.length)] ?? '') ? intro.length : 0;
}

/** The introduction that begins at a line, and over how many lines it is wrapped; null where none does. */
function introAt(lines: readonly string[], index: number): { readonly text: string; readonly length: number } | null {
  const line = lines[index] ?? '';
  if (INTRO.test(line)) return { text: line, length: 1 };
  const wrapped = `${line} ${lines[index + 1] ?? ''}`;
  return !/[.?!]\s*$/.test(line) && INTRO.test(wrapped) ? { text: wrapped, length: 2 } : null;
}

/** The index of the first line from here on that is not empty. */
function nextWritten(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && lines[index]?.trim() === '') index += 1;
  return index;
}

/** Whether a mail without marks at its lines is quoted from here on. */
function beginsQuote(line: string, index: number, lines: readonly string[]): boolean {
  if (RULE.test(line)) {
    const head = nextWritten(lines, index + 1);
    return isHead(lines[head], lines[nextWritten(lines, head + 1)]);
  }
  // An introduction that names an address is a program's; people write of each other without.
  return DIVIDER.test(line) || isHead(line, lines[index + 1]) || (introAt(lines, index)?.text.includes('@') ?? false);
}

const isHead = (sender = '', next = ''): boolean => SENDER.test(sender) && HEADER.test(next);

function indexOrEnd(
  lines: readonly string[],
  isIt: (line: string, index: number, lines: readonly string[]) => boolean,
): number {
  const found = lines.findIndex(isIt);
  return found === -1 ? lines.length : found;
}
