import { useTranslation } from 'react-i18next';
import { useStartPayoutOnboardingMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

/** Opens the provider's page for the payout account. */
export function useAccountPage(): { isOpening: boolean; open: () => void } {
  const { t } = useTranslation();
  const { textOf } = useErrorText();
  const [start, { loading: isOpening }] = useStartPayoutOnboardingMutation();
  const open = (): void =>
    void start()
      .then(({ data }) => {
        if (data) window.location.assign(data.startPayoutOnboarding.url);
      })
      .catch((error: unknown) => toast({ title: t('failed.title'), description: textOf(error), tone: 'error' }));
  return { isOpening, open };
}
