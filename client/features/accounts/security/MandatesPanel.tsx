import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  useGiveMandateMutation,
  useMandatesQuery,
  useWithdrawMandateMutation,
  type Mandate_BookingFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ActionRow } from '../../../ui/display/ActionRow';
import { toast } from '../../../ui/feedback/toast';
import { bookingPath } from '../../../ui/links/booking-path';
import { TextLink } from '../../../ui/links/TextLink';
import { ListPanel } from './ListPanel';
import { CodeText } from '../../../ui/display/CodeText';
import { dottedText } from '../../../ui/display/dotted-text';

/** The bookings with off-session charges, with the app that prepared them; each mandate can be withdrawn. */
export function MandatesPanel() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useMandatesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListPanel
      title={t('mandates.title')}
      text={t('mandates.text')}
      empty={t('mandates.empty')}
      items={data?.mandatedBookings}
      error={error}
      onRetry={() => void refetch()}
      renderItem={(booking) => <MandateRow key={booking.id} booking={booking} />}
    />
  );
}

function MandateRow({ booking }: { booking: Mandate_BookingFragment }) {
  const { t } = useTranslation('security');
  const { day, instant, money } = useFormats();
  const { textOf } = useErrorText();
  const [withdraw, withdrawing] = useWithdrawMandateMutation();
  const [give, giving] = useGiveMandateMutation();
  const { id, reference, status, preparedBy, mandateWithdrawnAt, space, nextCharge } = booking;
  const isGiven = mandateWithdrawnAt === null;
  const act = isGiven ? 'withdraw' : 'give';
  const change = (): void =>
    void (isGiven ? withdraw : give)({ variables: { bookingId: id } }).then(
      () => toast({ title: t(isGiven ? 'mandates.withdrawn' : 'mandates.given'), tone: 'success' }),
      (reason: unknown) => toast({ title: textOf(reason), tone: 'error' }),
    );
  const charge = nextCharge && t('mandates.next', { amount: money(nextCharge.totalCents), day: day(nextCharge.dueOn) });
  const withdrawnAt = mandateWithdrawnAt && t('mandates.since', { at: instant(mandateWithdrawnAt) });
  return (
    <ActionRow
      action={{
        label: t(`mandates.${act}`),
        name: t(`mandates.${act}Of`, { reference }),
        isDisabled: withdrawing.loading || giving.loading,
        onClick: change,
      }}
    >
      <TextLink to={bookingPath(id)}>{space.title}</TextLink>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <CodeText>
          {dottedText([reference, preparedBy && t('mandates.by', { app: preparedBy }), isGiven ? charge : withdrawnAt])}
        </CodeText>
      </chakra.p>
      {!isGiven && (
        <chakra.p textStyle="small">{t(status === 'REQUESTED' ? 'mandates.requestWaits' : 'mandates.byHand')}</chakra.p>
      )}
    </ActionRow>
  );
}
