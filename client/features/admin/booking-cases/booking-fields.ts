import { textBounds } from '../../../generated/bounds';
import { cancelReasons, noticeReasons } from '../../../generated/reasons';
import { staffMoneyBounds } from '../../../generated/staff-bounds';
import { useTranslation } from 'react-i18next';
import type { BookingActPreviewInput, StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import type { CancellationReason, DeclineReason, NoticeReason, TerminationReason } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';
import type { Reason } from '../../../ui/reasons/Reasons';
import type { DecisionField } from '../components/DecisionForm';
import { centsOf } from '../money/cents-of';
import { HOST_FEES, isHostCharged } from './use-end-for-host';
import { thingsOf } from './left-things';
import type { DecidedBookingAct } from './use-send-booking-act';
import { monthValue, waivedMonth } from './waived-month';

/** The reason for an act without a notification. */
export function useReasonField(name = 'reason'): DecisionField {
  const { t } = useTranslation('staff');
  return { name, label: t('room.statement'), hint: t('booking.whyHint', textBounds.logReason), kind: 'text' };
}

/** The fields of each act; reasons are those of the act that needs one. */
export function useBookingActFields(
  booking: StaffBookingCase_BookingFragment,
  reasons: readonly Reason<string>[],
): (act: DecidedBookingAct) => readonly DecisionField[] {
  const { t } = useTranslation(['staff', 'noticeReasons']);
  const { money, dayRange } = useFormats();
  const statement = useReasonField('statement');
  const reason = useReasonField();
  const publicText: DecisionField = {
    name: 'text',
    label: t('booking.statement'),
    hint: t('booking.statementHint'),
    kind: 'text',
  };
  const fields: Record<DecidedBookingAct, readonly DecisionField[]> = {
    ACCEPT: [statement],
    DECLINE: [
      {
        name: 'reason',
        label: t('room.reason'),
        kind: reasons,
      },
      publicText,
    ],
    CANCEL: [
      {
        name: 'refundCents',
        label: t('booking.refundLabel'),
        hint: t('booking.refundHint', { most: money(booking.cancellation?.paidCents ?? 0) }),
        kind: 'line',
      },
      {
        name: 'reason',
        label: t('room.reason'),
        kind: cancelReasons.staff.map((value) => ({ value, label: t(`booking.cancelReason.${value}`) })),
      },
      publicText,
    ],
    CHANGE_END: [{ name: 'endsOn', label: t('booking.endLabel'), kind: 'date', initial: booking.to }, statement],
    END_FOR_HOST: [
      { name: 'endsOn', label: t('booking.endLabel'), hint: t('booking.endForHostHint'), kind: 'date' },
      {
        name: 'noticeReason',
        label: t('room.reason'),
        kind: noticeReasons.staff.map((value) => ({ value, label: t(`noticeReasons:${value}`) })),
      },
      {
        name: 'hostFee',
        label: t('booking.hostFeeLabel'),
        kind: HOST_FEES.map((value) => ({ value, label: t(`booking.hostFeeChoice.${value}`) })),
      },
      publicText,
    ],
    TERMINATE: [
      {
        name: 'breach',
        label: t('booking.breachLabel'),
        kind: reasons,
      },
      publicText,
    ],
    LIST_LEFT_THINGS: [
      { name: 'things', label: t('booking.thingsLabel'), hint: t('booking.thingsHint'), kind: 'text', rows: 6 },
      { name: 'firstWitness', label: t('booking.firstWitness'), hint: t('booking.witnessHint'), kind: 'line' },
      { name: 'secondWitness', label: t('booking.secondWitness'), kind: 'line' },
      { ...statement, hint: t('booking.openedHint') },
    ],
    RECORD_LETTER: [
      { name: 'reference', label: t('booking.letterLabel'), hint: t('booking.letterHint'), kind: 'line' },
    ],
    SETTLE: [statement],
    GIVE_CREDIT: [
      {
        name: 'amountCents',
        label: t('booking.creditLabel'),
        hint: t('booking.creditHint', { amount: money(staffMoneyBounds.creditMaxCents) }),
        kind: 'line',
      },
      { ...publicText, name: 'statement', label: t('booking.renterReads') },
    ],
    ALLOW_CHARGES: [statement],
    WAIVE_CHARGE: [
      {
        name: 'month',
        label: t('booking.monthLabel'),
        hint: t('money.twoPersons', { amount: money(staffMoneyBounds.aloneCents) }),
        kind: (booking.staffRecord?.uncollectableMonths ?? []).map((month) => ({
          value: monthValue(month),
          label: dottedText([dayRange(month.from, month.to), money(month.totalCents)]),
        })),
      },
      statement,
    ],
    HOLD_PAYOUT: [reason],
    RELEASE_PAYOUT: [reason],
  };
  return (act) => fields[act];
}

/** Acts with a notification. */
const ACTS_WITH_MAILS: readonly DecidedBookingAct[] = [
  'ACCEPT',
  'DECLINE',
  'CANCEL',
  'CHANGE_END',
  'END_FOR_HOST',
  'TERMINATE',
  'LIST_LEFT_THINGS',
  'SETTLE',
  'GIVE_CREDIT',
  'WAIVE_CHARGE',
];

/** Whether a day is completely typed: until its fourth digit a year begins with zeros, and some fields accept a fifth. */
export const isWholeDay = (day: string): boolean => /^[1-9]\d{3}-/.test(day);

/** The input for the preview of an act; null while something is missing, or when nobody is notified. */
export function previewInputOf(
  bookingId: string,
  act: DecidedBookingAct,
  values: Readonly<Record<string, string>>,
): BookingActPreviewInput | null {
  const statement = (values['statement'] ?? values['text'] ?? '').trim();
  const amount = values['refundCents'] ?? values['amountCents'];
  const isShort = [amount, values['things'], values['firstWitness'], values['secondWitness']].includes('');
  const isDayMissing = values['endsOn'] !== undefined && !isWholeDay(values['endsOn']);
  if (!ACTS_WITH_MAILS.includes(act) || statement === '' || isShort || isDayMissing) return null;
  return {
    bookingId,
    act,
    statement,
    ...(act === 'DECLINE' ? { declineReason: values['reason'] as DeclineReason } : {}),
    ...(act === 'CANCEL' ? { cancelReason: values['reason'] as CancellationReason } : {}),
    ...(act === 'TERMINATE' ? { terminationReason: values['breach'] as TerminationReason } : {}),
    ...(amount === undefined ? {} : { amountCents: centsOf(amount) }),
    ...(act === 'END_FOR_HOST' ? endInput(values) : {}),
    ...(act === 'LIST_LEFT_THINGS' ? thingsOf(values) : {}),
    ...(act === 'WAIVE_CHARGE' ? waivedMonth(values['month']) : {}),
    ...(values['endsOn'] === undefined ? {} : { endsOn: values['endsOn'] }),
  };
}

const endInput = (values: Readonly<Record<string, string>>) => ({
  noticeReason: values['noticeReason'] as NoticeReason,
  ...(isHostCharged(values) ? {} : { amountCents: 0 }),
});
