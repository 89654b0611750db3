import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDisconnectAppMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { SmallPrint } from '../checkout/components/Part';
import { useReturnToApp } from '../return/use-return-to-app';

/** What the app may do for the renter, and a button to revoke it: some people need the app for this one booking only. */
export function AppPermission({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('hosted');
  const { textOf } = useErrorText();
  const [params] = useSearchParams();
  const connectedAppId = params.get('app');
  const back = useReturnToApp(bookingId);
  const [disconnect, { loading, data }] = useDisconnectAppMutation({ refetchQueries: ['ReturnToApp'] });
  if (data)
    return (
      <SmallPrint marginTop="2" role="status">
        {t('permission.withdrawn')}
      </SmallPrint>
    );
  if (!back || !connectedAppId) return null;
  const withdraw = (): void =>
    void disconnect({ variables: { connectedAppId } }).catch((error: unknown) =>
      toast({ tone: 'error', title: textOf(error) }),
    );
  return (
    <>
      <SmallPrint marginTop="2">{t('permission.text', { app: back.appName })}</SmallPrint>
      <Button
        variant="plain"
        size="sm"
        minHeight="11"
        paddingInline="0"
        color="brand.fg"
        loading={loading}
        onClick={withdraw}
      >
        {t('permission.withdraw')}
        <chakra.span srOnly>{back.appName}</chakra.span>
      </Button>
    </>
  );
}
