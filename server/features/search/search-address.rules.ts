import { flagFilterList, numberFilterList } from './plain-filters.rules.js';
import type { SpaceFilter } from './search.inputs.js';

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
  for (const [name, { key }] of numberFilterList) {
    const value = filter[name];
    put(key, value != null && String(name.endsWith('Cents') ? value / 100 : value));
  }
  put('things', filter.things?.map(({ thing, count }) => `${thing}-${count}`).join(','));
  put('features', filter.features?.join(','));
  put('access', filter.accessMode);
  for (const [name, { key }] of flagFilterList) put(key, filter[name] === true && '1');
  put(
    'bbox',
    filter.bounds && [filter.bounds.west, filter.bounds.south, filter.bounds.east, filter.bounds.north].join(','),
  );
  return params;
}
