import { FieldResolver, Resolver, Root } from 'type-graphql';
import { isOpenEnded, statusMeans } from './booking-status.rules.js';
import { Booking } from './booking.entity.js';

/** What a booking's status means, so that clients never list statuses. */
@Resolver(() => Booking)
export class BookingStatusResolver {
  @FieldResolver(() => Boolean, { description: 'Whether its days are blocked for others.' })
  holdsDates(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'holdsDates');
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits for the payment or for the host’s answer.' })
  isPending(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isPending');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether nothing was paid and the renter can still pay for the same days.',
  })
  isUnpaid(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isUnpaid');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it was sent to the host and goes on: the sides still have something to arrange.',
  })
  isLive(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isLive');
  }

  @FieldResolver(() => Boolean, { description: 'Whether both sides agreed, also when it has ended.' })
  isAgreed(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isAgreed');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the renter may see the exact address now.' })
  showsAddress(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'showsAddress');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the renter has moved in and the return of the keys is not yet confirmed.',
  })
  isRunning(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isRunning');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its last day has passed and keys or goods are still to be returned.',
  })
  isLeaving(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isLeaving');
  }

  @FieldResolver(() => Boolean, { description: 'Whether further charges are possible.' })
  isBillable(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isBillable');
  }

  @FieldResolver(() => Boolean, { description: 'Whether it never changes again.' })
  isFinal(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isFinal');
  }

  @FieldResolver(() => Boolean, { description: 'Whether it ended without a stay: nothing is charged for it.' })
  cameToNothing(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'cameToNothing');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it did not happen or was terminated by the staff: nothing of it comes any more.',
  })
  isStopped(@Root() { status }: Booking): boolean {
    return statusMeans(status, 'isStopped');
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it goes on month by month: a rolling rental that neither notice nor anything else has ended, so `to` is no end.',
  })
  isOpenEnded(@Root() booking: Booking): boolean {
    return isOpenEnded(booking);
  }
}
