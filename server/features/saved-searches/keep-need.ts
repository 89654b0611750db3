import type { ServiceContext } from '../../core/context.js';
import { ValidationError } from '../../core/errors.js';
import type { StoredEvent } from '../../core/events.js';
import { PlaceKind } from '../../ports/geocoder.js';
import type { NeedTold } from '../onboarding/onboarding.events.js';
import { refuseWrongFilter } from '../search/check-filter.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { keepSearch } from './save-search.js';
import { canonicalFilter } from './saved-filter.rules.js';
import { AlertCadence } from './saved-search.types.js';

const MOST_LETTERS = 60;

/** Keeps what somebody told she needs as a search of hers, called like the place. A day that has passed meanwhile is no reason to try again. */
export async function keepNeed(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const { userId, place, from, to, things } = payload as NeedTold['payload'];
  const filter = canonicalFilter({ ...whereOf(tx, place), from, to, things: things as SpaceFilter['things'] });
  try {
    refuseWrongFilter(filter, tx.clock.today());
  } catch (error) {
    if (error instanceof ValidationError) return;
    throw error;
  }
  const name = [...place.replace(/\s+/g, ' ').trim()].slice(0, MOST_LETTERS).join('');
  await keepSearch(tx, userId, { filter, name, cadence: AlertCadence.AT_ONCE });
}

/* As the search's own field tells cities from the rest, so that it is the same search. */
function whereOf({ ports }: ServiceContext, text: string): Pick<SpaceFilter, 'city' | 'postalCode'> {
  const place = ports.geocoder.understand(text);
  const isCity = place?.kind === PlaceKind.CITY && ports.geocoder.cityOf({ city: place.name }) !== null;
  return isCity ? { city: place.name } : { postalCode: text };
}
