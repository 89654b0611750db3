import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MINUTE_MS } from '../../ui/time/durations';
import { useNow } from '../../ui/time/use-now';

const SOON_MINUTES = 15;

/** The remaining time of the staff session; amber in the last quarter of an hour. */
export function SessionClock({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('staff');
  const now = useNow(MINUTE_MS);
  if (!endsAt) return null;
  const minutes = Math.max(0, Math.floor((new Date(endsAt).getTime() - now) / MINUTE_MS));
  return (
    <chakra.p
      hideBelow="lg"
      display={{ lg: 'flex' }}
      alignItems="center"
      gap="1.5"
      textStyle="xs"
      whiteSpace="nowrap"
      color={minutes < SOON_MINUTES ? 'fg.warning' : 'fg.subtle'}
      fontWeight={minutes < SOON_MINUTES ? '600' : undefined}
    >
      <Timer size={15} aria-hidden />
      {t('session', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </chakra.p>
  );
}
