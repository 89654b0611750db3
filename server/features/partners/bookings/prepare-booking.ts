import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { TermType } from '../../bookings/booking-types.js';
import { startBooking } from '../../bookings/lifecycle/start-booking.js';
import type { PrepareBookingInput, PrepareBookingPayload } from './prepare-booking.types.js';

/** Holds the days for the person and leads to our checkout, which takes the same hold: a program neither pays nor accepts terms. */
export async function prepareBooking(ctx: SignedInContext, input: PrepareBookingInput): Promise<PrepareBookingPayload> {
  const termType = input.termType ?? TermType.FIXED;
  const to = input.to ?? null;
  const booking = await startBooking(ctx, {
    spaceId: fromGlobalId('Space', input.spaceId),
    from: input.from,
    to,
    termType,
    // A repeated call finds the hold of the same days, or is answered by its Idempotency-Key.
    idempotencyKey: randomUUID(),
  });
  return { booking, checkoutUrl: checkoutUrl(ctx, { spaceId: input.spaceId, from: input.from, to, termType }) };
}

/** The address of the checkout, with the keys of `client/ui/booking/stay-address.ts`. */
function checkoutUrl(
  { config }: SignedInContext,
  { spaceId, from, to, termType }: { spaceId: string; from: string; to: string | null; termType: TermType },
): string {
  const url = new URL(`/booking/${spaceId}`, config.publicUrl);
  url.searchParams.set('from', from);
  if (termType === TermType.ROLLING) url.searchParams.set('term', 'rolling');
  else if (to) url.searchParams.set('to', to);
  return url.href;
}
