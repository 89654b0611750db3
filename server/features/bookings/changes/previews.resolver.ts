import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { plus } from '../../../core/graphql/field-options.js';
import { BookingActor } from '../booking.enums.js';
import { findBookingAs } from './find-booking.js';
import { noticePreview } from './notice/notice-preview.js';
import { NoticePreview } from './notice/notice.types.js';
import { renewalPreview } from './renewal/renew-booking.js';
import { RenewalPreview } from './renewal/renewal.types.js';
import { DateChangePreview } from './requests/change-request.types.js';
import { dateChangePreview } from './requests/dates-preview.js';
import { contractWithdrawal } from './withdrawal/withdraw-from-contract.js';
import { ContractWithdrawal } from './withdrawal/withdrawal.types.js';

const BOOKING = { description: 'A booking of the viewer.' };
const cost = plus(5);

/** Previews of changes of an active or confirmed booking. */
@Resolver()
export class BookingPreviewsResolver {
  @Authorized()
  @Query(() => NoticePreview, {
    complexity: cost,
    description:
      'The result of leaving on a day, for the viewer. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED at `endsOn` with NOTICE_TOO_SHORT {earliest}, STAY_TOO_LONG {latest}.',
  })
  async noticePreview(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => ID, BOOKING) bookingId: string,
    @Arg('endsOn', () => LocalDate, {
      nullable: true,
      description: 'The day of leaving; the first possible one by default.',
    })
    endsOn?: string | null,
  ): Promise<NoticePreview> {
    const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
    return noticePreview(reader, booking, { actor, endsOn: endsOn ?? null });
  }

  @Authorized()
  @Query(() => DateChangePreview, {
    complexity: cost,
    description:
      'The result of other days, for the viewer. Errors: NOT_FOUND, VALIDATION_FAILED as in priceQuote, and with DATES_UNCHANGED, CHANGE_TOO_LATE.',
  })
  async dateChangePreview(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => ID, BOOKING) bookingId: string,
    @Arg('from', () => LocalDate, { description: 'First day.' }) from: string,
    @Arg('to', () => LocalDate, { nullable: true, description: 'Day of leaving; none for a rolling stay.' })
    to?: string | null,
  ): Promise<DateChangePreview> {
    const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
    return dateChangePreview(reader, booking, { actor, request: { from, to: to ?? null } });
  }

  @Authorized()
  @Query(() => RenewalPreview, {
    complexity: cost,
    description:
      'The result of a renewal, for the renter. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}, VALIDATION_FAILED at `endsOn` with DATES_REVERSED, STAY_TOO_LONG {latest}.',
  })
  async renewalPreview(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => ID, BOOKING) bookingId: string,
    @Arg('endsOn', () => LocalDate, {
      nullable: true,
      description: 'The new day of leaving; the latest possible one by default.',
    })
    endsOn?: string | null,
  ): Promise<RenewalPreview> {
    const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
    return renewalPreview(reader, booking, { actor, endsOn: endsOn ?? null });
  }

  @Authorized()
  @Query(() => ContractWithdrawal, {
    complexity: cost,
    description:
      'Renter: the refund of withdrawing from the contract after the start. Errors: NOT_FOUND, BOOKING_TRANSITION_REFUSED {allowed, because}.',
  })
  async contractWithdrawal(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => ID, BOOKING) bookingId: string,
  ): Promise<ContractWithdrawal> {
    const { booking, actor, reader } = await findBookingAs(signedIn(ctx), fromGlobalId('Booking', bookingId));
    if (actor === BookingActor.HOST) throw new DomainError(ErrorCode.NOT_FOUND);
    return contractWithdrawal(reader, booking);
  }
}
