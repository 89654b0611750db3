import { useTranslation } from 'react-i18next';
import { useStaffPaymentQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { cardName } from '../../../ui/cards/card-name';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { Adjustments } from './Adjustments';
import { LedgerLines } from './LedgerLines';
import { MovementStateText } from './movement-cells';
import { PaymentDecision } from './PaymentDecision';
import { PaymentDetails } from './PaymentDetails';
import { PaymentRefunds } from './PaymentRefunds';

/** /admin/money/payments/:id: the payment, its refunds, its postings, and the possible acts. */
export function PaymentCase({ id }: { id: string }) {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  const query = useStaffPaymentQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={(data) => data.staffPayment}
      backTo="/admin/money"
      renderCase={(payment, refresh) => ({
        title: t('money.paymentTitle', { sum: money(payment.totalCents), reference: payment.booking.reference }),
        sub: (
          <>
            <MovementStateText state={payment.state} />
            <span>
              {payment.capturedAt
                ? t('money.takenAt', { at: instant(payment.capturedAt) })
                : t('money.dueAt', { at: instant(payment.dueAt) })}
            </span>
            {payment.methodLast4 && <span>{cardName(payment.methodBrand, payment.methodLast4)}</span>}
          </>
        ),
        details: <PaymentDetails payment={payment} />,
        events: (
          <>
            <PaymentRefunds refunds={payment.refunds} />
            <Adjustments adjustments={payment.adjustments} onDecided={refresh} />
            <LedgerLines lines={payment.ledgerLines} />
            <Timeline records={payment.timeline} />
          </>
        ),
        decision: <PaymentDecision payment={payment} onDone={refresh} />,
      })}
    />
  );
}
