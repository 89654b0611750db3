import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { Booking } from '../../bookings/booking.entity.js';
import { canReadRenterMoney } from '../../bookings/booking.policy.js';
import { appOfGrantLoader } from '../oauth/app-of-grant.loaders.js';

@Resolver(() => Booking)
export class PreparedByResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the app that prepared it for the renter; null without one. Renter and admins; null for the host.',
  })
  async preparedBy(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<string | null> {
    if (booking.preparedByAppId === null || !canReadRenterMoney(ctx.viewer, booking)) return null;
    return (await appOfGrantLoader(ctx).load(booking.preparedByAppId)).name;
  }
}
