import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useGiveUpAppointmentMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { useVerification } from '../VerificationContext';

const focus = (button: HTMLElement | null): void => button?.focus();

/** Cancels the arranged video call, after a confirmation. */
export function CancelCall() {
  const { t } = useTranslation('verification');
  const { textOf } = useErrorText();
  const { reload } = useVerification();
  const [isAsked, setAsked] = useState(false);
  const [cancel, { loading }] = useGiveUpAppointmentMutation();
  const onCancel = async () => {
    try {
      await cancel();
      toast({ title: t('call.givenUp'), tone: 'success' });
      await reload();
    } catch (problem) {
      toast({ title: textOf(toAppError(problem)), tone: 'error' });
    }
  };
  if (!isAsked)
    return (
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {t('call.giveUp')}
      </Button>
    );
  return (
    <Flex role="group" aria-label={t('call.giveUp')} gap="3" flexWrap="wrap" alignItems="center" flexBasis="100%">
      <chakra.p textStyle="small">{t('call.giveUpText')}</chakra.p>
      <Button
        ref={focus}
        size="sm"
        variant="surface"
        colorPalette="red"
        disabled={loading}
        onClick={() => void onCancel()}
      >
        {t('call.giveUpYes')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsked(false)}>
        {t('call.keep')}
      </Button>
    </Flex>
  );
}
