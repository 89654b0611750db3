import type { ApolloClient } from '@apollo/client';
import { RequestFailed } from '../../../apollo/app-error';
import {
  ChangeBookingDatesDocument,
  StartBookingDocument,
  type Checkout_BookingFragment,
} from '../../../generated/graphql';
import { forgetHoldKey, holdKey } from './hold-key';
import { isSameStay, type StayWish } from './stay-wish';
import { untilAnswered } from './until-answered';

/** Whether the request of a booking was sent and not refused: there is nothing left to pay here. */
export const isRequested = ({
  status,
  showsAddress,
}: Pick<Checkout_BookingFragment, 'status' | 'showsAddress'>): boolean => status === 'REQUESTED' || showsAddress;

/** Whether the server would take a payment for it now. */
export const isPayable = ({ availableActions }: Pick<Checkout_BookingFragment, 'availableActions'>): boolean =>
  availableActions.includes('PAY');

async function begin(client: ApolloClient, wish: StayWish): Promise<Checkout_BookingFragment> {
  const { spaceId, from, to, termType } = wish;
  const input = { spaceId, from, to: to ?? from, termType, idempotencyKey: holdKey(wish) };
  const { data } = await untilAnswered(() => client.mutate({ mutation: StartBookingDocument, variables: { input } }));
  if (!data) throw new RequestFailed({ code: 'INTERNAL', params: {}, fields: [] });
  return data.startBooking;
}

/** Moves a hold to other days; its clock runs on. */
export async function moveHold(
  client: ApolloClient,
  bookingId: string,
  days: { from: string; to: string },
): Promise<Checkout_BookingFragment> {
  const { data } = await client.mutate({
    mutation: ChangeBookingDatesDocument,
    variables: { input: { bookingId, ...days } },
  });
  if (!data) throw new RequestFailed({ code: 'INTERNAL', params: {}, fields: [] });
  return data.changeBookingDates;
}

/** Holds the days, or finds the booking this tab already holds them with. */
export async function startHold(client: ApolloClient, wish: StayWish): Promise<Checkout_BookingFragment> {
  let booking = await begin(client, wish);
  const isOtherTerm = isPayable(booking) && booking.termType !== wish.termType;
  if (isOtherTerm || (!isRequested(booking) && !isPayable(booking))) {
    // The key's booking is over (its time ran out, the host declined), or was made a stay of the other kind meanwhile: these days are booked anew.
    forgetHoldKey(wish);
    booking = await begin(client, wish);
  }
  if (isPayable(booking) && !isSameStay(wish, booking))
    return moveHold(client, booking.id, { from: wish.from, to: wish.to ?? wish.from });
  return booking;
}
