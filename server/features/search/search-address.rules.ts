import type { SpaceFilter } from './search.inputs.js';

/** The key of each plain number in the address of a search; money is written in euros. The client reads addresses by the same keys. */
export const ADDRESS_NUMBERS = {
  price_min: 'priceMinCents',
  price_max: 'priceMaxCents',
  size_min: 'sizeMinM2',
  size_max: 'sizeMaxM2',
  height_min: 'heightMinM',
  door_min: 'doorWidthMinM',
  stay_max: 'minStayMaxDays',
  radius: 'radiusM',
} as const satisfies Readonly<Record<string, keyof SpaceFilter>>;

/** The address of a search for links in mails (RTE-6 and the keys beside it); a test reads it back with the client's own. */
export function searchAddress(filter: SpaceFilter): string {
  const query = searchAddressQuery(filter).toString();
  return query ? `/search?${query}` : '/search';
}

/** Only what is set. Free text has no key of its own: the place takes any words. */
export function searchAddressQuery(filter: SpaceFilter): URLSearchParams {
  const params = new URLSearchParams();
  const put = (key: string, value: string | null | undefined | false): void => {
    if (value) params.set(key, value);
  };
  put('postal_code', filter.postalCode ?? (filter.city ? null : filter.text));
  put('city', filter.city);
  put('type', filter.type?.join(','));
  put('from', filter.from);
  put('to', filter.to);
  for (const [key, field] of Object.entries(ADDRESS_NUMBERS)) {
    const value = filter[field];
    put(key, value != null && String(field.endsWith('Cents') ? value / 100 : value));
  }
  put('things', filter.things?.map(({ thing, count }) => `${thing}-${count}`).join(','));
  put('features', filter.features?.join(','));
  put('access', filter.accessMode);
  put('always_open', filter.is24h === true && '1');
  put('instant', filter.isInstantBook === true && '1');
  put(
    'bbox',
    filter.bounds && [filter.bounds.west, filter.bounds.south, filter.bounds.east, filter.bounds.north].join(','),
  );
  return params;
}
