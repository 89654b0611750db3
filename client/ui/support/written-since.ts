/** What was written while a message was being sent: the next one. */
export const writtenSince = (now: string, sent: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
