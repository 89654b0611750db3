/** One line of plain text, cut at a word. */
export function oneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
