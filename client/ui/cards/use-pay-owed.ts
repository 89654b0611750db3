import { useRef } from 'react';
import { toAppError } from '../../apollo/app-error';
import { useCompleteCyclePaymentMutation, usePayCycleMutation, type PayCycleMutation } from '../../generated/graphql';
import { createCard, type CardValues } from './card-values';
import { isOutcomeOpen } from './open-outcomes';
import { refetchPayments } from '../booking/refetch-bookings';

/** One attempt: a retry with the same card and key never pays twice. */
interface Attempt {
  fingerprint: string;
  paymentMethodId: string;
  idempotencyKey: string;
}

type Answer = PayCycleMutation['payCycle'] | undefined;

/** Pays a refused charge with the chosen card; returns false if the bank's page was closed. */
export function usePayOwed(
  owed: { cycleId: string; totalCents: number; creditCents: number },
  confirmAtBank: (url: string) => Promise<boolean>,
) {
  const attempt = useRef<Attempt | null>(null);
  const [payCycle] = usePayCycleMutation(refetchPayments);
  const [complete] = useCompleteCyclePaymentMutation(refetchPayments);

  return async (values: CardValues): Promise<boolean> => {
    const fingerprint = JSON.stringify(values);
    if (attempt.current?.fingerprint !== fingerprint) {
      const paymentMethodId = values.cardId === '' ? await createCard(values) : values.cardId;
      attempt.current = { fingerprint, paymentMethodId, idempotencyKey: crypto.randomUUID() };
    }
    const { paymentMethodId, idempotencyKey } = attempt.current;
    const { cycleId, totalCents: amountCents, creditCents } = owed;
    try {
      const input = { cycleId, amountCents, creditCents, paymentMethodId, idempotencyKey };
      let answer: Answer = (await payCycle({ variables: { input } })).data?.payCycle;
      while (answer?.actionUrl) {
        if (!(await confirmAtBank(answer.actionUrl))) return false;
        answer = (await complete({ variables: { input: { cycleId } } })).data?.completeCyclePayment;
      }
      return true;
    } catch (error) {
      // The result is known, so another click is another attempt.
      if (!isOutcomeOpen(toAppError(error).code)) attempt.current = null;
      throw error;
    }
  };
}
