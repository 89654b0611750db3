import { Box, chakra } from '@chakra-ui/react';
import {
  ArrowUpDown,
  CalendarCheck,
  CircleParking,
  Clock,
  DoorOpen,
  Footprints,
  KeyRound,
  Luggage,
  PanelTop,
  Store,
  TrendingUp,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import type { SpaceFeature } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { clockOf, weekdayDate } from '../../../../ui/time/days';
import { hoursGroups, type HoursGroup } from '../access-hours';
import { Block } from './Block';
import { ItemList, type Item } from './ItemList';
import { useFeatureItems } from './use-feature-items';
import { accessHoursBounds } from '../../../../generated/bounds';
import { capitalised } from '../../../../ui/display/capitalised';

const ICONS: Partial<Record<SpaceFeature, LucideIcon>> = {
  LIFT: ArrowUpDown,
  FREIGHT_LIFT: ArrowUpDown,
  GROUND_FLOOR: Store,
  STAIRS_ONLY: Footprints,
  RAMP: TrendingUp,
  VEHICLE_DOOR: PanelTop,
  PRIVATE_ENTRANCE: DoorOpen,
  LOADING_ZONE: Truck,
  STREET_PARKING: CircleParking,
  TROLLEY: Luggage,
};

interface SpaceProps {
  space: SpacePage_SpaceFragment;
}

/** How to get in, and by which means. */
export function AccessSection({ space }: SpaceProps) {
  const { t } = useTranslation('space');
  const mode = useModeItem(space);
  const hours = useHoursItem(space);
  const door = useDoorItem(space);
  const features = useFeatureItems(space.features, ICONS);
  const items = [mode, hours, door, ...features].filter((item) => item !== null);
  if (items.length === 0) return null;
  return (
    <Block id="como-se-entra" title={t('access.title')}>
      <ItemList items={items} />
      {/* Tells the host that this page is what others see. */}
      {space.accessInstructions && !space.isOwn && (
        <Box mt="6" layerStyle="panel" p="5">
          <chakra.h3 fontWeight="600">{t('access.instructions')}</chakra.h3>
          <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
            {space.accessInstructions}
          </chakra.p>
        </Box>
      )}
    </Block>
  );
}

function useModeItem({
  accessMode,
  is24h,
  keysLent,
  visitNoticeHours,
  visitsPerMonth,
}: SpacePage_SpaceFragment): Item | null {
  const { t } = useTranslation('space');
  if (accessMode === null) return null;
  const keys = keysLent > 0 ? t('access.keys', { count: keysLent }) : null;
  if (accessMode === 'AUTONOMOUS') {
    const text = [t('access.autonomousText'), keys].filter(Boolean).join(' ');
    return { key: 'mode', icon: KeyRound, title: t(is24h ? 'access.autonomous24h' : 'access.autonomous'), text };
  }
  const notice = visitNoticeHours === null ? null : t('access.notice', { count: visitNoticeHours });
  const visits = visitsPerMonth === null ? t('access.visitsUnlimited') : t('access.visits', { count: visitsPerMonth });
  return {
    key: 'mode',
    icon: CalendarCheck,
    title: t('access.scheduled'),
    text: [notice, visits, keys].filter(Boolean).join(' '),
  };
}

const DAY_END = accessHoursBounds.dayMinutes;

function useHoursItem({ accessHours, is24h }: SpacePage_SpaceFragment): Item | null {
  const { t } = useTranslation('space');
  const { day } = useFormats();
  if (is24h || accessHours.length === 0) return null;
  const nameOf = (weekday: number) => day(weekdayDate(weekday), { weekday: 'long' });
  const daysOf = ({ firstDay, lastDay }: HoursGroup) =>
    firstDay === 1 && lastDay === 7
      ? t('access.everyDay')
      : firstDay === lastDay
        ? capitalised(nameOf(firstDay))
        : capitalised(t('access.dayRange', { from: nameOf(firstDay), to: nameOf(lastDay) }));
  const lineOf = (group: HoursGroup) => {
    const days = daysOf(group);
    const isAllDay = group.fromMinute === 0 && group.toMinute === DAY_END;
    return isAllDay
      ? t('access.allDayLine', { days })
      : t('access.hoursLine', { days, from: clockOf(group.fromMinute), to: clockOf(group.toMinute) });
  };
  const lines = hoursGroups(accessHours).map(lineOf);
  return {
    key: 'hours',
    icon: Clock,
    title: t('access.hours'),
    text: (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  };
}

function useDoorItem({ doorWidthM, doorHeightM }: SpacePage_SpaceFragment): Item | null {
  const { t } = useTranslation('space');
  const { number } = useFormats();
  if (doorWidthM === null) return null;
  const width = number(Math.round(doorWidthM * 100));
  if (doorHeightM === null) return { key: 'door', icon: DoorOpen, title: t('access.doorWidth', { width }) };
  return {
    key: 'door',
    icon: DoorOpen,
    title: t('access.door', { width, height: number(Math.round(doorHeightM * 100)) }),
    text: t('access.doorText'),
  };
}
