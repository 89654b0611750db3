import type { RequestContext } from '../../../core/context.js';
import { type Geocoder, PlaceKind } from '../../../ports/geocoder.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { citiesOf } from '../market.js';
import { CITY_RECORDS, type CityRecord } from '../places/city-records.js';
import { cityStatistics, type CityStatistics } from './city-statistics.js';
import type { CityDistrict, CityPage } from './city-page.types.js';
import { districtOutlines } from './district-outlines.js';

/** The page of a city of the product; null for any other. */
export async function cityPage(ctx: RequestContext, slug: string): Promise<CityPage | null> {
  const record = CITY_RECORDS.find((known) => known.slug === slug);
  const city = record && (await citiesOf(ctx)).find((known) => known.slug === slug);
  if (!record || !city) return null;
  const { prices, types, verifiedCount, districts } = await cityStatistics(ctx, slug);
  return {
    city,
    prices,
    types,
    verifiedCount,
    districts: allDistricts(ctx.ports.geocoder, record, districts),
    outlinesPath: districtOutlines(ctx.config.geoDataDir, slug) ? `/map/outlines/${slug}.json` : null,
  };
}

/** The spaces a city's page shows, without those hidden since its statistics were cached. */
export async function cityFeatured(ctx: RequestContext, slug: string): Promise<SpaceRow[]> {
  const { featuredIds } = await cityStatistics(ctx, slug);
  const spaces = await loadSpaces(ctx, [...featuredIds]);
  return spaces.filter(({ status }) => status === SpaceStatus.PUBLISHED);
}

/** The city's own list of districts, and other names found in spaces. */
function allDistricts(geocoder: Geocoder, record: CityRecord, offered: CityStatistics['districts']): CityDistrict[] {
  const byName = new Map(offered.map((district) => [district.name, district]));
  const names = new Set([...Object.keys(record.districts), ...byName.keys()]);
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((name) => ({
      name,
      count: byName.get(name)?.count ?? 0,
      medianCents: byName.get(name)?.medianCents ?? null,
      search: searchFor(geocoder, record, name),
    }));
}

const searches = new WeakMap<Geocoder, Map<string, string | null>>();

/** The shortest search text for this very district: several cities have a "Centro". */
function searchFor(geocoder: Geocoder, { name: city }: CityRecord, district: string): string | null {
  let held = searches.get(geocoder);
  if (!held) searches.set(geocoder, (held = new Map()));
  const key = `${city}|${district}`;
  const known = held.get(key);
  if (known !== undefined) return known;
  const isMeant = (text: string): boolean => {
    const place = geocoder.understand(text);
    return place?.kind === PlaceKind.DISTRICT && place.city === city && (place.district ?? place.name) === district;
  };
  const found = [district, `${district} ${city}`, `distrito ${district} ${city}`].find(isMeant) ?? null;
  held.set(key, found);
  return found;
}
