import { Box, Button, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { LONG_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { withOtherYear } from '../../../../ui/time/with-other-year';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import { useMedia } from '../../../../ui/layout/use-media';
import { LazyInView } from '../../../../ui/layout/LazyInView';
import { rangeToStay } from '../calendar-days';
import type { Stay } from '../../../../ui/booking/stay-address';
import { dayAfter } from '../../../../ui/time/days';
import { Block } from './Block';

const WaitDialog = lazy(() => import('./WaitDialog').then((file) => ({ default: file.WaitDialog })));

interface CalendarSectionProps {
  space: SpacePage_SpaceFragment;
  stay: Stay;
  onChange: (stay: Stay) => void;
  /** The first available day. */
  min: string;
}

const MOST_SHOWN = 4;

/** The available days; dates can be picked here as well. */
export function CalendarSection({ space, stay, onChange, min }: CalendarSectionProps) {
  const { t } = useTranslation('space');
  const { day } = useFormats();
  const [isWaiting, setWaiting] = useState(false);
  const hasRoomForTwo = useMedia('(min-width: 1200px)');
  const availableFrom = space.availableFrom !== null && space.availableFrom > min ? space.availableFrom : null;
  return (
    <Block
      id="disponibilidad"
      title={t('calendar.title')}
      text={availableFrom && t('calendar.from', { day: day(availableFrom) })}
    >
      <LazyInView minH="352px">
        <LazyRangeCalendar
          months={hasRoomForTwo ? 2 : 1}
          min={availableFrom ?? min}
          busy={space.busy}
          value={stay}
          onChange={(range) => onChange(rangeToStay(range, stay))}
          isReadOnly={!space.viewerCan.request}
          hasHelp={space.viewerCan.request}
        />
      </LazyInView>
      <Legend busy={space.busy} stay={stay} min={min} />
      {space.viewerCan.request && space.busy.length > 0 && (
        <Button variant="plain" mt="2" minH="11" whiteSpace="normal" textAlign="start" onClick={() => setWaiting(true)}>
          {t('calendar.wait')}
        </Button>
      )}
      {isWaiting && (
        <Suspense fallback={null}>
          <WaitDialog spaceId={space.id} min={availableFrom ?? min} onClose={() => setWaiting(false)} />
        </Suspense>
      )}
    </Block>
  );
}

function Legend({ busy, stay, min }: { busy: SpacePage_SpaceFragment['busy']; stay: Stay; min: string }) {
  const { t } = useTranslation('space');
  const { day } = useFormats();
  const name = (date: string) => day(date, withOtherYear(date, LONG_DAY, min));
  const yours =
    stay.to && stay.from && stay.to > stay.from
      ? t('calendar.yours', { day: name(stay.to) })
      : stay.from && t('calendar.yoursOpen', { day: name(stay.from) });
  return (
    <Box as="ul" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" mt="4" textStyle="sm" color="fg.muted">
      {yours && <Mark isYours>{yours}</Mark>}
      {busy.slice(0, MOST_SHOWN).map(({ from, to }) => {
        // The range ends before its second day; people expect the last day taken.
        const last = name(dayAfter(to, -1));
        return (
          <Mark key={from}>
            {from <= min
              ? t('calendar.takenUntil', { day: last })
              : t('calendar.taken', { from: name(from), to: last })}
          </Mark>
        );
      })}
      {busy.length === 0 && <li>{t('calendar.free')}</li>}
    </Box>
  );
}

function Mark({ isYours, children }: { isYours?: boolean; children: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      <chakra.span
        aria-hidden
        flexShrink="0"
        w="3.5"
        h={isYours ? '3.5' : '1px'}
        borderRadius={isYours ? 'xs' : '0'}
        bg={isYours ? 'brand.subtle' : 'fg.subtle'}
      />
      {children}
    </chakra.li>
  );
}
