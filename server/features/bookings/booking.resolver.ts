import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { BookingFilter } from './booking-filter.inputs.js';
import { BookingConnection } from './booking-connection.types.js';
import { DateRange, PriceQuote } from './quote/price-quote.types.js';
import { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { bookingChanges } from './booking-stream.js';
import { findBookingById, myBookings } from './booking-lists.js';
import { Booking } from './booking.entity.js';
import { PriceQuoteInput } from './booking.inputs.js';
import { ProtectionPlan, TermType } from './booking.enums.js';
import { externalSourceOf } from './holds/external-id.rules.js';
import { priceQuote } from './quote/price-quote.js';
import { busyRanges } from './quote/space-busy.js';

const MODE = { description: 'The side of the bookings.' };

@Resolver()
export class BookingResolver {
  @Authorized()
  @Query(() => Booking, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: 'A booking; null when it does not exist or is not the viewer’s.',
  })
  booking(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
  ): Promise<Booking | null> {
    return findBookingById(ctx, id);
  }

  @Authorized()
  @Query(() => BookingConnection, {
    description:
      'The viewer’s bookings on one side: pending (the earliest deadline first), active, upcoming, past. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args as PageArgs) * (1 + childComplexity),
  })
  myBookings(
    @Ctx() ctx: RequestContext,
    @Arg('mode', () => DashboardMode, MODE) mode: DashboardMode,
    @Arg('group', () => BookingGroup, { nullable: true, description: 'Only these groups; all by default.' })
    group?: BookingGroup | null,
    @Arg('filter', () => BookingFilter, { nullable: true, description: 'The filter; all by default.' })
    filter?: BookingFilter | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<BookingConnection> {
    const { spaceId = null, externalId = null, ...choice } = filter ?? {};
    const externalSourceId = externalSourceOf(ctx);
    return myBookings(signedIn(ctx), {
      mode,
      group: group ?? null,
      choice: {
        ...choice,
        spaceId: spaceId === null ? null : fromGlobalId('Space', spaceId),
        external: externalId === null || externalSourceId === null ? null : { externalId, externalSourceId },
      },
      page: page ?? {},
    });
  }

  @Authorized()
  @Subscription(() => Booking, {
    description:
      'The viewer’s bookings, on both sides, as they change. WebSocket only, not from pages of other origins. Ends with the session, the key, the token or the consent, or when the app loses a scope (close code 4403), and for programs after a day: reconnect. Events of a gap are not sent later: query `myBookings` with `updatedSince`.',
    subscribe: ({ context }) => bookingChanges(signedIn(context as RequestContext)),
  })
  bookingChanged(@Root() booking: Booking): Booking {
    return booking;
  }

  @Public()
  @Query(() => PriceQuote, {
    description:
      'The price of a stay, line by line. Errors: NOT_FOUND, VALIDATION_FAILED with DATE_IN_PAST, BEFORE_AVAILABLE, START_TOO_FAR {maxDays} at `from`; DATES_REVERSED, STAY_TOO_SHORT {minDays}, STAY_TOO_LONG {latest} at `to`.',
    complexity: ({ childComplexity }) => 5 + childComplexity,
  })
  priceQuote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PriceQuoteInput, { description: 'The stay.' }) input: PriceQuoteInput,
  ): Promise<PriceQuote> {
    return priceQuote(ctx, {
      spaceId: fromGlobalId('Space', input.spaceId),
      from: input.from,
      to: input.to ?? null,
      termType: input.termType ?? TermType.FIXED,
      protectionPlan: input.protectionPlan ?? ProtectionPlan.BASIC,
    });
  }
}

/** Fields that bookings add to a space. */
@Resolver(() => Space)
export class SpaceBookingFieldsResolver {
  @FieldResolver(() => [DateRange], {
    description: 'Taken days between two days at most 400 apart, merged. Errors: VALIDATION_FAILED.',
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  busy(
    @Ctx() ctx: RequestContext,
    @Root() space: SpaceRow,
    @Arg('from', () => LocalDate, { description: 'First day of the range.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'Day after the last one of the range.' }) to: string,
  ): Promise<DateRange[]> {
    return busyRanges(ctx, space.id, { from, to });
  }
}
