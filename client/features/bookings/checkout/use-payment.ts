import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { cardFieldOf } from '../../../ui/cards/card-values';
import { isOutcomeOpen } from '../../../ui/cards/open-outcomes';
import { messageOfProblem } from '../../../forms/server-errors';
import { attemptOf, completeAction, sendRequest, type Attempt, type Outcome } from './payment-attempt';
import type { CheckoutAnswers, CheckoutValues } from './checkout.schema';
import { FIELDS } from './checkout-fields';

const OF_THE_CARD: readonly string[] = ['PAYMENT_DECLINED', 'PAYMENT_AUTHENTICATION_FAILED'];

/** The payment: what is running, what failed, and the bank's page if authentication is required. */
export interface Payment {
  pay: (answers: CheckoutAnswers) => Promise<void>;
  isPaying: boolean;
  /** An error of the card. */
  cardFailure: AppError | null;
  /** Any other error. */
  failure: AppError | null;
  /** The bank's page, while it is open. */
  bankUrl: string | null;
  closeBank: () => void;
  /** The bank's page has reported that it is finished. */
  onBankDone: () => void;
}

interface PaymentOptions {
  bookingId: string;
  /** The renter's credit as shown on the page. */
  creditCents: number;
  setError: UseFormSetError<CheckoutValues>;
  onRequested: () => void;
  /** Something changed on the server, so the booking must be refetched. */
  onChanged: () => void;
}

/** Authorizes the first charge and sends the request (T3). */
export function usePayment({ bookingId, creditCents, setError, onRequested, onChanged }: PaymentOptions): Payment {
  const client = useApolloClient();
  const [isPaying, setPaying] = useState(false);
  const [failed, setFailed] = useState<{ bookingId: string; problem: AppError } | null>(null);
  // What one booking failed with says nothing about the next one, which has a hold of its own.
  const problem = failed?.bookingId === bookingId ? failed.problem : null;
  const [bankUrl, setBankUrl] = useState<string | null>(null);
  const attempt = useRef<Attempt | null>(null);

  const fail = (error: unknown) => {
    const next = toAppError(error);
    if (!isOutcomeOpen(next.code)) attempt.current = null;
    if (['BOOKING_HOLD_EXPIRED', 'BOOKING_TRANSITION_REFUSED', 'BOOKING_CREDIT_CHANGED'].includes(next.code))
      onChanged();
    const rest = next.fields.filter(({ path, ...field }) => {
      const name = cardFieldOf(path) ?? FIELDS.find((known) => known === path);
      if (name) setError(name, { type: 'server', message: messageOfProblem(field) });
      return !name;
    });
    setFailed(next.fields.length > rest.length ? null : { bookingId, problem: next });
  };

  const run = async (work: () => Promise<Outcome>) => {
    setPaying(true);
    setFailed(null);
    try {
      const { actionUrl } = await work();
      setBankUrl(actionUrl);
      if (!actionUrl) onRequested();
    } catch (error) {
      setBankUrl(null);
      fail(error);
    } finally {
      setPaying(false);
    }
  };

  const pay = (answers: CheckoutAnswers) =>
    run(async () => {
      attempt.current = await attemptOf({ bookingId, creditCents }, answers, attempt.current);
      return sendRequest(client, { bookingId, creditCents }, answers, attempt.current);
    });

  const isOfCard = problem !== null && OF_THE_CARD.includes(problem.code);
  return {
    pay,
    isPaying,
    cardFailure: isOfCard ? problem : null,
    failure: isOfCard ? null : problem,
    bankUrl,
    closeBank: () => setBankUrl(null),
    onBankDone: () => void run(() => completeAction(client, bookingId)),
  };
}
