import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useFormats } from '../../../i18n/format';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { Reasons, type Reason } from '../../../ui/reasons/Reasons';
import { ActDecision } from '../components/ActDecision';
import { isWholeDay, previewInputOf, useBookingActFields } from './booking-fields';
import { isHostCharged } from './use-end-for-host';
import { needsTwoPersons } from './waived-month';
import { useSendBookingAct, type DecidedBookingAct } from './use-send-booking-act';

/* Both load once an act is being written. */
const EndForHostSums = lazy(() => import('./EndForHostSums').then((file) => ({ default: file.EndForHostSums })));
const BookingActPreview = lazy(() =>
  import('./BookingActPreview').then((file) => ({ default: file.BookingActPreview })),
);

const DECIDED: readonly DecidedBookingAct[] = [
  'ACCEPT',
  'DECLINE',
  'CANCEL',
  'CHANGE_END',
  'GIVE_CREDIT',
  'ALLOW_CHARGES',
  'WAIVE_CHARGE',
  'HOLD_PAYOUT',
  'RELEASE_PAYOUT',
  // The side panel shows the first three: acts that end a stay come later.
  'END_FOR_HOST',
  'TERMINATE',
  'LIST_LEFT_THINGS',
  'RECORD_LETTER',
  'SETTLE',
];
const SILENT: readonly DecidedBookingAct[] = ['ALLOW_CHARGES', 'HOLD_PAYOUT', 'RELEASE_PAYOUT', 'RECORD_LETTER'];
/** Destructive acts. */
const DANGEROUS: readonly DecidedBookingAct[] = ['DECLINE', 'CANCEL', 'END_FOR_HOST', 'TERMINATE'];

interface BookingDecisionProps {
  booking: StaffBookingCase_BookingFragment;
  onDone: () => void;
}

/** For a pending or an active booking; never for both at once. */
const REASONS = { DECLINE: 'DECLINE_REASONS', TERMINATE: 'TERMINATION_REASONS' } as const;

/** The acts on a booking that the server offers. An act can be sent once every mail of its preview was viewed. */
export function BookingDecision(props: BookingDecisionProps) {
  const withReason = (['DECLINE', 'TERMINATE'] as const).find((act) =>
    props.booking.staffRecord?.availableActs.includes(act),
  );
  if (!withReason) return <Acts {...props} reasons={[]} />;
  return <Reasons list={REASONS[withReason]}>{(reasons) => <Acts {...props} reasons={reasons} />}</Reasons>;
}

function Acts({ booking, onDone, reasons }: BookingDecisionProps & { reasons: readonly Reason<string>[] }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const [isSeen, setSeen] = useState(true);
  // What the open form was chosen by: a newer measure, which a refetch brings, is not covered unseen.
  const [readSince, setReadSince] = useState<string | null>();
  // The one that the server refused: the next one is shown with the refusal, and only that one is taken over.
  const [refusedSince, setRefusedSince] = useState<string | null>();
  const pausedSince = booking.staffRecord?.chargesPausedSince;
  if (refusedSince !== undefined && pausedSince !== refusedSince) {
    setRefusedSince(undefined);
    setReadSince(pausedSince);
  }
  const fieldsOf = useBookingActFields(booking, reasons);
  const send = useSendBookingAct();
  const offered = DECIDED.filter((act) => booking.staffRecord?.availableActs.includes(act));
  const names = {
    host: booking.host.displayName,
    renter: booking.renter.displayName,
    since: pausedSince && instant(pausedSince),
  };
  return (
    <ActDecision
      options={offered.map((act) => ({
        act,
        title: t(`booking.act.${act}`),
        text: t(`booking.actText.${act}`, names),
      }))}
      fieldsOf={fieldsOf}
      dangerous={DANGEROUS}
      submitOf={(act, values) =>
        act === 'WAIVE_CHARGE' && needsTwoPersons(values['month'])
          ? t('booking.proposeWaiver')
          : t(`booking.act.${act}`)
      }
      done={t('booking.done')}
      isDisabled={!isSeen}
      // Until its preview is loaded nothing is seen.
      onChoose={(act) => {
        setSeen(act === null || SILENT.includes(act));
        setReadSince(act ? pausedSince : undefined);
        setRefusedSince(undefined);
      }}
      renderPreview={(act, values) =>
        !SILENT.includes(act) && (
          <>
            {act === 'END_FOR_HOST' && values['endsOn'] && isWholeDay(values['endsOn']) && (
              <Suspense>
                <EndForHostSums
                  bookingId={booking.id}
                  endsOn={values['endsOn']}
                  isHostCharged={isHostCharged(values)}
                />
              </Suspense>
            )}
            <Suspense>
              <BookingActPreview input={previewInputOf(booking.id, act, values)} onSeen={setSeen} />
            </Suspense>
          </>
        )
      }
      onSend={(act, values) => send(booking, act, values, readSince ?? pausedSince)}
      onDone={onDone}
      onRefused={(error) => {
        // After other errors nothing newer was shown with one.
        if (toAppError(error).code === 'BOOKING_TRANSITION_REFUSED') setRefusedSince(readSince);
        onDone();
      }}
    />
  );
}
