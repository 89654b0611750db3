import type { ServiceContext } from '../../../core/context.js';
import { rentOfShare } from '../../bookings/ledger/share-amounts.rules.js';
import { partsOfPayout } from '../../bookings/payouts/move-payout.js';
import { Payout } from '../../bookings/payouts/payout.entity.js';
import { commissionOf } from '../../bookings/quote/booking-terms.js';
import type { PayoutDetails } from '../document-content.types.js';

type Row = PayoutDetails['rows'][number];

/** The content of a payout's statement, by its ledger postings. */
export async function payoutDetails(
  tx: ServiceContext,
  payoutId: string,
): Promise<PayoutDetails & { readonly hostId: string; readonly payoutId: string }> {
  const { hostId, arrivesOn, ibanLast4 } = await tx.em.findOneOrFail(Payout, payoutId);
  const parts = await partsOfPayout(tx, payoutId);
  const bookings = await bookingsOf(
    tx,
    parts.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const cycles = await cyclesOf(
    tx,
    parts.flatMap(({ cycleId }) => cycleId ?? []),
  );
  const rows = parts.map(({ bookingId, cycleId, amountCents }): Row => {
    const booking = bookings.get(bookingId ?? '');
    const cycle = cycles.get(cycleId ?? '');
    const commission = booking && cycle ? commissionOf(booking.termsSnapshot) : null;
    const rentCents = cycle && commission ? rentOfShare(amountCents, cycle, commission.bps) : 0;
    return {
      reference: booking?.reference ?? '',
      from: cycle?.from ?? null,
      to: cycle?.to ?? null,
      rentCents,
      commissionCents: cycle ? amountCents - rentCents : 0,
      // A fee, or an entry of the staff, which belongs to no period.
      withheldCents: cycle ? 0 : amountCents,
      netCents: amountCents,
      commission,
    };
  });
  return { hostId, payoutId, arrivesOn, ibanLast4: ibanLast4 ?? '', rows };
}

async function bookingsOf({ db }: ServiceContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('Booking')
    .select(['id', 'reference', 'termsSnapshot'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function cyclesOf({ db }: ServiceContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('BillingCycle')
    .select(['id', 'from', 'to', 'rentCents', 'hostNetCents'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
