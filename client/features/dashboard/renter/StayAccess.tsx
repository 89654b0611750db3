import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Clock, Copy, Eye, EyeOff, KeyRound, Lock, MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { toast } from '../../../ui/feedback/toast';
import { MoveInList } from '../move-in/MoveInList';

type Booking = DashboardBooking_BookingFragment;

/** How to get in: the way once it is open, before that when it opens and what lacks; the place and its hours. */
export function StayAccess({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { space, host, moveIn } = booking;
  const titleId = `access-${booking.id}`;
  const place = [space.address, space.floor, space.door].filter(Boolean).join(', ');
  const town = [space.postalCode, space.city].filter(Boolean).join(' ');
  const directions = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${space.address}, ${town}`)}`;
  return (
    <Box as="section" padding={{ base: '20px 16px', md: '6' }} aria-labelledby={titleId}>
      <Flex align="center" gap="2" marginBottom="3.5">
        <chakra.span color="trust.solid">
          <KeyRound size={20} aria-hidden />
        </chakra.span>
        <chakra.h3 id={titleId} fontWeight="600">
          {t('renter.whereTitle')}
        </chakra.h3>
        <chakra.small marginInlineStart="auto" textStyle="sm" fontWeight="500" color="fg.subtle">
          {t('renter.onlyYou')}
        </chakra.small>
      </Flex>
      {moveIn?.isAccessOpen ? <Instructions booking={booking} /> : <Shut booking={booking} />}
      <chakra.ul listStyleType="none" display="grid" gap="2.5" marginTop="4" textStyle="small">
        {space.address && (
          <Line
            icon={<MapPin size={20} aria-hidden />}
            more={
              <chakra.a
                display="inline-flex"
                alignItems="center"
                minHeight={{ base: '11', md: '6' }}
                marginTop={{ base: '-12px', md: '-2px' }}
                color="brand.fg"
                fontWeight="600"
                _hover={{ textDecoration: 'underline' }}
                href={directions}
                target="_blank"
                rel="noreferrer"
              >
                {t('renter.directions')}
              </chakra.a>
            }
          >
            <chakra.b fontWeight="600">{place}</chakra.b>
            <chakra.span display="block" color="fg.muted">
              {town}
            </chakra.span>
          </Line>
        )}
        <Line icon={<Clock size={20} aria-hidden />}>
          {space.accessMode === 'SCHEDULED' ? (
            t('renter.byAppointment', { name: host.displayName })
          ) : (
            <Hours space={space} />
          )}
        </Line>
      </chakra.ul>
    </Box>
  );
}

/** What the host wrote, on olive, to be hidden from others' eyes and copied. */
function Instructions({ booking: { space, host } }: { booking: Booking }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [isHidden, setHidden] = useState(false);
  const text = space.accessInstructions;
  if (!text)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('renter.noInstructions', { name: host.displayName })}
      </chakra.p>
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('common:copied') });
    } catch {
      // Without the clipboard's permission the words can still be selected: they stand beside the button.
    }
  };
  return (
    <Flex align="flex-start" gap="1" padding="14px 8px 14px 20px" borderRadius="photo" bg="tint.trust">
      <Box flex="1" minWidth="0">
        <chakra.small display="block" textStyle="caption" color="trust.fg">
          {t('renter.instructions')}
        </chakra.small>
        <chakra.p marginTop="0.5" fontWeight="600" whiteSpace="pre-line" overflowWrap="anywhere">
          {isHidden ? t('renter.hidden') : text}
        </chakra.p>
      </Box>
      <IconButton
        variant="ghost"
        boxSize={{ base: '11', md: '9' }}
        minWidth="0"
        aria-label={isHidden ? t('renter.show') : t('renter.hide')}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
      <IconButton
        variant="ghost"
        boxSize={{ base: '11', md: '9' }}
        minWidth="0"
        aria-label={t('renter.copy')}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** Still shut: the day it opens and what lacks until then. */
function Shut({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { moveIn } = booking;
  if (!moveIn) return null;
  const missing = moveIn.items.filter(({ isDone, isNeededForAccess }) => isNeededForAccess && !isDone);
  return (
    <Flex gap="3" padding="14px 20px" borderRadius="photo" bg="bg.muted" textStyle="small">
      <chakra.span flexShrink="0" color="fg.muted">
        <Lock size={20} aria-hidden />
      </chakra.span>
      <Box flex="1" minWidth="0">
        <chakra.p fontWeight="600">
          {t('renter.opensOn', {
            day: formats.day(moveIn.accessOpensOn, { weekday: 'long', day: 'numeric', month: 'long' }),
          })}
        </chakra.p>
        <chakra.p color="fg.muted" marginBottom={missing.length > 0 ? '2' : '0'}>
          {missing.length > 0 ? t('renter.opensWith') : t('renter.allReady')}
        </chakra.p>
        {missing.length > 0 && <MoveInList booking={booking} items={missing} />}
      </Box>
    </Flex>
  );
}

function Hours({ space }: { space: Booking['space'] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  if (space.is24h || space.accessHours.length === 0) return <>{t('renter.everyDay')}</>;
  const nameOf = (weekday: number): string => formats.day(`2024-01-0${weekday}`, { weekday: 'long' });
  return (
    <chakra.ul listStyleType="none" fontVariantNumeric="tabular-nums">
      {runsOf(space.accessHours).map(({ first, last, hours }) => (
        <li key={first}>
          {first === 1 && last === 7
            ? t('renter.everyDayHours', { hours })
            : t('renter.hours', {
                days:
                  first === last ? nameOf(first) : t('renter.weekdays', { first: nameOf(first), last: nameOf(last) }),
                hours,
              })}
        </li>
      ))}
    </chakra.ul>
  );
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly hours: string;
}

/* Days one after the other with the same hours stand in one line. 1 January 2024 was a Monday. */
function runsOf(days: Booking['space']['accessHours']): Run[] {
  const runs: Run[] = [];
  for (const { weekday, fromMinute, toMinute } of days.toSorted((x, y) => x.weekday - y.weekday)) {
    const hours = `${clock(fromMinute)} – ${clock(toMinute)}`;
    const before = runs.at(-1);
    if (before && before.last === weekday - 1 && before.hours === hours)
      runs[runs.length - 1] = { ...before, last: weekday };
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function Line({ icon, more, children }: { icon: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="grid" gridTemplateColumns="20px minmax(0, 1fr) auto" gap="3">
      <chakra.span color="fg.muted">{icon}</chakra.span>
      <div>{children}</div>
      {more}
    </chakra.li>
  );
}
