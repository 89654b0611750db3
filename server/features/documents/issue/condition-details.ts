import type { ServiceContext } from '../../../core/context.js';
import { readInventory } from '../../claims/condition/read-inventory.js';
import { ConditionMoment } from '../../claims/condition/condition.enums.js';
import type { ConditionDetails } from '../document-content.types.js';

/** The content of a condition report: the photos of the moment, and the list of stored things with its signatures. */
export async function conditionDetails(
  tx: ServiceContext,
  bookingId: string,
  moment: ConditionMoment,
): Promise<Omit<ConditionDetails, 'space'>> {
  const { items, signatures } = await readInventory(tx, bookingId);
  const names = await namesOf(
    tx,
    signatures.map(({ userId }) => userId),
  );
  return {
    recordedAt: tx.clock.now().toISOString(),
    notes: '',
    photos: await photosOf(tx, bookingId, moment),
    inventory: items.map(({ name, valueCents }) => ({ name, valueCents })),
    signatures: signatures.map(({ userId, signedAt }) => ({
      name: names.get(userId) ?? '',
      signedAt: signedAt.toISOString(),
    })),
  };
}

/** The photos of a moment, oldest first, with who took them. */
export async function photosOf(
  { db }: ServiceContext,
  bookingId: string,
  moment: ConditionMoment,
): Promise<ConditionDetails['photos']> {
  const photos = await db
    .selectFrom('ConditionPhoto as p')
    .innerJoin('User as u', 'u.id', 'p.uploaderId')
    .select(['u.fullName', 'p.createdAt'])
    .where('p.bookingId', '=', bookingId)
    .where('p.moment', '=', moment)
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
  return photos.map(({ fullName, createdAt }, index) => ({
    caption: `${index + 1} · ${fullName}`,
    takenAt: new Date(createdAt).toISOString(),
  }));
}

/** When the last report of a moment was issued; null without one. */
export async function lastReportAt(
  { db }: ServiceContext,
  bookingId: string,
  moment: ConditionMoment,
): Promise<Date | null> {
  const row = await db
    .selectFrom('IssuedDocument')
    .select((eb) => eb.fn.max('issuedAt').as('at'))
    .where('bookingId', '=', bookingId)
    .where('sourceType', '=', moment)
    .executeTakeFirst();
  return row?.at ?? null;
}

async function namesOf({ db }: ServiceContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('User').select(['id', 'fullName']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}
