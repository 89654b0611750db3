import { RequestFailed } from '../../apollo/app-error';
import {
  useAddPaymentMethodMutation,
  useCompletePaymentMethodMutation,
  type AddPaymentMethodMutation,
} from '../../generated/graphql';
import { createCard, type CardValues } from './card-values';
import { refetchCards } from './refetch-cards';

type Answer = AddPaymentMethodMutation['addPaymentMethod'] | undefined;

/** Saves the typed card for later charges, asking the bank where it wants to be asked; answers its id, null when its page was left. */
export function useSaveCard(
  confirmAtBank: (url: string) => Promise<boolean>,
): (values: CardValues) => Promise<string | null> {
  const [add] = useAddPaymentMethodMutation(refetchCards);
  const [complete] = useCompletePaymentMethodMutation(refetchCards);
  return async (values) => {
    const providerMethodId = await createCard(values);
    let answer: Answer = (await add({ variables: { input: { providerMethodId } } })).data?.addPaymentMethod;
    while (answer?.actionUrl && answer.setupId) {
      const { setupId, actionUrl } = answer;
      if (!(await confirmAtBank(actionUrl))) return null;
      answer = (await complete({ variables: { input: { setupId } } })).data?.completePaymentMethod;
    }
    if (!answer?.paymentMethod) throw new RequestFailed({ code: 'INTERNAL', params: {}, fields: [] });
    return answer.paymentMethod.id;
  };
}
