import type { ApolloClient } from '@apollo/client';
import { failedWith } from '../../../apollo/app-error';
import {
  CompletePaymentActionDocument,
  RequestBookingDocument,
  type RequestBookingMutation,
} from '../../../generated/graphql';
import { createCard } from '../../../ui/cards/card-values';
import type { CheckoutAnswers } from './checkout.schema';
import { newKey } from './hold-key';
import { retryUntilReached } from './retry-until-reached';

/** One attempt to pay: a retry with the same answers and key never pays twice. */
export interface Attempt {
  /** All answers, so that any change starts another attempt. */
  fingerprint: string;
  paymentMethodId: string;
  idempotencyKey: string;
}

/** The booking, and the credit shown on the page. */
export interface ShownPrice {
  bookingId: string;
  creditCents: number;
}

/** The request was sent, or the bank requires authentication at `actionUrl`. */
export type Outcome = RequestBookingMutation['requestBooking'];

const noAnswer = () => failedWith('INTERNAL');

/** Returns the former attempt if its answers are the same and its result unknown, else a new one with a new card token. */
export async function attemptOf(shown: ShownPrice, answers: CheckoutAnswers, before: Attempt | null): Promise<Attempt> {
  const fingerprint = JSON.stringify([shown, answers]);
  if (before?.fingerprint === fingerprint) return before;
  const paymentMethodId = answers.cardId === '' ? await createCard(answers) : answers.cardId;
  return { fingerprint, paymentMethodId, idempotencyKey: newKey() };
}

/** Sends the request of an attempt, and retries with the same key until there is a response. */
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

/** The result after the bank's page. */
export async function completeAction(client: ApolloClient, bookingId: string): Promise<Outcome> {
  const { data } = await retryUntilReached(() =>
    client.mutate({ mutation: CompletePaymentActionDocument, variables: { input: { bookingId } } }),
  );
  if (!data) throw noAnswer();
  return data.completePaymentAction;
}
