import type { ApolloClient } from '@apollo/client';
import { failedWith } from '../../../apollo/app-error';
import {
  ChangeBookingDatesDocument,
  StartBookingDocument,
  type Checkout_BookingFragment,
} from '../../../generated/graphql';
import { deleteHoldKey, holdKey } from './hold-key';
import { isSameStay, type StayRequest } from '../../../ui/booking/stay-address';
import { retryUntilReached } from './retry-until-reached';

/** Whether the server would accept a payment now. */
export const isPayable = ({ availableActions }: Pick<Checkout_BookingFragment, 'availableActions'>): boolean =>
  availableActions.includes('PAY');

async function begin(client: ApolloClient, request: StayRequest): Promise<Checkout_BookingFragment> {
  const { spaceId, from, to, termType } = request;
  const input = { spaceId, from, to: to ?? from, termType, idempotencyKey: holdKey(request) };
  const { data } = await retryUntilReached(() =>
    client.mutate({ mutation: StartBookingDocument, variables: { input } }),
  );
  if (!data) throw failedWith('INTERNAL');
  return data.startBooking.booking;
}

/** Changes the dates of a hold; its expiry stays. */
export async function moveHold(
  client: ApolloClient,
  bookingId: string,
  days: { from: string; to: string },
): Promise<Checkout_BookingFragment> {
  const { data } = await client.mutate({
    mutation: ChangeBookingDatesDocument,
    variables: { input: { bookingId, ...days } },
  });
  if (!data) throw failedWith('INTERNAL');
  return data.changeBookingDates.booking;
}

/** Holds the dates, or finds the booking with which this tab already holds them. */
export async function startHold(client: ApolloClient, request: StayRequest): Promise<Checkout_BookingFragment> {
  let booking = await begin(client, request);
  const isOtherTerm = isPayable(booking) && booking.termType !== request.termType;
  if (isOtherTerm || (!booking.isLive && !isPayable(booking))) {
    // The key's booking has ended (expired or declined) or has become another kind of stay, so a new one is created.
    deleteHoldKey(request);
    booking = await begin(client, request);
  }
  if (isPayable(booking) && !isSameStay(request, booking))
    return moveHold(client, booking.id, { from: request.from, to: request.to ?? request.from });
  return booking;
}
