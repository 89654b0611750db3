import type { ServiceContext } from '../../../core/context.js';
import type { StayLine } from '../../bookings/quote/booking.pricing.js';
import { policyTermsOf } from '../../spaces/pricing/policy-terms.js';
import type { DocumentBody, TermsCharge } from '../document-content.types.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import { issueDocument } from './issue-document.js';
import { loadParties } from './paid-charge.js';
import { isSample, platformParty } from './platform-party.js';

/** Issues the agreed terms of a confirmed booking, one document for each side: the renter's names our fee, the host's our commission. */
export async function issueTerms(tx: ServiceContext, bookingId: string): Promise<void> {
  const booking = await tx.db
    .selectFrom('Booking as b')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .innerJoin('User as r', 'r.id', 'b.renterId')
    .selectAll('b')
    .select(['s.title', 'r.termsVersion'])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  if (booking.decidedAt === null || booking.requestedAt === null) return;
  const parties = await loadParties(tx, bookingId);
  const { constants } = booking.termsSnapshot;
  const terms = {
    type: 'terms',
    space: parties.space,
    spaceTitle: booking.title ?? '',
    renter: parties.renter.name,
    host: parties.host.name,
    isHostTrader: booking.termsSnapshot.isHostTrader,
    termType: booking.termType,
    from: booking.from,
    to: booking.to,
    cancellationPolicy: booking.cancellationPolicy,
    cancellationTerms: policyTermsOf(booking.cancellationPolicy, constants),
    protectionPlan: booking.protectionPlan,
    goods: booking.goods,
    declaredValue: booking.declaredValue,
    depositCents: booking.depositCents,
    renterNoticeDays: constants.RENTER_NOTICE_DAYS,
    hostNoticeDays: constants.HOST_NOTICE_DAYS,
    withdrawalDays: constants.WITHDRAWAL_DAYS,
    requestedAt: booking.requestedAt.toISOString(),
    confirmedAt: booking.decidedAt.toISOString(),
    termsVersion: booking.termsVersion ?? '',
  } as const;
  const sides = [
    [DocumentAudience.RENTER, parties.renter, toRenterCharge],
    [DocumentAudience.HOST, parties.host, toHostCharge],
  ] as const;
  for (const [audience, recipient, toCharge] of sides) {
    const body: DocumentBody = { ...terms, charges: booking.charges.map(toCharge) };
    await issueDocument(tx, {
      kind: DocumentKind.RENTAL_TERMS,
      audience,
      source: { type: 'booking', id: bookingId },
      bookingId,
      renterId: booking.renterId,
      hostId: booking.hostId,
      issuerId: null,
      lines: null,
      details: {
        issuer: platformParty(tx.config),
        recipient,
        reference: booking.reference,
        isSample: isSample(tx.config),
        body,
      },
    });
  }
}

function toRenterCharge({ from, to, rentCents, renterFeeCents, protectionCents, totalCents }: StayLine): TermsCharge {
  return { from, to, rentCents, feeCents: renterFeeCents, protectionCents, totalCents };
}

function toHostCharge({ from, to, rentCents, commissionCents, hostNetCents }: StayLine): TermsCharge {
  return { from, to, rentCents, feeCents: -commissionCents, protectionCents: 0, totalCents: hostNetCents };
}
