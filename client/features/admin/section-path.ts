/** The sections of the staff's page, in their order; the first opens by itself. */
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

/** The section an address names. */
export function sectionOf(query: URLSearchParams): SectionName {
  return SECTION_NAMES.find((name) => name === query.get('section')) ?? SECTION_NAMES[0];
}

/** The address of a section, and of one thing in it. */
export function sectionPath(name: SectionName, id?: string): string {
  const query = new URLSearchParams({ ...(name === SECTION_NAMES[0] ? {} : { section: name }), ...(id ? { id } : {}) });
  return query.size > 0 ? `/admin?${query}` : '/admin';
}
