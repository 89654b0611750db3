import type { CityPageQuery } from '../../generated/graphql';
import type { Formats } from '../../i18n/format';
import { formatSearch } from '../../ui/search-pill/search-params';

export type CityData = NonNullable<CityPageQuery['city']>;
export type CityDistrict = CityData['districts'][number];
export type CityPrices = NonNullable<CityData['prices']>;
export type CityType = CityData['types'][number];

/** The price range of the middle 80% of spaces. */
export const usualRange = (formats: Pick<Formats, 'priceRange'>, prices: CityPrices): string =>
  formats.priceRange(prices.shownLowCents, prices.shownHighCents);

/** The search for a district; null for one without spaces. */
export const districtPath = ({ count, search }: CityDistrict): string | null =>
  count > 0 && search ? `/search?${formatSearch({ postalCode: search })}` : null;

/** The search for the whole city. */
export const citySearchPath = (name: string): string => `/search?${formatSearch({ city: name })}`;

/** Those with the most spaces first. */
export const fullest = (districts: readonly CityDistrict[]): CityDistrict[] =>
  districts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);

/** The staff's text about a city, in the language of the page. */
export const textsOf = (data: CityData, language: string): CityData['textsEs'] =>
  language === 'en' ? data.textsEn : data.textsEs;
