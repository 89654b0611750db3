import { failedWith } from '../../apollo/app-error';
import {
  useAddPaymentMethodMutation,
  useCompletePaymentMethodMutation,
  type AddPaymentMethodMutation,
} from '../../generated/graphql';
import { createCard, type CardValues } from './card-values';
import { refetchPayments } from '../booking/refetch-bookings';

type Answer = AddPaymentMethodMutation['addPaymentMethod'] | undefined;

/**
 * Saves the typed card for later charges, with the bank's authentication if required; returns its id, or null if the bank's page was
 * closed.
 */
export function useSaveCard(
  confirmAtBank: (url: string) => Promise<boolean>,
): (values: CardValues) => Promise<string | null> {
  const [add] = useAddPaymentMethodMutation(refetchPayments);
  const [complete] = useCompletePaymentMethodMutation(refetchPayments);
  return async (values) => {
    const providerMethodId = await createCard(values);
    let answer: Answer = (await add({ variables: { input: { providerMethodId } } })).data?.addPaymentMethod;
    while (answer?.actionUrl && answer.setupId) {
      const { setupId, actionUrl } = answer;
      if (!(await confirmAtBank(actionUrl))) return null;
      answer = (await complete({ variables: { input: { setupId } } })).data?.completePaymentMethod;
    }
    if (!answer?.paymentMethod) throw failedWith('INTERNAL');
    return answer.paymentMethod.id;
  };
}
