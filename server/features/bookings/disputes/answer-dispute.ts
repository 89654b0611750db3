import type { ServiceContext } from '../../../core/context.js';
import type { DisputeAnswer } from '../../../ports/payments/payee-records.js';
import type { AcceptanceKind } from '../acceptances/acceptance.entity.js';
import { ConsentPurpose } from '../../accounts/consent.enums.js';

/** The job that answers one dispute. */
export const ANSWER_DISPUTE_JOB = 'payments.answer-dispute';

/** Answers a dispute, once, with what both sides accepted and what happened; safe to repeat. */
export async function answerDispute(ctx: ServiceContext, provider: string, ref: string): Promise<void> {
  const port = ctx.ports.payments.named(provider);
  const dispute = await port.retrieveDispute(ref);
  // Submitted evidence is final: an answered dispute is no longer open.
  if (dispute.status === 'open') {
    const answer = await answerFor(ctx, provider, dispute.paymentRef);
    if (!answer) return;
    await port.answerDispute(ref, { ...answer, idempotencyKey: `dispute:${ref}` });
  }
  await ctx.db
    .updateTable('ReconciliationAlarm')
    .set({ answeredAt: ctx.clock.now() })
    .where('kind', '=', 'payment_disputed')
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .where('answeredAt', 'is', null)
    .execute();
}

type Evidence = Omit<DisputeAnswer, 'idempotencyKey'>;

/** The evidence of the payment's booking; null when the payment is not one of the platform's. */
async function answerFor(ctx: ServiceContext, provider: string, paymentRef: string): Promise<Evidence | null> {
  const booking = await ctx.db
    .selectFrom('Payment as p')
    .innerJoin('Booking as b', 'b.id', 'p.bookingId')
    .innerJoin('Space as s', 's.id', 'b.spaceId')
    .select(['b.id', 'b.reference', 'b.renterId', 'b.hostId'])
    .select(['b.from', 'b.to', 'b.cancellationPolicy', 's.title'])
    .where('p.provider', '=', provider)
    .where('p.providerRef', '=', paymentRef)
    .executeTakeFirst();
  if (!booking) return null;
  const { reference, title, from, to, cancellationPolicy } = booking;
  return {
    productDescription: `Storage space "${title ?? ''}", booking ${reference}, from ${from} to ${to}.`,
    cancellationPolicy: `Policy "${cancellationPolicy}", shown at checkout and on the receipt before the renter paid.`,
    acceptances: (await acceptancesOf(ctx, booking)).join('\n'),
    accessLog: (await historyOf(ctx, booking.id)).join('\n'),
  };
}

const ACCEPTED: Readonly<Record<AcceptanceKind, string>> = {
  mandate: 'the mandate for later charges',
  prohibited_goods: 'that nothing prohibited is stored',
  rental_terms: 'the agreement',
  change_offer: 'a change of the agreement, asked for',
  claim_sum: 'to pay what the host claims',
  invoicing: 'to be invoiced for',
};

/** Who accepted what, when and from where: the renter's terms of use, and what both sides accepted about the booking. */
async function acceptancesOf(ctx: ServiceContext, { id, renterId, hostId }: Sides): Promise<string[]> {
  const terms = await ctx.db
    .selectFrom('Consent')
    .select(['version', 'at'])
    .where('userId', '=', renterId)
    .where('purpose', '=', ConsentPurpose.TERMS)
    .where('isGranted', '=', true)
    .orderBy('at')
    .execute();
  const accepted = await ctx.db
    .selectFrom('Acceptance')
    .select(['userId', 'kind', 'version', 'at', 'ip', 'userAgent'])
    .where((eb) => eb.or([eb('bookingId', '=', id), eb.and([eb('userId', '=', hostId), eb('bookingId', 'is', null)])]))
    .orderBy('at')
    .orderBy('kind')
    .execute();
  return [
    ...terms.map(({ version, at }) => `Renter accepted the terms of use, version ${version}, on ${at.toISOString()}.`),
    ...accepted.map(({ userId, kind, version, at, ip, userAgent }) => {
      const who = userId === hostId ? 'Host' : 'Renter';
      // The user agent is included only together with the IP address.
      const from = ip === null ? '' : `, from ${ip} (${userAgent ?? ''})`;
      return `${who} accepted ${ACCEPTED[kind]}, version ${version}, on ${at.toISOString()}${from}.`;
    }),
  ];
}

interface Sides {
  readonly id: string;
  readonly renterId: string;
  readonly hostId: string;
}

async function historyOf(ctx: ServiceContext, bookingId: string): Promise<string[]> {
  const events = await ctx.db
    .selectFrom('BookingEvent')
    .select(['toStatus', 'actorRole', 'at'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute();
  return events.map(({ toStatus, actorRole, at }) => `${at.toISOString()} ${toStatus} (by ${actorRole})`);
}
