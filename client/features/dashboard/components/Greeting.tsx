import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { MINUTE_MS } from '../../../ui/time/durations';
import { today } from '../../../ui/time/today';
import { useNow } from '../../../ui/time/use-now';
import { PageHead } from './PageHead';
import { capitalised } from '../../../ui/display/capitalised';

const NOON = 14;
const NIGHT = 21;

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 6 && hour < NOON) return 'morning';
  return hour >= NOON && hour < NIGHT ? 'afternoon' : 'evening';
}

/** A greeting with name and date. */
export function Greeting() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { user } = useAuth();
  const name = user?.fullName.split(' ')[0] ?? '';
  const now = new Date(useNow(MINUTE_MS));
  const date = formats.day(today(now), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return <PageHead title={t(`greeting.${partOfDay(now.getHours())}`, { name })} text={capitalised(date)} />;
}
