import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useResendConfirmationMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';

/** Sends the confirmation link again, and says so. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { textOf } = useErrorText();
  const [resend, { data, error, loading }] = useResendConfirmationMutation();
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <Button
        variant="outline"
        loading={loading}
        onClick={() => {
          resend({ variables: { email } }).catch(() => undefined);
        }}
      >
        {t('check.resend')}
      </Button>
      <chakra.span role="status" textStyle="small" color={error ? 'fg.error' : 'fg.muted'}>
        {error ? textOf(error) : data ? t('check.resent') : ''}
      </chakra.span>
    </chakra.div>
  );
}
