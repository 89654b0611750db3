import type { ServiceContext } from '../../../core/context.js';
import { divideRounded, type Cents } from '../../../core/values/money.js';
import type { CycleAmounts, MonthRefund } from './plan-cycles.rules.js';

type Parts = Pick<CycleAmounts, 'rentCents' | 'renterFeeCents' | 'protectionCents'>;

/** What of each collected month can still go back: a claim or the staff may have ordered a part of it before. */
export async function refundableMonths({ db }: ServiceContext, bookingId: string): Promise<ReadonlyMap<number, Parts>> {
  const rows = await db
    .selectFrom('Payment as p')
    .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('Refund as f')
          .select((refund) => [
            'f.paymentId',
            refund.fn.sum<string>('f.rentCents').as('rent'),
            refund.fn.sum<string>('f.renterFeeCents').as('fee'),
            refund.fn.sum<string>('f.protectionCents').as('protection'),
          ])
          .where('f.bookingId', '=', bookingId)
          .groupBy('f.paymentId')
          .as('r'),
      (join) => join.onRef('r.paymentId', '=', 'p.id'),
    )
    .select(['c.monthNo', 'p.rentCents', 'p.renterFeeCents', 'p.protectionCents', 'r.rent', 'r.fee', 'r.protection'])
    .where('p.bookingId', '=', bookingId)
    .where('p.capturedAt', 'is not', null)
    .execute();
  const months = new Map<number, Parts>();
  for (const row of rows) {
    const { rentCents = 0, renterFeeCents = 0, protectionCents = 0 } = months.get(row.monthNo) ?? {};
    months.set(row.monthNo, {
      rentCents: rentCents + row.rentCents - Number(row.rent ?? 0),
      renterFeeCents: renterFeeCents + row.renterFeeCents - Number(row.fee ?? 0),
      protectionCents: protectionCents + row.protectionCents - Number(row.protection ?? 0),
    });
  }
  return months;
}

/** A refund of a month, no more than is left of it; tax, commission and the host's share follow in proportion. */
export function withinLeft(refund: MonthRefund, left: Parts | undefined): MonthRefund {
  const rentCents = Math.min(refund.rentCents, left?.rentCents ?? 0);
  const renterFeeCents = Math.min(refund.renterFeeCents, left?.renterFeeCents ?? 0);
  const protectionCents = Math.min(refund.protectionCents, left?.protectionCents ?? 0);
  const commissionCents = partOf(refund.commissionCents, rentCents, refund.rentCents);
  return {
    monthNo: refund.monthNo,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: partOf(refund.ivaCents, renterFeeCents, refund.renterFeeCents),
    totalCents: rentCents + renterFeeCents + protectionCents,
    commissionCents,
    hostNetCents: rentCents - commissionCents,
  };
}

function partOf(cents: Cents, part: Cents, whole: Cents): Cents {
  return whole === 0 ? 0 : divideRounded(cents * part, whole);
}
