import type DataLoader from 'dataloader';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestContext } from '../../core/context.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import type { RecordedCondition } from '../bookings/stay/move-in.rules.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { Claim } from './claim.entity.js';
import { claimStatusesThat } from './claim-status.rules.js';
import { ClaimStatus, type ClaimSide } from './claim.enums.js';
import { ConditionMoment } from './condition/condition.enums.js';
import { inventoryHash } from './condition/inventory.rules.js';
import type { ClaimEvidence } from './evidence/claim-evidence.entity.js';
import { depositsTaken } from './money/remedy-amounts.js';
import type { ClaimQuestion } from './questions/claim-question.entity.js';

/** The claims of each booking, newest first; callers check who may read the bookings. */
export function bookingClaimsLoader(ctx: RequestContext): DataLoader<string, readonly Claim[]> {
  return ctx.loaders.get<string, readonly Claim[]>('booking-claims', async (ids) => {
    const found: Claim[] = await ctx.db
      .selectFrom('Claim')
      .selectAll()
      .where('bookingId', 'in', ids)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return ids.map((id) => found.filter(({ bookingId }) => bookingId === id));
  });
}

/** What claims charged of each booking's deposit, cents. */
export function depositTakenLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('deposit-taken', async (ids) => {
    const taken = await depositsTaken(ctx, ids, null);
    return ids.map((id) => taken.get(id) ?? 0);
  });
}

/** A claim the viewer may read; null for all others. */
export async function findClaim(ctx: RequestContext, id: string): Promise<Claim | null> {
  const claim = await ctx.em.fork().findOne(Claim, id);
  return claim && (await bookingLoader(ctx).load(claim.bookingId)) ? claim : null;
}

/** The booking of a claim that the viewer may read. */
export async function claimBooking(ctx: RequestContext, { bookingId }: Claim): Promise<Booking> {
  const booking = await bookingLoader(ctx).load(bookingId);
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  return booking;
}

/** The files of each claim, in order. */
export function evidenceLoader(ctx: RequestContext): DataLoader<string, readonly ClaimEvidence[]> {
  return ctx.loaders.get<string, readonly ClaimEvidence[]>('claim-evidence', async (ids) => {
    const found: ClaimEvidence[] = await ctx.db
      .selectFrom('ClaimEvidence')
      .selectAll()
      .where('claimId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return ids.map((id) => found.filter(({ claimId }) => claimId === id));
  });
}

/** The staff's questions about each claim, oldest first. */
export function questionsLoader(ctx: RequestContext): DataLoader<string, readonly ClaimQuestion[]> {
  return ctx.loaders.get<string, readonly ClaimQuestion[]>('claim-questions', async (ids) => {
    const found: ClaimQuestion[] = await ctx.db
      .selectFrom('ClaimQuestion')
      .selectAll()
      .where('claimId', 'in', ids)
      .orderBy('number')
      .execute();
    return ids.map((id) => found.filter(({ claimId }) => claimId === id));
  });
}

/** The question that a side can answer now; null when there is none. */
export async function questionFor(
  ctx: RequestContext,
  claim: Claim,
  side: ClaimSide | null,
): Promise<ClaimQuestion | null> {
  if (claim.status !== ClaimStatus.AWAITING_DATA || side === null) return null;
  const open = (await questionsLoader(ctx).load(claim.id)).find(({ endedAt }) => endedAt === null);
  return open?.side === side && ctx.clock.now() < open.answerBy ? open : null;
}

/** What lists show of a booking's claims and of the records for its move-in. */
export interface BookingRecords extends RecordedCondition {
  /** The sides that have an open claim. */
  readonly openSides: readonly ClaimSide[];
}

/** One statement for all bookings of a list; callers check who may read them. */
export function bookingRecordsLoader(ctx: RequestContext): DataLoader<string, BookingRecords> {
  return ctx.loaders.get<string, BookingRecords>('booking-records', async (ids) => {
    const rows = await recordsQuery(ctx, ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => recordsOf(id, byId.get(id)));
  });
}

type RecordsRow = Awaited<ReturnType<ReturnType<typeof recordsQuery>['execute']>>[number];

function recordsQuery({ db }: RequestContext, ids: readonly string[]) {
  return db
    .selectFrom('Booking as b')
    .where('b.id', 'in', ids)
    .select((eb) => [
      'b.id',
      jsonArrayFrom(
        eb
          .selectFrom('Claim as c')
          .whereRef('c.bookingId', '=', 'b.id')
          .where('c.status', 'in', claimStatusesThat('isOpen'))
          .select('c.side'),
      ).as('openClaims'),
      eb
        .selectFrom('ConditionPhoto as cp')
        .whereRef('cp.bookingId', '=', 'b.id')
        .where('cp.moment', '=', ConditionMoment.MOVE_IN)
        .select(({ fn }) => fn.countAll<string>().as('photos'))
        .as('photoCount'),
      jsonArrayFrom(eb.selectFrom('InventorySignature as s').whereRef('s.bookingId', '=', 'b.id').select('s.hash')).as(
        'signatures',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('InventoryItem as i')
          .whereRef('i.bookingId', '=', 'b.id')
          .orderBy('i.position')
          .select(['i.name', 'i.kind', 'i.valueCents as cents']),
      ).as('items'),
    ]);
}

function recordsOf(bookingId: string, row?: RecordsRow): BookingRecords {
  const items = (row?.items ?? []).map(({ name, kind, cents }) => ({ name, kind, valueCents: cents }));
  const hash = inventoryHash(bookingId, items);
  return {
    openSides: (row?.openClaims ?? []).map(({ side }) => side),
    photoCount: Number(row?.photoCount ?? 0),
    isInventorySigned: items.length > 0 && row?.signatures.filter((signed) => signed.hash === hash).length === 2,
  };
}
