import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus } from '../../../core/graphql/field-options.js';
import { Booking } from '../booking.entity.js';
import { canReadRenterMoney } from '../booking.policy.js';
import { GiveMandateInput, WithdrawMandateInput } from './mandate.inputs.js';
import { mandatedBookings, setMandate } from './mandates.js';

const INPUT = { description: 'The booking.' };
const COST = 10;
const cost = plus(COST);
const SHOWN = 5;

/** The renter's mandate for off-session charges, and its withdrawal. Requires a session: no key or app can change it. */
@Resolver(() => Booking)
export class MandateResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the renter withdrew the mandate for off-session charges: they pay each one by hand. Null while it is in force. Renter and admins; null for the host.',
  })
  mandateWithdrawnAt(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): Date | null {
    return canReadRenterMoney(viewer, booking) ? booking.mandateWithdrawnAt : null;
  }

  @Authorized()
  @Query(() => [Booking], {
    complexity: ({ childComplexity }) => COST + SHOWN * childComplexity,
    description:
      'The viewer’s requests and rentals with a mandate, withdrawn ones included; newest first, at most 100.',
  })
  mandatedBookings(@Ctx() ctx: RequestContext): Promise<Booking[]> {
    return mandatedBookings(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking.'] },
    description:
      'Renter: stops off-session charges of the booking; due amounts are paid by `payCycle`. A request cannot be accepted meanwhile. Idempotent. Errors: CYCLE_NOT_DUE when no further charge is possible, FORBIDDEN, NOT_FOUND.',
    complexity: cost,
  })
  async withdrawMandate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawMandateInput, INPUT) { bookingId }: WithdrawMandateInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await setMandate(signedIn(ctx), fromGlobalId('Booking', bookingId), false) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking.'] },
    description:
      'Renter: resumes off-session charges of the booking on their days. Idempotent. Errors: CYCLE_NOT_DUE when no further charge is possible, FORBIDDEN, NOT_FOUND.',
    complexity: cost,
  })
  async giveMandate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveMandateInput, INPUT) { bookingId }: GiveMandateInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await setMandate(signedIn(ctx), fromGlobalId('Booking', bookingId), true) };
  }
}
