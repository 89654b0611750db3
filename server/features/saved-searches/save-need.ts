import { loadConstants } from '../../core/constants/load-constants.js';
import type { ServiceContext } from '../../core/context.js';
import { ValidationError } from '../../core/errors/errors.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { PlaceKind } from '../../ports/geocoder.js';
import type { NeedEntered } from '../onboarding/onboarding.events.js';
import { refuseWrongFilter } from '../search/check-filter.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';
import { createSavedSearch, MAX_NAME_LENGTH } from './save-search.js';
import { canonicalFilter } from './saved-filter.rules.js';

/** Saves the need entered during onboarding as a search named after the place. A filter that became invalid, such as by a day that has passed, is dropped without a retry. */
export async function saveNeed(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const { userId, place, from, to, things } = payload as NeedEntered['payload'];
  const filter = canonicalFilter({ ...toPlaceFilter(tx, place), from, to, things: things as SpaceFilter['things'] });
  try {
    refuseWrongFilter(filter, tx.clock.today(), (await loadConstants(tx)).MAX_LEAD_DAYS);
  } catch (error) {
    if (error instanceof ValidationError) return;
    throw error;
  }
  const name = [...place.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME_LENGTH).join('');
  await createSavedSearch(tx, userId, { filter, name, cadence: AlertCadence.AT_ONCE });
}

/* Distinguishes cities as the search field does, so that both give the same filter. */
function toPlaceFilter({ ports }: ServiceContext, text: string): Pick<SpaceFilter, 'city' | 'postalCode'> {
  const place = ports.geocoder.understand(text);
  const isCity = place?.kind === PlaceKind.CITY && ports.geocoder.cityOf({ city: place.name }) !== null;
  return isCity ? { city: place.name } : { postalCode: text };
}
