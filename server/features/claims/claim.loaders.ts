import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { PaymentStatus } from '../bookings/booking-types.js';
import type { RecordedCondition } from '../bookings/stay/move-in.rules.js';
import type { Cents } from '../../core/values/money.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { Claim } from './claim.entity.js';
import { claimStatusesThat } from './claim-transitions.js';
import type { ClaimSide } from './claim-types.js';
import { ConditionMoment } from './condition/condition-types.js';
import { inventoryHash } from './condition/inventory.rules.js';
import type { DamagedItem } from './proposal/guarantee.rules.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';

/** The claims of each booking, newest first; who may read the bookings is checked before. */
export function bookingClaimsLoader(ctx: RequestContext): DataLoader<string, readonly Claim[]> {
  return ctx.loaders.get<string, readonly Claim[]>('booking-claims', async (ids) => {
    const found = await ctx.em
      .fork()
      .find(Claim, { bookingId: { $in: [...ids] } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    return ids.map((id) => found.filter(({ bookingId }) => bookingId === id));
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

/** The files of each claim, in their order. */
export function evidenceLoader(ctx: RequestContext): DataLoader<string, readonly ClaimEvidence[]> {
  return ctx.loaders.get<string, readonly ClaimEvidence[]>('claim-evidence', async (ids) => {
    const found = await ctx.em
      .fork()
      .find(ClaimEvidence, { claimId: { $in: [...ids] } }, { orderBy: { position: 'asc', id: 'asc' } });
    return ids.map((id) => found.filter(({ claimId }) => claimId === id));
  });
}

/** What lists need to know of a booking's claims, its deposit and what was recorded for its move-in. */
export interface BookingRecords extends RecordedCondition {
  /** The sides that have an open claim. */
  readonly openSides: readonly ClaimSide[];
  /** What was charged of the deposit, or is being charged; cents. */
  readonly depositTakenCents: Cents;
}

interface RecordsRow {
  readonly id: string;
  readonly openSides: readonly ClaimSide[];
  readonly depositTakenCents: string;
  readonly photoCount: string;
  readonly hashes: readonly string[];
  readonly items: readonly DamagedItem[];
}

/** One statement for all bookings of a list; who may read them is checked before. */
export function bookingRecordsLoader(ctx: RequestContext): DataLoader<string, BookingRecords> {
  return ctx.loaders.get<string, BookingRecords>('booking-records', async (ids) => {
    const given = (values: readonly string[]): string => values.map(() => '?').join(', ');
    const open = claimStatusesThat('isOpen');
    const untaken = [PaymentStatus.FAILED, PaymentStatus.VOID];
    const rows = await ctx.em.fork().execute<RecordsRow[]>(
      `select b.id,
         array(select side from claims where booking_id = b.id and status in (${given(open)})) as "openSides",
         (select coalesce(sum(total_cents), 0) from payments
          where booking_id = b.id and kind = 'deposit' and status not in (${given(untaken)})) as "depositTakenCents",
         (select count(*) from condition_photos where booking_id = b.id and moment = ?) as "photoCount",
         array(select hash from inventory_signatures where booking_id = b.id) as hashes,
         (select coalesce(json_agg(json_build_object('name', name, 'kind', kind, 'valueCents', value_cents)
            order by position), '[]') from inventory_items where booking_id = b.id) as items
       from bookings b where b.id in (${given(ids)})`,
      [...open, ...untaken, ConditionMoment.MOVE_IN, ...ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => recordsOf(id, byId.get(id)));
  });
}

function recordsOf(bookingId: string, row?: RecordsRow): BookingRecords {
  const items = row?.items ?? [];
  const hash = inventoryHash(bookingId, items);
  return {
    openSides: row?.openSides ?? [],
    depositTakenCents: Number(row?.depositTakenCents ?? 0),
    photoCount: Number(row?.photoCount ?? 0),
    isInventorySigned: items.length > 0 && row?.hashes.filter((signed) => signed === hash).length === 2,
  };
}
