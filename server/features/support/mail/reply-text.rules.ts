/** The lines that introduce a quoted mail, as common mail programs write them. */
const QUOTE_BEGINS = [
  /^\s*(?:el|on|le|am|il)\b.{5,200}(?:escribió|wrote|a écrit|schrieb|ha scritto)\s*:\s*$/i,
  /^\s*-{2,}\s*(?:mensaje original|original message|mensaje reenviado|forwarded message)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
  /^\s*(?:de|from)\s*:.*@.*$/i,
];
/** Signatures (RFC 3676) and our own mails start like this. */
const SIGNATURE = /^(?:-- ?|—)$/;
const QUOTED = /^\s*>/;
/** Longer texts are cut: only quoted mails are that long. */
const MAX_LENGTH = 10_000;

/** The new text of a reply, without the quoted mail below it. */
export function replyText(mail: string): string {
  const lines = mail
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n');
  const ownLines = lines.slice(0, quoteStart(lines)).filter((line) => !QUOTED.test(line));
  const text = ownLines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [...text].length > MAX_LENGTH ? `${[...text].slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

/** The line at which the quoted mail begins; an introduction wrapped over two lines counts as one. */
function quoteStart(lines: readonly string[]): number {
  const start = lines.findIndex((line, index) => {
    if (SIGNATURE.test(line)) return true;
    const wrapped = `${line} ${lines[index + 1] ?? ''}`;
    return QUOTE_BEGINS.some((pattern) => pattern.test(line) || (!/[.?!]\s*$/.test(line) && pattern.test(wrapped)));
  });
  return start === -1 ? lines.length : start;
}
