import { useTranslation } from 'react-i18next';
import type { StaffPayment_PaymentFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Details, DetailSection } from '../components/details';
import { RecordLink } from '../components/RecordLink';
import { Failure } from './Failure';

/** The left column of a payment's page. */
export function PaymentDetails({ payment }: { payment: StaffPayment_PaymentFragment }) {
  const { t } = useTranslation(['staff', 'common']);
  const { money } = useFormats();
  const { booking } = payment;
  return (
    <>
      <DetailSection title={t('staff:money.booking')} note={t(`common:bookingStatus.${booking.status}`)}>
        <Details
          rows={[
            [
              t('staff:booking.columns.reference'),
              <RecordLink key="booking" to={`/admin/bookings/${booking.id}`} text={booking.reference} />,
            ],
            [t('staff:booking.side.RENTER'), booking.renter.displayName],
            [t('staff:booking.side.HOST'), booking.host.displayName],
            [t('staff:booking.columns.space'), booking.space.title ?? '–'],
          ]}
        />
      </DetailSection>
      <DetailSection title={t('staff:booking.money')}>
        <Details
          rows={[
            [t('staff:booking.rent'), money(payment.rentCents)],
            [t('staff:booking.fee'), money(payment.renterFeeCents)],
            ...(payment.protectionCents > 0
              ? ([[t('staff:booking.plan'), money(payment.protectionCents)]] as const)
              : []),
            [t('staff:booking.total'), money(payment.totalCents)],
            ...(payment.creditCents > 0 ? ([[t('staff:money.byCredit'), money(payment.creditCents)]] as const) : []),
            [t('staff:money.refundable'), money(payment.refundableCents)],
          ]}
        />
      </DetailSection>
      <DetailSection title={t('staff:money.provider')} note={payment.provider}>
        <Details
          rows={[
            [t('staff:money.columns.ref'), payment.providerRef ?? '–'],
            ...(payment.failureCode
              ? ([[t('staff:money.failure'), <Failure key="failure" code={payment.failureCode} />]] as const)
              : []),
          ]}
        />
      </DetailSection>
    </>
  );
}
