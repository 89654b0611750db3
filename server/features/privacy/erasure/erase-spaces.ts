import { sql } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { PartNote } from '../../spaces/approval/changes-text.rules.js';
import { emptyValue, spaceColumns, type SpaceFieldProperty } from '../../spaces/fields/space-columns.js';
import type { Space } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { spaceChanged } from '../../spaces/space-hooks.js';

/** Removes a host's published spaces from the search. */
export async function pauseSpacesOf(tx: ServiceContext, userId: string): Promise<void> {
  const rows = await tx.db
    .updateTable('Space')
    .set({ status: SpaceStatus.PAUSED, pausedAt: tx.clock.now(), updatedAt: tx.clock.now() })
    .where('hostId', '=', userId)
    .where('status', '=', SpaceStatus.PUBLISHED)
    .returning('id')
    .execute();
  for (const { id } of rows) {
    await spaceChanged(tx, id);
    await recordEvent(tx, { type: 'space.paused', payload: { spaceId: id, hostId: userId, by: 'host' } });
  }
  // If the staff show a hidden space again, it is paused too.
  await tx.db
    .updateTable('Space')
    .set({ pausedAt: tx.clock.now() })
    .where('hostId', '=', userId)
    .where('status', '=', SpaceStatus.SUSPENDED)
    .execute();
}

/** Empties and archives a host's spaces; past bookings only need that there was a space of this type. */
export async function eraseSpacesOf(tx: ServiceContext, userId: string): Promise<void> {
  const photos = await tx.db
    .deleteFrom('SpacePhoto')
    .where('spaceId', 'in', tx.db.selectFrom('Space').select('id').where('hostId', '=', userId))
    .returning('storageKey')
    .execute();
  for (const storageKey of new Set(photos.map((photo) => photo.storageKey)))
    await addJob(tx, 'photo.forget', { storageKey });
  const spaces = await tx.db
    .updateTable('Space')
    .set({
      status: SpaceStatus.ARCHIVED,
      clientKey: null,
      ...erasedValues(),
      cityId: null,
      district: null,
      areaLat: null,
      areaLng: null,
      draft: {},
      draftSavedAt: null,
      featuredRank: null,
      changesAsked: null,
      changeNotes: sql<PartNote[]>`'[]'::jsonb`,
      updatedAt: tx.clock.now(),
    })
    .where('hostId', '=', userId)
    .returning('id')
    .execute();
  for (const { id } of spaces) {
    await tx.db.deleteFrom('CalendarShare').where('spaceId', '=', id).execute();
    await tx.db.deleteFrom('CalendarFeed').where('spaceId', '=', id).execute();
    await tx.db.deleteFrom('WaitingPlace').where('spaceId', '=', id).execute();
    await tx.db.deleteFrom('SpaceBlock').where('spaceId', '=', id).execute();
    await spaceChanged(tx, id);
  }
}

/** The values of the wizard's fields afterwards, except those kept for accounting. */
function erasedValues(): Partial<Pick<Space, SpaceFieldProperty>> {
  return Object.fromEntries(
    spaceColumns.filter(({ isRetained }) => !isRetained).map(({ field, property }) => [property, emptyValue(field)]),
  );
}
