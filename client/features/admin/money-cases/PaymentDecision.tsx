import { textBounds } from '../../../generated/bounds';
import { staffMoneyBounds } from '../../../generated/staff-bounds';
import { useTranslation } from 'react-i18next';
import {
  useAdjustBooksMutation,
  useHoldPayoutMutation,
  useRefundPaymentMutation,
  useReleasePayoutMutation,
  useRetryRefundMutation,
  useSettleRefundByHandMutation,
  type StaffPayment_PaymentFragment,
} from '../../../generated/graphql';
import type { AdjustmentKind } from '../../../generated/schema';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import type { DecisionField } from '../components/DecisionForm';
import { centsOf } from '../money/cents-of';
import { MoneyDecision, type MoneyAct } from './MoneyDecision';

const ACTS = ['REFUND', 'RETRY_REFUND', 'SETTLE_REFUND', 'HOLD_PAYOUT', 'RELEASE_PAYOUT', 'ADJUST'] as const;
type PaymentAct = (typeof ACTS)[number];
/** A month is waived on the page of its booking. */
const BY_AMOUNT = ['PAY_HOST', 'CHARGE_HOST', 'FORGIVE_HOST'] as const satisfies AdjustmentKind[];

interface PaymentDecisionProps {
  payment: StaffPayment_PaymentFragment;
  onDone: () => void;
}

/** The right column of a payment's page. */
export function PaymentDecision({ payment, onDone }: PaymentDecisionProps) {
  return (
    <MoneyDecision
      acts={usePaymentActs(payment)}
      offered={ACTS.filter((act) => payment.availableActs.includes(act))}
      onDone={onDone}
    />
  );
}

function usePaymentActs({ id: paymentId, booking, refunds, refundableCents }: StaffPayment_PaymentFragment) {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  const [refund] = useRefundPaymentMutation();
  const [retry] = useRetryRefundMutation();
  const [settle] = useSettleRefundByHandMutation();
  const [hold] = useHoldPayoutMutation();
  const [release] = useReleasePayoutMutation();
  const [adjust] = useAdjustBooksMutation();
  const target = { hostId: booking.host.id, bookingId: booking.id };
  const why = (name: string): DecisionField => ({
    name,
    label: t('room.statement'),
    hint: t('booking.whyHint', textBounds.logReason),
    kind: 'text',
  });
  const failed: DecisionField = {
    name: 'refundId',
    label: t('money.whichRefund'),
    kind: refunds
      .filter(({ status }) => status === 'FAILED')
      // What goes to the card: the rest is returned as credit.
      .map(({ id, totalCents, creditCents, createdAt }) => ({
        value: id,
        label: `${money(totalCents - creditCents)} · ${instant(createdAt, SHORT_DATE)}`,
      })),
  };
  const acts: Record<PaymentAct, MoneyAct> = {
    REFUND: {
      fields: [
        {
          name: 'amountCents',
          label: t('money.amount'),
          hint: t('booking.refundHint', { most: money(refundableCents) }),
          kind: 'line',
        },
        why('statement'),
      ],
      send: ({ amountCents = '', statement = '' }, idempotencyKey) =>
        refund({
          variables: { input: { paymentId, amountCents: centsOf(amountCents), statement, idempotencyKey } },
        }),
    },
    RETRY_REFUND: {
      fields: [failed],
      send: ({ refundId = '' }) => retry({ variables: { input: { refundId } } }),
    },
    SETTLE_REFUND: {
      fields: [failed, { name: 'bankReference', label: t('money.bankReference'), kind: 'line' }, why('reason')],
      send: ({ refundId = '', bankReference = '', reason = '' }) =>
        settle({ variables: { input: { refundId, bankReference, reason } } }),
    },
    HOLD_PAYOUT: {
      fields: [why('reason')],
      send: ({ reason = '' }) => hold({ variables: { input: { ...target, reason } } }),
    },
    RELEASE_PAYOUT: {
      fields: [why('reason')],
      send: ({ reason = '' }) => release({ variables: { input: { ...target, reason } } }),
    },
    ADJUST: {
      fields: [
        {
          name: 'kind',
          label: t('money.adjustmentKind'),
          kind: BY_AMOUNT.map((value) => ({ value, label: t(`money.adjustment.${value}`) })),
        },
        {
          name: 'amountCents',
          label: t('money.amount'),
          hint: t('money.twoPersons', { amount: money(staffMoneyBounds.aloneCents) }),
          kind: 'line',
        },
        why('statement'),
      ],
      send: ({ kind, amountCents = '', statement = '' }, idempotencyKey) =>
        adjust({
          variables: {
            input: {
              bookingId: booking.id,
              kind: kind as AdjustmentKind,
              amountCents: centsOf(amountCents),
              statement,
              idempotencyKey,
            },
          },
        }),
    },
  };
  return acts;
}
