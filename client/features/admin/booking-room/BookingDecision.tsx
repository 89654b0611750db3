import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { ActChoice } from '../components/ActChoice';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { BookingActPreview } from './BookingActPreview';
import { previewInputOf, useBookingActFields } from './booking-fields';
import { useSendBookingAct, type DecidedBookingAct } from './use-send-booking-act';

const DECIDED: readonly DecidedBookingAct[] = [
  'ACCEPT',
  'DECLINE',
  'CANCEL',
  'CHANGE_END',
  'GIVE_CREDIT',
  'ALLOW_CHARGES',
  'HOLD_PAYOUT',
  'RELEASE_PAYOUT',
  'TERMINATE',
  'SETTLE',
];
const SILENT: readonly DecidedBookingAct[] = ['ALLOW_CHARGES', 'HOLD_PAYOUT', 'RELEASE_PAYOUT'];
/** What ends something for somebody. */
const DANGEROUS: readonly DecidedBookingAct[] = ['DECLINE', 'CANCEL', 'TERMINATE'];

interface BookingDecisionProps {
  booking: StaffBookingCase_BookingFragment;
  onDone: () => void;
}

/** The right column of a booking's case room. An act is sent once every mail of its preview was looked at. */
export function BookingDecision({ booking, onDone }: BookingDecisionProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<DecidedBookingAct | null>(null);
  const [isSeen, setSeen] = useState(true);
  const fieldsOf = useBookingActFields(booking);
  const send = useSendBookingAct(booking);
  const offered = DECIDED.filter((act) => booking.staffRecord?.availableActs.includes(act));
  const act = chosen && offered.includes(chosen) ? chosen : null;
  return (
    <>
      <ActChoice
        label={t('room.choose')}
        options={offered.map((one) => ({
          act: one,
          title: t(`booking.act.${one}`),
          text: t(`booking.actText.${one}`, { host: booking.host.displayName, renter: booking.renter.displayName }),
        }))}
        value={act}
        onChange={(next) => {
          setSeen(true);
          setChosen(next);
        }}
      />
      {act && (
        <LazyDecisionForm
          key={act}
          name={act}
          fields={fieldsOf(act)}
          submit={t(`booking.act.${act}`)}
          done={t('booking.done')}
          isDangerous={DANGEROUS.includes(act)}
          isDisabled={!isSeen}
          renderPreview={(values) =>
            !SILENT.includes(act) && (
              <BookingActPreview input={previewInputOf(booking.id, act, values)} onSeen={setSeen} />
            )
          }
          onSend={(values) => send(act, values)}
          onDone={() => {
            setChosen(null);
            onDone();
          }}
          onLeave={() => setChosen(null)}
        />
      )}
      {act && !isSeen && (
        <chakra.p textStyle="xs" color="fg.muted" role="status">
          {t('booking.lookAtBoth')}
        </chakra.p>
      )}
    </>
  );
}
