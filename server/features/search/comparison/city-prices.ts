/** What storage centres ask in a city, as published by somebody else. */
interface CentrePrice {
  /** Path of the city's page. */
  readonly city: string;
  /** Mean of a month and square metre, cents. */
  readonly perM2Cents: number;
}

/**
 * Typed by hand from one dated article: nobody measured them for Hueco. The article names neither the sizes behind its means nor whether they
 * include IVA, which the page says. Newer ones replace them all at once, with their day.
 */
export const CENTRE_PRICES: {
  readonly source: string;
  readonly title: string;
  readonly url: string;
  readonly publishedOn: string;
  readonly prices: readonly CentrePrice[];
} = {
  source: 'laSexta',
  title: 'El alquiler de trasteros, disparado: en Barcelona el metro cuadrado ya ha alcanzado los 42,57 euros',
  url: 'https://www.lasexta.com/noticias/sociedad/barcelona-santiago-asi-cambian-precios-alquiler-trasteros-espana_20260110696262c7af09df5010a0c35e.html',
  publishedOn: '2026-01-10',
  prices: [
    { city: 'madrid', perM2Cents: 2960 },
    { city: 'barcelona', perM2Cents: 4257 },
    { city: 'valencia', perM2Cents: 3136 },
  ],
};
