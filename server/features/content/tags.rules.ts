/** How long a tag of a post may be, and how many it may have. */
export const TAGS = { min: 2, max: 30, most: 5 } as const;

/** The tags of a line, with commas between them. */
export const tagsOf = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
