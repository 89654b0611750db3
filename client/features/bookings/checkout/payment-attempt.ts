import type { ApolloClient } from '@apollo/client';
import { RequestFailed } from '../../../apollo/app-error';
import {
  CompletePaymentActionDocument,
  RequestBookingDocument,
  type RequestBookingMutation,
} from '../../../generated/graphql';
import { createCard } from '../../../ui/cards/card-values';
import type { CheckoutAnswers } from './checkout.schema';
import { newKey } from './hold-key';
import { retryUntilReached } from './retry-until-reached';

/** One try to pay: the same answers under the same key never pay twice. */
export interface Attempt {
  /** All that was answered, so that a change of anything is another try. */
  fingerprint: string;
  paymentMethodId: string;
  idempotencyKey: string;
}

/** What is paid, and what of it the page said the credit pays. */
export interface ShownPrice {
  bookingId: string;
  creditCents: number;
}

/** The request was sent, or the bank asks the renter to authenticate first, at `actionUrl`. */
export type Outcome = RequestBookingMutation['requestBooking'];

const noAnswer = () => new RequestFailed({ code: 'INTERNAL', params: {}, fields: [] });

/** The earlier try when it said just the same and its end is unknown, else a new one with a new card sent to the provider. */
export async function attemptOf(shown: ShownPrice, answers: CheckoutAnswers, before: Attempt | null): Promise<Attempt> {
  const fingerprint = JSON.stringify([shown, answers]);
  if (before?.fingerprint === fingerprint) return before;
  const paymentMethodId = answers.cardId === '' ? await createCard(answers) : answers.cardId;
  return { fingerprint, paymentMethodId, idempotencyKey: newKey() };
}

/** Sends the request with an attempt; repeated under its key while no answer comes. */
export async function sendRequest(
  client: ApolloClient,
  shown: ShownPrice,
  answers: CheckoutAnswers,
  attempt: Attempt,
): Promise<Outcome> {
  const { goods, declaredValue, acceptsProhibitedGoodsRule, message, protectionPlan } = answers;
  const { acceptsMandate, acceptsTerms = acceptsMandate } = answers;
  const { paymentMethodId, idempotencyKey } = attempt;
  const input = {
    ...shown,
    goods,
    declaredValue,
    acceptsProhibitedGoodsRule,
    message,
    protectionPlan,
    acceptsMandate,
    acceptsTerms,
    paymentMethodId,
    idempotencyKey,
  };
  const { data } = await retryUntilReached(() =>
    client.mutate({ mutation: RequestBookingDocument, variables: { input } }),
  );
  if (!data) throw noAnswer();
  return data.requestBooking;
}

/** After the bank's page: how it went. */
export async function completeAction(client: ApolloClient, bookingId: string): Promise<Outcome> {
  const { data } = await retryUntilReached(() =>
    client.mutate({ mutation: CompletePaymentActionDocument, variables: { input: { bookingId } } }),
  );
  if (!data) throw noAnswer();
  return data.completePaymentAction;
}
