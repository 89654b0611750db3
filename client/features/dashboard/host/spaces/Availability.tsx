import { Badge, chakra } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DashboardSpace_SpaceFragment } from '../../../../generated/graphql';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { today } from '../../../../ui/time/today';
import { withOtherYear } from '../../../../ui/time/with-other-year';

interface AvailabilityProps {
  space: Pick<DashboardSpace_SpaceFragment, 'status' | 'freeFrom' | 'freeUntil' | 'pausedAt'>;
  isLetNow: boolean;
}

/** Whether a space is rented now, and the next day on which that changes; for a paused one, since when. */
export function Availability({ space: { status, freeFrom, freeUntil, pausedAt }, isLetNow }: AvailabilityProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const now = today();
  const dayOf = (day: string): string => formats.day(day, withOtherYear(day, SHORT_DAY));
  if (isLetNow)
    return (
      // Two words that wrap when enlarged on phones.
      <Badge colorPalette="green" whiteSpace="normal" height="auto" minHeight="6" overflowWrap="anywhere">
        <KeyRound aria-hidden />
        {t('spaces.letNow')}
      </Badge>
    );
  const text =
    status === 'PAUSED'
      ? pausedAt && t('spaces.pausedSince', { day: dayOf(today(new Date(pausedAt))) })
      : freeFrom && freeFrom > now
        ? t('spaces.freeFrom', { day: dayOf(freeFrom) })
        : freeUntil && t('spaces.freeUntil', { day: dayOf(freeUntil) });
  return text ? (
    <chakra.span textStyle="small" color="fg.muted">
      {text}
    </chakra.span>
  ) : null;
}
