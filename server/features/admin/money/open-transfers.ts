import type { SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { PayoutStatus } from '../../bookings/payouts/payout.enums.js';
import { lacksPayoutDetails } from '../../bookings/payouts/payout-destination.js';
import { ClaimStatus, GuaranteePaymentStatus } from '../../claims/claim.enums.js';
import { OpenTransferKind, type OpenTransfer } from './open-transfer.types.js';

const LIST_MAX = 100;

/** What the guarantee owes for closed claims; none of the viewer's own bookings, whose money somebody else moves. */
export const selectOwedGuarantees = ({ db, viewer }: SignedInContext) =>
  db
    .selectFrom('GuaranteePayment as g')
    .innerJoin('Claim as c', 'c.id', 'g.claimId')
    .innerJoin('Booking as b', 'b.id', 'g.bookingId')
    .where('g.status', '=', GuaranteePaymentStatus.OWED)
    .where('c.status', '=', ClaimStatus.CLOSED)
    .where('b.renterId', '<>', viewer.id)
    .where('b.hostId', '<>', viewer.id);

/**
 * Failed payouts of other people; the next payout to the same host contains the money of an earlier one. One that waits for the host, who is
 * asked for an account every month, is nothing that the staff could do.
 */
export const selectFailedPayouts = ({ db, viewer, config }: SignedInContext) =>
  db
    .selectFrom('Payout as p')
    .innerJoin('User as u', 'u.id', 'p.hostId')
    .where('p.status', '=', PayoutStatus.FAILED)
    .where('p.hostId', '<>', viewer.id)
    .where((eb) => eb.not(lacksPayoutDetails(eb, config)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('Payout as q')
            .select('q.id')
            .whereRef('q.hostId', '=', 'p.hostId')
            .whereRef('q.createdAt', '>', 'p.createdAt'),
        ),
      ),
    );

/** The transfers that wait for the staff, the longest waiting first. */
export async function listOpenTransfers(ctx: SignedInContext): Promise<OpenTransfer[]> {
  const owed = await selectOwedGuarantees(ctx)
    .innerJoin('User as u', 'u.id', 'g.userId')
    .select(['g.claimId', 'g.amountCents', 'g.createdAt', 'c.reference', 'u.fullName'])
    .orderBy('g.createdAt')
    .orderBy('g.claimId')
    .limit(LIST_MAX)
    .execute();
  const failed = await selectFailedPayouts(ctx)
    .select(['p.id', 'p.amountCents', 'p.updatedAt', 'p.failureCode', 'u.fullName'])
    .orderBy('p.updatedAt')
    .orderBy('p.id')
    .limit(LIST_MAX)
    .execute();
  return [
    ...owed.map(({ claimId, amountCents, createdAt, reference, fullName }) => ({
      kind: OpenTransferKind.GUARANTEE,
      caseId: toGlobalId('Claim', claimId),
      reference,
      personName: fullName,
      amountCents,
      since: createdAt,
      failureCode: null,
    })),
    ...failed.map(({ id, amountCents, updatedAt, failureCode, fullName }) => ({
      kind: OpenTransferKind.PAYOUT,
      caseId: toGlobalId('StaffPayout', id),
      reference: null,
      personName: fullName,
      amountCents,
      since: updatedAt,
      failureCode,
    })),
  ];
}
