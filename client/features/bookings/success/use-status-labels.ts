import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '../../../generated/schema';
import type { Translations } from '../../../i18n/translations';

type OwnWords = keyof Translations['checkout']['success']['title'];

/** Title and lead of a booking's status; a status without its own texts uses the label of its badge. */
export function useStatusLabels(status: BookingStatus, values: { host: string; deadline: string }) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const hasOwn = (name: BookingStatus): name is OwnWords => i18n.exists(`success.title.${name}`, { ns: 'checkout' });
  return hasOwn(status)
    ? { title: t(`success.title.${status}`, values), lead: t(`success.lead.${status}`, values) }
    : { title: t(`common:bookingStatus.${status as BookingStatus}`), lead: '' };
}
