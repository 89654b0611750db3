import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { Payout } from '../../bookings/payouts/payout.entity.js';
import { PayoutStatus } from '../../bookings/payouts/payout.enums.js';
import { movementStateOf, PAYOUT_STATES } from './movement-states.rules.js';
import { mayMoveMoney } from './staff-payments.js';
import { StaffMoneyAct, StaffPayout, type StaffPayoutPart } from './staff-payment.types.js';

/** A payout by uuid; null when there is none. */
export async function findStaffPayout(ctx: ServiceContext, uuid: string): Promise<StaffPayout | null> {
  const payout = await ctx.em.fork().findOne(Payout, uuid);
  if (!payout) return null;
  const { amountCents, ibanLast4, provider, payoutRef, transferRef, failureCode, createdAt, completedAt } = payout;
  return Object.assign(new StaffPayout(), {
    payout,
    id: toGlobalId('StaffPayout', uuid),
    state: movementStateOf(PAYOUT_STATES, payout.status),
    amountCents,
    ibanLast4,
    provider,
    providerRef: payoutRef,
    transferRef,
    failureCode,
    orderedAt: createdAt,
    completedAt,
  });
}

/** The acts that the viewer may perform on a payout and its host's earnings now. */
export async function actsOfPayout(ctx: SignedInContext, { payout }: StaffPayout): Promise<StaffMoneyAct[]> {
  if (!mayMoveMoney(ctx.viewer, [payout.hostId])) return [];
  const holds = await hostHolds(ctx, payout.hostId);
  const isHeld = holds.some(({ bookingId, reason, releasedAt }) => {
    return bookingId === null && reason === 'staff' && releasedAt === null;
  });
  const isUnanswered = payout.status === PayoutStatus.SCHEDULED && payout.transferRef === null;
  return [
    ...(isUnanswered ? [StaffMoneyAct.FAIL_PAYOUT] : []),
    isHeld ? StaffMoneyAct.RELEASE_PAYOUT : StaffMoneyAct.HOLD_PAYOUT,
  ];
}

/** The holds of a host's earnings, past ones too. */
export function hostHolds({ db }: ServiceContext, hostId: string) {
  return db
    .selectFrom('EarningHold')
    .select(['id', 'bookingId', 'reason', 'releasedAt'])
    .where('hostId', '=', hostId)
    .execute();
}

/** The bookings of a payout, each with its part. */
export async function staffPayoutParts({ db }: ServiceContext, payoutId: string): Promise<StaffPayoutPart[]> {
  const rows = await db
    .selectFrom('LedgerEntry as l')
    .leftJoin('Booking as b', 'b.id', 'l.bookingId')
    .select((eb) => ['b.reference', eb.fn.sum<string>('l.amountCents').as('cents')])
    .where('l.payoutId', '=', payoutId)
    .where('l.rule', '=', 'payout_ordered')
    .where('l.account', '=', 'host_payable')
    .groupBy('b.reference')
    .orderBy('b.reference')
    .execute();
  return rows.map(({ reference, cents }) => ({ bookingReference: reference, amountCents: Number(cents) }));
}
