/** The sections of the staff's page, in order; the first one is the default. */
export const SECTION_NAMES = [
  'market',
  'spaces',
  'verifications',
  'reviews',
  'support',
  'money',
  'data',
  'transparency',
  'settings',
  'content',
  'words',
  'help',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** The section of a path. */
export function sectionOf(query: URLSearchParams): SectionName {
  return SECTION_NAMES.find((name) => name === query.get('section')) ?? SECTION_NAMES[0];
}

/** The path of a section, and of one item in it. */
export function sectionPath(name: SectionName, id?: string): string {
  const query = new URLSearchParams({ ...(name === SECTION_NAMES[0] ? {} : { section: name }), ...(id ? { id } : {}) });
  return query.size > 0 ? `/admin?${query}` : '/admin';
}
