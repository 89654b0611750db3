/** Maximum length and number of a post's tags. */
export const TAGS = { min: 2, max: 30, most: 5 } as const;

/** The tags of a comma-separated line. */
export const tagsOf = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
