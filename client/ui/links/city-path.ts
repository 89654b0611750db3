/** The cities that have a page of their own (LOC-4), and the one to come (HOM-1). */
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
  'granada',
] as const;
