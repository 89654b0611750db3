import { Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { Booking } from '../booking.entity.js';
import { bookingLoader } from '../booking.loaders.js';
import { CreditItem, Credits, EarningLine, Earnings, PayoutConnection } from './earnings.types.js';
import { creditsOf } from './give-credit.js';
import { hostEarnings } from './host-earnings.js';
import { hasAccountFailed, payoutsOf } from './payout-lists.js';
import { Payout } from './payout.entity.js';

/** The viewer's own money as a host and as a renter. */
@Resolver(() => ViewerAccount)
export class ViewerEarningsResolver {
  @FieldResolver(() => Earnings, {
    description: 'What the viewer earns as a host; zeros for others.',
    complexity: ({ childComplexity }) => 20 + childComplexity,
  })
  earnings(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<Earnings> {
    return hostEarnings(ctx, uuid);
  }

  @FieldResolver(() => PayoutConnection, {
    description: 'The viewer’s payouts, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ childComplexity, args }) => 5 + pageSizeOf(args) * childComplexity,
  })
  payouts(
    @Root() { uuid }: ViewerAccount,
    @Ctx() ctx: RequestContext,
    @Args(() => PAGE_ARGS) page: PageArgs,
  ): Promise<PayoutConnection> {
    return payoutsOf(ctx, uuid, page);
  }

  @FieldResolver(() => Credits, {
    description: 'The viewer’s credit for later bookings.',
    complexity: ({ childComplexity }) => 5 + childComplexity,
  })
  credits(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<Credits> {
    return creditsOf(ctx, uuid);
  }
}

const BOOKING = { nullable: true, description: 'The booking; null when the viewer may not read it.' } as const;

/** The booking of a line, if the viewer may read it. */
function loadBooking(ctx: RequestContext, bookingId: string | null): Promise<Booking | null> | null {
  return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
}

@Resolver(() => EarningLine)
export class EarningLineResolver {
  @FieldResolver(() => Booking, BOOKING)
  booking(@Root() { bookingId }: EarningLine, @Ctx() ctx: RequestContext): Promise<Booking | null> | null {
    return loadBooking(ctx, bookingId);
  }
}

@Resolver(() => CreditItem)
export class CreditItemResolver {
  @FieldResolver(() => Booking, BOOKING)
  booking(@Root() { bookingId }: CreditItem, @Ctx() ctx: RequestContext): Promise<Booking | null> | null {
    return loadBooking(ctx, bookingId);
  }
}

@Resolver(() => Payout)
export class PayoutFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with pot_.' })
  id(@Root() { id }: Payout): string {
    return toGlobalId('Payout', id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it failed because of the payout account, which its host then has to check.',
  })
  isOfAccount(@Root() payout: Payout): boolean {
    return hasAccountFailed(payout);
  }
}
