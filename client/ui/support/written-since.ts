/**
 * What was written while a message was being sent: the next one. A blank at its end does not count, which keyboards take back before a
 * punctuation mark.
 */
export function writtenSince(now: string, sent: string): string {
  const words = sent.trimEnd();
  return now.startsWith(words) ? now.slice(words.length).trimStart() : now;
}
