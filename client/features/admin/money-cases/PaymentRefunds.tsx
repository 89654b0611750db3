import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment_PaymentFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import { Failure } from './Failure';
import { DOT } from '../../../ui/display/dotted-text';

/** The refunds of a payment. */
export function PaymentRefunds({ refunds }: Pick<StaffPayment_PaymentFragment, 'refunds'>) {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  return (
    <Box as="section" aria-label={t('money.refunds')}>
      <BlockHead title={t('money.refunds')} />
      {refunds.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('money.noRefunds')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="sm">
        {refunds.map(({ id, totalCents, creditCents, status, createdAt, failureCode }) => (
          <Flex as="li" key={id} justifyContent="space-between" gap="4" flexWrap="wrap">
            <span>
              <chakra.b fontWeight="600">{money(totalCents)}</chakra.b>
              {` · ${t(`money.refundStatus.${status}`)}`}
              {creditCents > 0 && ` · ${t('money.asCredit', { sum: money(creditCents) })}`}
              {failureCode && (
                <>
                  {DOT}
                  <Failure code={failureCode} isOfRefund />
                </>
              )}
            </span>
            <chakra.time textStyle="xs" color="fg.subtle" dateTime={createdAt}>
              {instant(createdAt)}
            </chakra.time>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
