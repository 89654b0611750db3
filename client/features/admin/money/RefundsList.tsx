import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FailedRefundsDocument,
  useFailedRefundsQuery,
  useRetryRefundMutation,
  useSettleRefundByHandMutation,
  type FailedRefundsQuery,
} from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { Failure } from '../money-cases/Failure';
import { dottedText } from '../../../ui/display/dotted-text';

type FailedRefund = FailedRefundsQuery['failedRefunds'][number];

const refetch = { refetchQueries: [FailedRefundsDocument] };

/** Failed refunds: retried, or paid by bank transfer. */
export function RefundsList() {
  const { t } = useTranslation('admin');
  const { data, error, refetch: again } = useFailedRefundsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void again()} /> : <SkeletonRows />;
  if (data.failedRefunds.length === 0) return <p>{t('money.refunds.none')}</p>;
  return (
    <chakra.ul listStyleType="none">
      {data.failedRefunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} />
      ))}
    </chakra.ul>
  );
}

function RefundRow({
  refund: { id, totalCents, creditCents, createdAt, failureCode, canSettle, booking },
}: {
  refund: FailedRefund;
}) {
  const { t } = useTranslation(['admin', 'common', 'staff']);
  const { money, instant } = useFormats();
  const { textOf } = useErrorText();
  const [isByHand, setByHand] = useState(false);
  const [retry, { loading }] = useRetryRefundMutation(refetch);
  const [settle] = useSettleRefundByHandMutation(refetch);
  const reference = booking?.reference ?? '';
  const onRetry = (): void => {
    retry({ variables: { input: { refundId: id } } }).then(
      () => toast({ title: t('money.refunds.retried'), tone: 'success' }),
      (problem: unknown) => toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };
  return (
    <chakra.li paddingBlock="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <Stack gap="3">
        <div>
          <chakra.h3 fontWeight="600">{`${money(totalCents - creditCents)} · ${reference}`}</chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {dottedText([booking?.renter.displayName, instant(createdAt, LONG_DAY)])}
          </chakra.p>
          <chakra.p textStyle="small">
            {`${t('staff:money.failure')}: `}
            <Failure code={failureCode ?? 'unknown'} isOfRefund />
          </chakra.p>
        </div>
        {isByHand ? (
          <LazyDecisionForm
            name={id}
            fields={[
              { name: 'bankReference', label: t('money.refunds.bankReference'), kind: 'line' },
              { name: 'reason', label: t('money.reason'), kind: 'text' },
            ]}
            submit={t('money.refunds.settle')}
            done={t('money.refunds.settled')}
            onSend={({ bankReference = '', reason = '' }) =>
              settle({ variables: { input: { refundId: id, bankReference, reason } } })
            }
            onLeave={() => setByHand(false)}
          />
        ) : (
          canSettle && (
            <Flex gap="3" flexWrap="wrap">
              <Button loading={loading} aria-label={t('money.refunds.retryOf', { reference })} onClick={onRetry}>
                {t('money.refunds.retry')}
              </Button>
              <Button
                variant="outline"
                aria-label={t('money.refunds.byHandOf', { reference })}
                onClick={() => setByHand(true)}
              >
                {t('money.refunds.byHand')}
              </Button>
            </Flex>
          )
        )}
      </Stack>
    </chakra.li>
  );
}
