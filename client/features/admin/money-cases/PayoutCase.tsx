import { textBounds } from '../../../generated/bounds';
import { useTranslation } from 'react-i18next';
import {
  useFailPayoutMutation,
  useHoldPayoutMutation,
  useReleasePayoutMutation,
  useStaffPayoutQuery,
  type StaffPayout_PayoutFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Details, DetailSection } from '../components/details';
import { Timeline } from '../components/Timeline';
import { Failure } from './Failure';
import { MoneyDecision, type MoneyAct } from './MoneyDecision';
import { MovementStateText } from './movement-cells';
import { PayoutParts } from './PayoutParts';

const ACTS = ['FAIL_PAYOUT', 'HOLD_PAYOUT', 'RELEASE_PAYOUT'] as const;

/** /admin/money/payouts/:id: the parts of a payout, and the possible acts on it and its host's earnings. */
export function PayoutCase({ id }: { id: string }) {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  const query = useStaffPayoutQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={(data) => data.staffPayout}
      backTo="/admin/money"
      renderCase={(payout, refresh) => ({
        title: t('money.payoutTitle', { sum: money(payout.amountCents), host: payout.host.displayName }),
        sub: (
          <>
            <MovementStateText state={payout.state} />
            <span>{t('money.orderedAt', { at: instant(payout.orderedAt) })}</span>
            {payout.completedAt && <span>{t('money.arrivedAt', { at: instant(payout.completedAt) })}</span>}
          </>
        ),
        details: <PayoutDetails payout={payout} />,
        events: (
          <>
            <PayoutParts parts={payout.parts} />
            <Timeline records={payout.timeline} />
          </>
        ),
        decision: <PayoutDecision payout={payout} onDone={refresh} />,
      })}
    />
  );
}

function PayoutDetails({ payout }: { payout: StaffPayout_PayoutFragment }) {
  const { t } = useTranslation('staff');
  return (
    <DetailSection title={t('money.provider')} note={payout.provider}>
      <Details
        rows={[
          [t('booking.side.HOST'), payout.host.displayName],
          [t('money.account'), payout.ibanLast4 ? `····\u00a0${payout.ibanLast4}` : '–'],
          [t('money.columns.ref'), payout.providerRef ?? '–'],
          [t('money.transfer'), payout.transferRef ?? '–'],
          ...(payout.failureCode
            ? ([[t('money.failure'), <Failure key="failure" code={payout.failureCode} />]] as const)
            : []),
        ]}
      />
    </DetailSection>
  );
}

function PayoutDecision({ payout, onDone }: { payout: StaffPayout_PayoutFragment; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const [fail] = useFailPayoutMutation();
  const [hold] = useHoldPayoutMutation();
  const [release] = useReleasePayoutMutation();
  const fields = [
    {
      name: 'reason',
      label: t('room.statement'),
      hint: t('booking.whyHint', textBounds.logReason),
      kind: 'text' as const,
    },
  ];
  const hostId = payout.host.id;
  const acts: Record<(typeof ACTS)[number], MoneyAct> = {
    FAIL_PAYOUT: {
      fields,
      send: ({ reason = '' }) => fail({ variables: { input: { payoutId: payout.id, reason } } }),
    },
    HOLD_PAYOUT: { fields, send: ({ reason = '' }) => hold({ variables: { input: { hostId, reason } } }) },
    RELEASE_PAYOUT: { fields, send: ({ reason = '' }) => release({ variables: { input: { hostId, reason } } }) },
  };
  return (
    <MoneyDecision acts={acts} offered={ACTS.filter((act) => payout.availableActs.includes(act))} onDone={onDone} />
  );
}
