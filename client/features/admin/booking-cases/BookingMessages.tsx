import { Box, Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadBookingMessagesMutation, type StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { BlockHead } from '../components/details';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/* Loaded once they were read. */
const ReadMessages = lazy(() => import('./ReadMessages').then((file) => ({ default: file.ReadMessages })));

type BookingCase = StaffBookingCase_BookingFragment;
type Reading = Pick<NonNullable<BookingCase['staffRecord']>, 'messageCount' | 'caseCodes' | 'availableActs'>;

interface BookingMessagesProps {
  booking: Pick<BookingCase, 'id' | 'renter' | 'host'> & { readonly staffRecord: Reading | null };
  /** The case they are read under; by default the newest one. */
  caseCode?: string;
  onRead: () => void;
}

/** The messages of both sides: shown only after a case was chosen, and recorded. */
export function BookingMessages({ booking, caseCode, onRead }: BookingMessagesProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const { t } = useTranslation('staff');
  const [read, { data }] = useReadBookingMessagesMutation();
  const record = booking.staffRecord;
  const messages = data?.readBookingMessages.messages;
  return (
    <Box as="section" aria-label={t('booking.messages')}>
      <BlockHead
        title={t('booking.messages')}
        note={t('booking.messagesCount', { count: record?.messageCount ?? 0 })}
      />
      {messages ? (
        <Suspense>
          <ReadMessages messages={messages} booking={booking} />
        </Suspense>
      ) : record?.availableActs.includes('READ_MESSAGES') && record.messageCount > 0 ? (
        !isFormOpen ? (
          <Button size="sm" minHeight="11" variant="outline" onClick={() => setFormOpen(true)}>
            {t('booking.read')}
          </Button>
        ) : (
          <LazyDecisionForm
            name="messages"
            fields={[
              {
                name: 'caseCode',
                label: t('booking.caseCode'),
                hint: t('booking.caseCodeHint'),
                kind: 'line',
                initial: caseCode ?? record.caseCodes[0],
              },
            ]}
            submit={t('booking.read')}
            done={t('booking.readDone')}
            onSend={({ caseCode = '' }) => read({ variables: { input: { bookingId: booking.id, caseCode } } })}
            onDone={onRead}
            onLeave={() => setFormOpen(false)}
          />
        )
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {t(record?.messageCount ? 'booking.mayNotRead' : 'booking.noMessages')}
        </chakra.p>
      )}
    </Box>
  );
}
