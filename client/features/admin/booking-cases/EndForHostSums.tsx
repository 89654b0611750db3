import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useEndForHostPreviewQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { Details } from '../components/details';

interface EndForHostSumsProps {
  bookingId: string;
  endsOn: string;
  isHostCharged: boolean;
}

/** The result of ending a rental on a day for both sides, before it is done. */
export function EndForHostSums({ bookingId, endsOn, isHostCharged }: EndForHostSumsProps) {
  const { t } = useTranslation('staff');
  const { money } = useFormats();
  const { textOf } = useErrorText();
  const { data, error } = useEndForHostPreviewQuery({
    variables: { id: bookingId, endsOn },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <chakra.p color="fg.error">{textOf(error)}</chakra.p>;
  if (!data) return null;
  const { noticeDays, lastChargeCents, refundCents, hostFeeCents } = data.noticePreview;
  return (
    <div role="status">
      <Details
        rows={[
          [t('booking.lastCharge'), money(lastChargeCents)],
          [t('booking.goesBack'), money(refundCents)],
          [t('booking.hostFee', { count: noticeDays }), money(isHostCharged ? hostFeeCents : 0)],
        ]}
      />
    </div>
  );
}
