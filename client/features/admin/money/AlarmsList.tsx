import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useReconciliationAlarmsQuery, useResolveReconciliationAlarmMutation } from '../../../generated/graphql';
import { LONG_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/** Unexplained differences between our ledger and the provider's. */
export function AlarmsList() {
  const { t } = useTranslation('admin');
  const { money, instant } = useFormats();
  const { data, error, refetch } = useReconciliationAlarmsQuery({ fetchPolicy: 'cache-and-network' });
  const [resolve] = useResolveReconciliationAlarmMutation();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
  if (data.reconciliationAlarms.length === 0) return <p>{t('money.alarms.none')}</p>;
  return (
    <chakra.ul listStyleType="none">
      {data.reconciliationAlarms.map(
        ({ id, kind, ref, expectedCents, foundCents, foundAt, answerDueAt, answeredAt, disputeStatus, resolution }) => (
          <chakra.li key={id} paddingBlock="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
            <Stack gap="3">
              <div>
                <chakra.h3 fontWeight="600" overflowWrap="anywhere">
                  {`${t(`money.alarms.kind.${kindOf(kind)}`)} · ${ref}`}
                </chakra.h3>
                <chakra.p textStyle="small" color="fg.muted">
                  {t('money.alarms.sums', {
                    expected: money(expectedCents),
                    found: money(foundCents),
                    day: instant(foundAt, LONG_DAY),
                  })}
                </chakra.p>
                {kind === 'payment_disputed' && (
                  <chakra.p textStyle="small">
                    {disputeStatus === 'WON' || disputeStatus === 'LOST'
                      ? t(`money.alarms.dispute.${disputeStatus}`)
                      : answeredAt
                        ? t('money.alarms.answered', { day: instant(answeredAt, LONG_DAY) })
                        : t('money.alarms.toAnswer', {
                            day: answerDueAt ? instant(answerDueAt, LONG_DAY) : '–',
                          })}
                  </chakra.p>
                )}
              </div>
              {resolution === null ? (
                <LazyDecisionForm
                  name={id}
                  fields={[{ name: 'resolution', label: t('money.alarms.resolution'), kind: 'text' }]}
                  submit={t('money.alarms.resolve')}
                  done={t('money.alarms.resolved')}
                  onSend={(values) =>
                    resolve({ variables: { input: { alarmId: id, resolution: values['resolution'] ?? '' } } })
                  }
                />
              ) : (
                <p>{t('money.alarms.explained', { resolution })}</p>
              )}
            </Stack>
          </chakra.li>
        ),
      )}
    </chakra.ul>
  );
}

const KINDS = [
  'missing_at_provider',
  'missing_in_ledger',
  'amount_differs',
  'out_of_balance',
  'payout_unanswered',
  'balance_too_small',
  'transfer_not_returned',
  'call_refused',
  'payment_disputed',
] as const;
const kindOf = (kind: string): (typeof KINDS)[number] | 'other' => KINDS.find((one) => one === kind) ?? 'other';
