/** Guides of the API that readers rate, each with the date of its text; the texts are in the client (`guide-list.ts`). */
export const API_GUIDES: Readonly<Record<string, string>> = {
  'api/first-call': '2026-11-26',
  'api/keys': '2026-11-26',
  'api/errors': '2026-11-26',
  'api/limits': '2026-11-26',
  'api/search': '2026-11-26',
  'api/book': '2026-11-26',
  'api/host': '2026-11-26',
  'api/events': '2026-11-26',
  'api/changes': '2026-11-26',
};
