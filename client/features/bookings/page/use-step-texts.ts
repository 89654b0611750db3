import { useTranslation } from 'react-i18next';
import type { BookingHead_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { lastMinute } from '../../../ui/booking/last-minute';

export type Step = NonNullable<BookingHead_BookingFragment['nextStep']>;

/* Texts that differ by side. */
const SIDED = [
  'AWAIT_ANSWER',
  'VERIFY_IDENTITY',
  'MARK_ACTIVE',
  'AWAIT_START',
  'RETURN_GOODS',
] as const satisfies readonly Step['kind'][];
const isSided = (kind: Step['kind']): kind is (typeof SIDED)[number] => (SIDED as readonly string[]).includes(kind);

/** Title and text of a step for the viewer's side. */
export function useStepTexts(booking: BookingHead_BookingFragment): (step: Step) => { title: string; text: string } {
  const { t } = useTranslation(['booking', 'common']);
  const formats = useFormats();
  const isHost = booking.viewerRole === 'HOST';
  const name = (isHost ? booking.renter : booking.host).displayName;
  const side = isHost ? 'host' : 'renter';
  return ({ kind, until, day, amountCents }) => {
    const end = until ? lastMinute(formats, until, booking.timeZone) : null;
    const values = {
      name,
      day: day ? formats.dayInSentence(day) : '',
      amount: amountCents === null ? '' : formats.money(amountCents),
      until: end?.day ?? '',
      time: end?.time ?? '',
      status: t(`common:bookingStatus.${booking.status}`),
    };
    if (kind === 'RUNNING') {
      const variant = amountCents !== null ? 'charge' : day ? 'end' : 'open';
      const credit = isHost ? 0 : (booking.nextCharge?.creditCents ?? 0);
      const title = t(`step.running.${variant}.title`, values);
      if (amountCents === null || credit === 0) return { title, text: t(`step.running.${variant}.text`, values) };
      const cardCents = amountCents - credit;
      return {
        title,
        text: t(`step.running.charge.${cardCents > 0 ? 'credit' : 'allCredit'}`, {
          credit: formats.money(credit),
          card: formats.money(cardCents),
        }),
      };
    }
    if (kind === 'PAYMENT_FAILED' && amountCents !== null) {
      const variant = day ? 'again' : 'last';
      return { title: t('step.owed.title', values), text: t(`step.owed.${variant}`, values) };
    }
    if (kind === 'AWAIT_PAYMENT' && !day)
      return { title: t('step.pastDue.title', values), text: t('step.pastDue.text', values) };
    return isSided(kind)
      ? { title: t(`step.${side}.${kind}.title`, values), text: t(`step.${side}.${kind}.text`, values) }
      : { title: t(`step.both.${kind}.title`, values), text: t(`step.both.${kind}.text`, values) };
  };
}
