import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndInvoicingAgreementMutation, useInvoicingAgreementQuery } from '../../../../generated/graphql';
import { LONG_DATE } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { toast } from '../../../../ui/feedback/toast';
import { TextLink } from '../../../../ui/links/TextLink';

const InvoicingDialog = lazy(async () => ({ default: (await import('./InvoicingDialog')).InvoicingDialog }));

/** The agreement by which we issue rent invoices in the host's name. */
export function InvoicingPanel() {
  const { t } = useTranslation(['earnings', 'common']);
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const { data, error, refetch } = useInvoicingAgreementQuery({ fetchPolicy: 'cache-and-network' });
  const [end, { loading }] = useEndInvoicingAgreementMutation({ refetchQueries: ['InvoicingAgreement'] });
  const [isOpen, setIsOpen] = useState(false);
  const agreement = data?.invoicingAgreement ?? null;
  const stop = (): void =>
    void end()
      .then(() => toast({ title: t('invoicing.ended'), tone: 'success' }))
      .catch((failed: unknown) =>
        toast({ title: t('common:failed.title'), description: textOf(failed), tone: 'error' }),
      );
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="invoicing-title">
      <chakra.h2 id="invoicing-title" textStyle="h3">
        {t('invoicing.title')}
      </chakra.h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows />}
      {data && (
        <>
          {agreement && (
            <chakra.p marginTop="3" fontWeight="600" overflowWrap="anywhere">
              {agreement.legalName} · {agreement.nif}
            </chakra.p>
          )}
          <chakra.p textStyle="sm" color="fg.muted" marginTop={agreement ? '1' : '2'} maxWidth="70ch">
            {agreement
              ? t('invoicing.inForce', {
                  day: instant(agreement.agreedAt, LONG_DATE),
                })
              : t('invoicing.none')}{' '}
            <TextLink to="/help/facturas-del-anfitrion">{t('invoicing.learn')}</TextLink>
          </chakra.p>
          <Flex wrap="wrap" gap="3" marginTop="4">
            <Button variant={agreement ? 'outline' : 'solid'} onClick={() => setIsOpen(true)}>
              {t(agreement ? 'invoicing.change' : 'invoicing.start')}
            </Button>
            {agreement && (
              <Button variant="ghost" loading={loading} onClick={stop}>
                {t('invoicing.end')}
              </Button>
            )}
          </Flex>
        </>
      )}
      {isOpen && (
        <Suspense>
          <InvoicingDialog agreement={agreement} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
