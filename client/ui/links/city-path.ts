/** The cities that have a page of their own (LOC-4). */
export const CITY_SLUGS = [
  'madrid',
  'barcelona',
  'valencia',
  'sevilla',
  'zaragoza',
  'malaga',
  'murcia',
  'palma',
  'bilbao',
] as const;
