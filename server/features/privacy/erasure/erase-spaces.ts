import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events.js';
import { addJob } from '../../../core/jobs.js';
import { spaceChanged } from '../../spaces/space-hooks.js';

/** Takes a person's published spaces out of the search. */
export async function pauseSpacesOf(tx: ServiceContext, userId: string): Promise<void> {
  const rows = await tx.em.execute<{ id: string }[]>(`update spaces set status = 'paused', updated_at = ? where host_id = ? and status = 'published' returning id`, [
    tx.clock.now(),
    userId,
  ]);
  for (const { id } of rows) {
    await spaceChanged(tx, id);
    await recordEvent(tx, { type: 'space.paused', payload: { spaceId: id, hostId: userId, by: 'host' } });
  }
}

/** Empties a person's spaces for good: what bookings of the past need is that there was one, and of which kind. */
export async function eraseSpacesOf(tx: ServiceContext, userId: string): Promise<void> {
  const photos = await tx.em.execute<{ storage_key: string }[]>(
    'delete from space_photos where space_id in (select id from spaces where host_id = ?) returning storage_key',
    [userId],
  );
  for (const storageKey of new Set(photos.map((photo) => photo.storage_key))) await addJob(tx, 'photo.forget', { storageKey });
  const spaces = await tx.em.execute<{ id: string }[]>(
    `update spaces set status = 'archived', client_key = null, title = null, description = null, length_m = null, width_m = null, height_m = null, door_width_m = null,
       door_height_m = null, features = '{}', humidity = null, allowed_goods = '{}', tax_profile = null, nif = null, address = null, floor = null, door = null, city = null,
       city_id = null, postal_code = null, district = null, lat = null, lng = null, area_lat = null, area_lng = null, access_hours = '[]', access_instructions = null,
       declarations = null, draft = '{}', draft_saved_at = null, featured_rank = null, updated_at = ?
     where host_id = ? returning id`,
    [tx.clock.now(), userId],
  );
  for (const { id } of spaces) await spaceChanged(tx, id);
}
