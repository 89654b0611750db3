import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/layout/Page';
import { useCheckout, type HeldCheckout } from '../checkout/use-checkout';
import { HostedForm } from './HostedForm';
import { HostedStay } from './HostedStay';

const BankDialog = lazy(async () => ({ default: (await import('../../../ui/cards/BankDialog')).BankDialog }));

const COLUMN = {
  display: 'flex',
  paddingInline: { base: '4', md: '8', lg: '16' },
  paddingTop: { base: '3', md: '8' },
  paddingBottom: { base: '6', md: '12' },
} as const;
const INNER = { width: '100%', maxWidth: { md: '440px' }, minWidth: '0' } as const;

/** The payment page: the booking at the left, the card and the two consents at the right. */
export function HostedView(checkout: HeldCheckout) {
  const { t } = useTranslation(['hosted', 'checkout']);
  const { space, booking } = checkout;
  const { form, price, payment } = useCheckout(checkout, true);
  if (!price) return null;
  const about = { space, booking, price };
  return (
    <FormProvider {...form}>
      <PageTitle title={t('pageTitle')} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        minHeight={{ md: '100dvh' }}
      >
        <Box as="section" aria-label={t('stay')} {...COLUMN} justifyContent={{ md: 'flex-end' }} bg="bg.muted">
          <Box {...INNER}>
            <HostedStay {...about} />
          </Box>
        </Box>
        <Box as="section" aria-labelledby="pay-title" {...COLUMN} bg={{ base: 'bg.panel', _dark: 'bg' }}>
          <Box {...INNER}>
            <HostedForm {...about} checkout={checkout} form={form} payment={payment} />
          </Box>
        </Box>
      </Box>
      <Suspense fallback={null}>
        {payment.bankUrl && (
          <BankDialog
            url={payment.bankUrl}
            onClose={payment.closeBank}
            onDone={payment.onBankDone}
            text={t('checkout:bank.text')}
          />
        )}
      </Suspense>
    </FormProvider>
  );
}
