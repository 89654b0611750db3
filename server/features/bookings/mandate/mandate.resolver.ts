import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Booking } from '../booking.entity.js';
import { canReadRenterMoney } from '../booking.policy.js';
import { GiveMandateInput, WithdrawMandateInput } from './mandate.inputs.js';
import { mandatedBookings, setMandate } from './mandates.js';

const INPUT = { description: 'The booking.' };
const COST = 10;
const cost = ({ childComplexity }: { childComplexity: number }): number => COST + childComplexity;
const SHOWN = 5;

/** The renter's word that the charges to come are taken without asking, and its end. Only a session gives it or takes it back. */
@Resolver(() => Booking)
export class MandateResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the renter took back that its charges are taken without asking: they pay each one by hand. Null while they may be taken. Renter and admins; null for the host.',
  })
  mandateWithdrawnAt(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): Date | null {
    return canReadRenterMoney(viewer, booking) ? booking.mandateWithdrawnAt : null;
  }

  @Authorized()
  @Query(() => [Booking], {
    complexity: ({ childComplexity }) => COST + SHOWN * childComplexity,
    description:
      "The viewer's requests and rentals whose charges they authorised, also those where they took it back; the newest first, at most 100.",
  })
  mandatedBookings(@Ctx() ctx: RequestContext): Promise<Booking[]> {
    return mandatedBookings(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking.'] },
    description:
      'Renter: no charge of the booking is taken without asking any more; what falls due is paid by `payCycle`. A request cannot be accepted meanwhile. The same answer when it was taken back already. Errors: CYCLE_NOT_DUE once no charge can come, FORBIDDEN, NOT_FOUND.',
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
      'Renter: the charges of the booking are taken from its card again on their days. The same answer when they were already. Errors: CYCLE_NOT_DUE once no charge can come, FORBIDDEN, NOT_FOUND.',
    complexity: cost,
  })
  async giveMandate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveMandateInput, INPUT) { bookingId }: GiveMandateInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await setMandate(signedIn(ctx), fromGlobalId('Booking', bookingId), true) };
  }
}
