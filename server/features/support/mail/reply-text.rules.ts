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
  return [...text].length > MAX_LENGTH ? `${[...text].slice(0, MAX_LENGTH - 1).join('')}…` : text;
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
  const [line = '', next = ''] = lines.slice(index, index + 2);
  const length = INTRO.test(line) ? 1 : !/[.?!]\s*$/.test(line) && INTRO.test(`${line} ${next}`) ? 2 : 0;
  const follows = lines.slice(index + length).find((one) => one.trim() !== '');
  return length > 0 && follows !== undefined && QUOTED.test(follows) ? length : 0;
}

/** Whether a mail without marks at its lines is quoted from here on. */
function beginsQuote(line: string, index: number, lines: readonly string[]): boolean {
  if (RULE.test(line)) return isHead(lines.slice(index + 1).filter((one) => one.trim() !== ''));
  return DIVIDER.test(line) || isHead(lines.slice(index));
}

const isHead = ([sender = '', next = '']: readonly string[]): boolean => SENDER.test(sender) && HEADER.test(next);

function indexOrEnd(
  lines: readonly string[],
  isIt: (line: string, index: number, lines: readonly string[]) => boolean,
): number {
  const found = lines.findIndex(isIt);
  return found === -1 ? lines.length : found;
}
