import type { ServiceContext } from '../../../../core/context.js';
import { hasStaffRole } from '../../../accounts/roles.js';
import { erasureBlockers } from '../../../privacy/erasure/erasure-blockers.js';
import { ErasureBlockerKind } from '../../../privacy/erasure/erasure.types.js';
import { MergeBlockerKind, type MergeBlocker } from './merge.types.js';

const OPEN: Readonly<Record<ErasureBlockerKind, MergeBlockerKind>> = {
  [ErasureBlockerKind.STAFF]: MergeBlockerKind.STAFF,
  [ErasureBlockerKind.BOOKING_AS_RENTER]: MergeBlockerKind.OPEN_BOOKING,
  [ErasureBlockerKind.BOOKING_AS_HOST]: MergeBlockerKind.OPEN_BOOKING,
  [ErasureBlockerKind.CLAIM_OPEN]: MergeBlockerKind.OPEN_MONEY,
  [ErasureBlockerKind.PAYMENT_DUE]: MergeBlockerKind.OPEN_MONEY,
  [ErasureBlockerKind.CHARGE_OWED]: MergeBlockerKind.OPEN_MONEY,
  [ErasureBlockerKind.PAYOUT_DUE]: MergeBlockerKind.OPEN_MONEY,
  [ErasureBlockerKind.PAYOUT_UNDER_WAY]: MergeBlockerKind.OPEN_MONEY,
};

const only = (kind: MergeBlockerKind): MergeBlocker => ({ kind, reference: null, amountCents: null });

/** The reasons against merging the first account into the second. */
export async function mergeBlockers(ctx: ServiceContext, fromId: string, intoId: string): Promise<MergeBlocker[]> {
  const open = await erasureBlockers(ctx, fromId);
  return [
    ...open.map(({ kind, reference, amountCents }) => ({ kind: OPEN[kind], reference, amountCents })),
    ...((await hasStaffRole(ctx, intoId)) ? [only(MergeBlockerKind.STAFF)] : []),
    ...((await hasBooks(ctx, fromId)) ? [only(MergeBlockerKind.BOOKS)] : []),
    ...((await haveDealt(ctx, fromId, intoId)) ? [only(MergeBlockerKind.DEALINGS)] : []),
  ];
}

/** Whether the ledger has money of a person, or a document carries their name: neither can be changed. */
async function hasBooks({ db }: ServiceContext, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('User as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('LedgerEntry as l').select('l.id').whereRef('l.hostId', '=', 'u.id')),
        eb.exists(
          eb
            .selectFrom('LedgerEntry as l')
            .innerJoin('Booking as b', 'b.id', 'l.bookingId')
            .select('l.id')
            .where((inner) =>
              inner.or([inner('b.renterId', '=', inner.ref('u.id')), inner('b.hostId', '=', inner.ref('u.id'))]),
            ),
        ),
        eb.exists(
          eb
            .selectFrom('IssuedDocument as d')
            .select('d.id')
            .where((inner) =>
              inner.or([inner('d.renterId', '=', inner.ref('u.id')), inner('d.hostId', '=', inner.ref('u.id'))]),
            ),
        ),
        eb.exists(eb.selectFrom('Credit as c').select('c.id').whereRef('c.userId', '=', 'u.id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of the two wrote to the other or requested a space of theirs: nobody can be both sides. */
async function haveDealt({ db }: ServiceContext, one: string, other: string): Promise<boolean> {
  const pair = [one, other];
  const [booking, conversation] = [
    await db
      .selectFrom('Booking')
      .select('id')
      .where('renterId', 'in', pair)
      .where('hostId', 'in', pair)
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom('Conversation')
      .select('id')
      .where('renterId', 'in', pair)
      .where('hostId', 'in', pair)
      .limit(1)
      .executeTakeFirst(),
  ];
  return booking !== undefined || conversation !== undefined;
}
