/** The price of a rented storage room in a city, as published by a third party. */
interface CityPrice {
  /** Path of the city's page. */
  readonly city: string;
  /** Average monthly price per square metre, cents. */
  readonly perM2Cents: number;
}

/**
 * Average prices of rented storage rooms per square metre, entered manually from one dated article, which states no companies, sizes,
 * period nor whether IVA is included: the page says so. Newer ones replace them all at once, with their date.
 */
export const CITY_PRICES: {
  readonly source: string;
  readonly title: string;
  readonly url: string;
  readonly publishedOn: string;
  readonly prices: readonly CityPrice[];
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
