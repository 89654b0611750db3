import { toStoredUserAgent } from '../../accounts/sessions/user-agent.js';
import { createHash, randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { loadProhibitedGoods } from '../../content/prohibited-goods/prohibited-goods.js';
import { findTerms } from '../billing/agree-terms.js';
import type { Booking } from '../booking.entity.js';
import type { AcceptanceKind } from './acceptance.entity.js';

/** The version of the mandate shown at checkout, named by the day it came into force. */
export const MANDATE_VERSION = '2026-11-28';

/** An acceptance. */
interface Accepted {
  readonly kind: AcceptanceKind;
  readonly version: string;
  readonly bookingId: string | null;
  /** The amounts and days that were shown; their hash is stored, so the names and their order must not change. */
  readonly content: object;
}

/** Records that the viewer accepts something; idempotent. */
export function recordAcceptance(tx: SignedInContext, accepted: Accepted): Promise<void> {
  return recordAcceptances(tx, [accepted]);
}

async function recordAcceptances(tx: SignedInContext, accepted: readonly Accepted[]): Promise<void> {
  await tx.db
    .insertInto('Acceptance')
    .values(
      accepted.map(({ kind, version, bookingId, content }) => ({
        id: randomUUID(),
        userId: tx.viewer.id,
        bookingId,
        kind,
        version,
        hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
        at: tx.clock.now(),
        ip: tx.client.ip,
        userAgent: toStoredUserAgent(tx.client.userAgent),
      })),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'version', 'bookingId']).doNothing())
    .execute();
}

/** What the renter accepts with a request: the mandate, the rule on goods, and the first version of the agreement. */
export async function acceptByRequest(tx: SignedInContext, booking: Booking): Promise<void> {
  const { id: bookingId, charges } = booking;
  const content = offerOf(booking);
  const prohibited = await loadProhibitedGoods(tx);
  await recordAcceptances(tx, [
    { kind: 'mandate', version: MANDATE_VERSION, bookingId, content: { charges } },
    {
      kind: 'prohibited_goods',
      version: prohibited.version,
      bookingId,
      content: { goods: booking.goods, prohibited: prohibited.entries },
    },
    { kind: 'rental_terms', version: '1', bookingId, content },
  ]);
}

/** The host's acceptance of a request. */
export function acceptByAnswer(tx: SignedInContext, booking: Booking): Promise<void> {
  const content = offerOf(booking);
  return recordAcceptance(tx, { kind: 'rental_terms', version: '1', bookingId: booking.id, content });
}

/** The version of the agreement that the viewer has just created, as by a renewal or by accepting other days. */
export async function acceptTerms(tx: SignedInContext, booking: Booking): Promise<void> {
  const terms = await findTerms(tx, booking.id);
  if (!terms) throw new Error(`booking ${booking.id} has no agreement`);
  const { version, from, to, termType, monthlyRentCents, protectionPlan, depositCents, isLastFeeWaived } = terms;
  const sums = { monthlyRentCents, protectionPlan, depositCents, isLastFeeWaived };
  await recordAcceptance(tx, {
    kind: 'rental_terms',
    version: String(version),
    bookingId: booking.id,
    content: { startsOn: from, endsOn: to, termType, ...sums },
  });
}

function offerOf({ from, to, termType, charges, cancellationPolicy, protectionPlan, depositCents }: Booking) {
  return { startsOn: from, endsOn: to, termType, charges, cancellationPolicy, protectionPlan, depositCents };
}
