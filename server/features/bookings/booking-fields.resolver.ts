import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { daysBetween } from '../../core/values/date-range.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { redactText } from '../../core/redaction/redact-text.js';
import { shownReason } from '../../core/words/reasons.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { BookingEvent } from './booking-event.entity.js';
import { PriceLine } from './quote/price-quote.types.js';
import { Booking } from './booking.entity.js';
import { loadFirstPayment, timelineLoader, type TimelineEntry } from './booking.loaders.js';
import { PolicyTerms } from '../spaces/pricing/policy-terms.types.js';
import { CommissionTerms } from '../spaces/pricing/commission-terms.types.js';
import type { HostCommission } from '../spaces/pricing/commission.enums.js';
import { TaxName } from '../spaces/pricing/tax.enums.js';
import { commissionOf, taxOf } from './quote/booking-terms.js';
import { agreedPairLoader } from './agreed-pair.js';
import { canBookAgain, canReadHostMoney, canReadRenterMoney, viewerRoleOf } from './booking.policy.js';
import { BookingActor } from './booking.enums.js';
import { externalSourceOf } from './holds/external-id.rules.js';
import { cancellationTermsOf, freeHoursOf, freeUntilOf } from './cancellation/cancellation-context.js';
import { confirmsAtOnce } from './quote/confirms-at-once.js';
import { NoticeReason } from './changes/notice/notice.enums.js';
import { declineReasons } from './reasons/decline-reasons.js';
import { Payment } from './payments/payment.entity.js';

const renterOnly = (description: string) => ({
  nullable: true,
  description: `${description} Renter and admins; null for the host.`,
});
const hostOnly = (description: string) => ({
  nullable: true,
  description: `${description} Host and admins; null for the renter.`,
});

@Resolver(() => Booking)
export class BookingFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with bkg_.' })
  id(@Root() booking: Booking): string {
    return toGlobalId('Booking', booking.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name given by the calling program when it created the booking; null for every other program.',
  })
  externalId(@Ctx() ctx: RequestContext, @Root() booking: Booking): string | null {
    return booking.externalSourceId !== null && booking.externalSourceId === externalSourceOf(ctx)
      ? booking.externalId
      : null;
  }

  @FieldResolver(() => Space, { description: 'The space; its exact address is shown after the confirmation.' })
  space(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<SpaceRow> {
    return loadSpace(ctx, booking.spaceId);
  }

  @FieldResolver(() => User, { description: 'The renter.' })
  renter(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<UserRow> {
    return loadUser(ctx, booking.renterId);
  }

  @FieldResolver(() => User, { description: 'The host.' })
  host(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<UserRow> {
    return loadUser(ctx, booking.hostId);
  }

  @FieldResolver(() => String, {
    description:
      'The renter’s message to the host; may be empty. Contact data is hidden until a booking of the two is confirmed, requests to pay outside Hueco always.',
  })
  async message(@Ctx() ctx: RequestContext, @Root() { id, message }: Booking): Promise<string> {
    const hidden = redactText(message, false, ctx.locale);
    // Most texts have nothing to hide.
    if (hidden === message || !(await agreedPairLoader(ctx).load(id))) return hidden;
    return redactText(message, true, ctx.locale);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The current label of `declineReason`, in the viewer’s language.',
  })
  declineReasonName(@Ctx() ctx: RequestContext, @Root() { declineReason }: Booking): Promise<string | null> {
    return shownReason(ctx, declineReasons, declineReason);
  }

  @FieldResolver()
  declineText(@Ctx() { locale }: RequestContext, @Root() { declineText }: Booking): string | null {
    return declineText && redactText(declineText, false, locale);
  }

  @FieldResolver()
  cancelText(@Ctx() { locale }: RequestContext, @Root() { cancelText }: Booking): string | null {
    return cancelText && redactText(cancelText, true, locale);
  }

  @FieldResolver(() => NoticeReason, {
    nullable: true,
    description: 'The reason for the notice; a renter’s reason is not shown to the host.',
  })
  noticeReason(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): NoticeReason | null {
    const isRenters = booking.noticeBy === BookingActor.RENTER;
    return isRenters && !canReadRenterMoney(viewer, booking) ? null : booking.noticeReason;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The statement of the host or the staff with the notice; requests to pay outside Hueco are hidden.',
  })
  noticeText(@Ctx() { locale }: RequestContext, @Root() { noticeText, noticeBy }: Booking): string | null {
    return noticeBy === BookingActor.RENTER ? null : noticeText && redactText(noticeText, true, locale);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the host rented out as a professional when the booking began: the right of withdrawal then covers the rent too, otherwise only our fee.',
  })
  isHostTrader(@Root() { termsSnapshot }: Booking): boolean {
    return termsSnapshot.isHostTrader;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether paying confirms it at once, without an answer of the host; of a paid one, whether it did.',
  })
  confirmsAtOnce(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<boolean> {
    return confirmsAtOnce(ctx, booking);
  }

  @FieldResolver(() => Int, { description: 'The held days.' })
  days(@Root() booking: Booking): number {
    return daysBetween(booking.from, booking.to);
  }

  @FieldResolver(() => [PriceLine], {
    description: "Every charge to the renter, in order; empty for the host, who does not see the renter's fees.",
  })
  lines(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): readonly PriceLine[] {
    return canReadRenterMoney(viewer, booking) ? booking.charges : [];
  }

  @FieldResolver(() => Int, renterOnly('All charges, cents.'))
  totalCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadRenterMoney(viewer, booking) ? booking.totalCents : null;
  }

  @FieldResolver(() => Int, renterOnly('Our fee, cents.'))
  renterFeeCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadRenterMoney(viewer, booking) ? booking.renterFeeCents : null;
  }

  @FieldResolver(() => Int, renterOnly('Guarantee plan, cents.'))
  protectionCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadRenterMoney(viewer, booking) ? booking.protectionCents : null;
  }

  @FieldResolver(() => Int, renterOnly('The first charge, cents.'))
  firstChargeCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadRenterMoney(viewer, booking) ? (booking.charges[0]?.totalCents ?? null) : null;
  }

  @FieldResolver(() => TaxName, { description: 'The tax that our fee and commission contain: that of the place.' })
  taxName(@Root() booking: Booking): TaxName {
    return taxOf(booking.termsSnapshot).name;
  }

  @FieldResolver(() => Int, hostOnly('What the host gets of the whole stay, cents.'))
  hostNetCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadHostMoney(viewer, booking) ? booking.hostNetCents : null;
  }

  @FieldResolver(() => Int, hostOnly('Our commission on the rent, cents.'))
  commissionCents(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): number | null {
    return canReadHostMoney(viewer, booking) ? booking.commissionCents : null;
  }

  @FieldResolver(() => CommissionTerms, hostOnly('Which commission that is: it stays for the whole booking.'))
  commissionTerms(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): HostCommission | null {
    return canReadHostMoney(viewer, booking) ? commissionOf(booking.termsSnapshot) : null;
  }

  @FieldResolver(() => PolicyTerms, { description: 'What its cancellation policy refunds, by the booking’s terms.' })
  cancellationTerms(@Root() booking: Booking): PolicyTerms {
    return cancellationTermsOf(booking);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Cancelling before this refunds everything; null when that time, or the booking, is over.',
  })
  async freeCancellationUntil(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<Date | null> {
    return freeUntilOf(booking, await loadFirstPayment(ctx, booking.id), ctx.clock.now());
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Hours after the confirmation in which cancelling refunds everything even if `freeCancellationUntil` has passed; null where they add nothing, once confirmed, and when the start is too near.',
  })
  freeHoursAfterConfirmation(@Ctx() { clock }: RequestContext, @Root() booking: Booking): number | null {
    return freeHoursOf(booking, clock.now());
  }

  @FieldResolver(() => Payment, renterOnly('The first charge: the collected try, else the newest.'))
  payment(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<Payment | null> | null {
    return canReadRenterMoney(ctx.viewer, booking) ? loadFirstPayment(ctx, booking.id) : null;
  }

  @FieldResolver(() => BookingActor, { nullable: true, description: 'The viewer’s side of the booking.' })
  viewerRole(@Ctx() { viewer }: RequestContext, @Root() booking: Booking): BookingActor | null {
    return viewerRoleOf(viewer, booking);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer rented the space to the end of this stay and may ask for it again.',
  })
  async canBookAgain(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<boolean> {
    return canBookAgain(ctx.viewer, booking, await loadSpace(ctx, booking.spaceId));
  }

  @FieldResolver(() => [BookingEvent], { description: 'Its transitions, oldest first.' })
  timeline(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<readonly TimelineEntry[]> {
    return timelineLoader(ctx).load(booking.id);
  }
}
