import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useRemovePaymentMethodMutation, useSetDefaultPaymentMethodMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { refetchPayments } from '../../../ui/booking/refetch-bookings';
import { toast } from '../../../ui/feedback/toast';

/** Commands of a saved card; each shows a toast with its result. */
export function useCardCommands() {
  const { t } = useTranslation('cards');
  const { textOf } = useErrorText();
  const [remove, removing] = useRemovePaymentMethodMutation(refetchPayments);
  const [setDefault, setting] = useSetDefaultPaymentMethodMutation(refetchPayments);
  const runAndToast = async (work: Promise<unknown>, title: string, description: string): Promise<void> => {
    try {
      await work;
      toast({ title, description });
    } catch (error) {
      toast({ title: t('list.failed'), description: textOf(toAppError(error)), tone: 'error' });
    }
  };
  return {
    isBusy: removing.loading || setting.loading,
    remove: (paymentMethodId: string) =>
      runAndToast(remove({ variables: { input: { paymentMethodId } } }), t('list.removed'), t('list.removedText')),
    makeDefault: (paymentMethodId: string) =>
      runAndToast(
        setDefault({ variables: { input: { paymentMethodId } } }),
        t('list.defaultDone'),
        t('list.defaultDoneText'),
      ),
  };
}
