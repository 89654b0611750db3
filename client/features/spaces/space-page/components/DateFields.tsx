import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { WITH_WEEKDAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import { useMedia } from '../../../../ui/layout/use-media';
import { firstFree } from '../../../../ui/range-calendar/day-range';
import { TypedDays } from '../../../../ui/range-calendar/TypedDays';
import { rangeToStay } from '../calendar-days';
import { isComplete, type Stay } from '../../../../ui/booking/stay-address';
import type { BookingProps } from './booking-props';

interface DateFieldsProps extends Omit<BookingProps, 'quoting'> {
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  /** In the sheet the calendar opens in the flow, in the card it covers what follows. */
  isInline: boolean;
  /** Further content of the same box. */
  children: ReactNode;
}

/** The two dates of the stay; both open the calendar. */
export function DateFields({ space, stay, onStay, min, isPicking, onPicking, isInline, children }: DateFieldsProps) {
  const { t } = useTranslation(['space', 'domain']);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const hasTwo = useMedia('(min-width: 1024px)') && !isInline;
  const close = () => {
    // Rendered first: a hidden element takes no focus.
    flushSync(() => onPicking(false));
    opener.current?.focus();
  };
  const take = (next: Stay) => {
    onStay(next);
    if (isComplete(next)) close();
  };
  const first = space.availableFrom !== null && space.availableFrom > min ? space.availableFrom : min;
  const field = { isPicking, panelId, onToggle: () => onPicking(!isPicking) };
  const calendar = (
    <>
      <TypedDays
        value={stay}
        onChange={(range) => onStay({ ...range, isRolling: stay.isRolling })}
        hasNoEnd={stay.isRolling}
      />
      <Box h="4" />
      <LazyRangeCalendar
        value={stay}
        onChange={(range) => take(rangeToStay(range, stay))}
        min={first}
        busy={space.busy}
        months={hasTwo ? 2 : 1}
        stays={{
          min: firstFree(first, space.busy),
          minDays: space.minDays ?? 0,
          hasNoEnd: stay.isRolling,
          onChange: (range) => take({ ...range, isRolling: range.to === null }),
        }}
      />
      <Flex justify="space-between" mt="3">
        {stay.from && (
          <Button variant="ghost" size="sm" onClick={() => onStay({ ...stay, from: null, to: null })}>
            {t('booking.clear')}
          </Button>
        )}
        <Button variant="outline" size="sm" ms="auto" onClick={close}>
          {t('booking.done')}
        </Button>
      </Flex>
    </>
  );
  return (
    <Box position="relative" mt="5">
      <Box borderWidth="1px" borderColor="border.control" borderRadius="lg" overflow="hidden">
        {/* The open calendar has its own two fields, which replace these in the sheet. */}
        <Grid templateColumns="1fr 1fr" display={isPicking && isInline ? 'none' : undefined}>
          <DayField
            {...field}
            ref={opener}
            name={t('domain:calendar.start')}
            day={stay.from}
            none={t('booking.noDate')}
          />
          <DayField
            {...field}
            isSecond
            name={t('domain:calendar.end')}
            day={stay.to}
            none={t(stay.isRolling ? 'booking.open' : 'booking.noDate')}
          />
        </Grid>
        {children}
      </Box>
      {isPicking && (
        <Panel
          id={panelId}
          isInline={isInline}
          isWide={hasTwo}
          onClose={close}
          onLeave={() => onPicking(false)}
          opener={opener}
        >
          {calendar}
        </Panel>
      )}
    </Box>
  );
}

interface DayFieldProps {
  ref?: RefObject<HTMLButtonElement | null>;
  name: string;
  day: string | null;
  none: string;
  isSecond?: boolean;
  isPicking: boolean;
  panelId: string;
  onToggle: () => void;
}

function DayField({ ref, name, day, none, isSecond, isPicking, panelId, onToggle }: DayFieldProps) {
  const formats = useFormats();
  return (
    <chakra.button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isPicking}
      aria-controls={isPicking ? panelId : undefined}
      onClick={onToggle}
      data-date-field
      textAlign="start"
      px="3.5"
      py="9px"
      minW="0"
      cursor="pointer"
      borderInlineStartWidth={isSecond ? '1px' : '0'}
      _hover={{ bg: 'hover' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span display="block" textStyle="caption" color="fg.subtle">
        {name}
      </chakra.span>
      <chakra.span display="block" fontWeight="600" lineHeight="1.375rem" color={day ? 'fg' : 'fg.muted'}>
        {/* Without the commas of the locale, which would wrap in the narrow field. */}
        {day ? formats.day(day, WITH_WEEKDAY).replaceAll(',', '') : none}
      </chakra.span>
    </chakra.button>
  );
}

interface PanelProps {
  id: string;
  isInline: boolean;
  /** Two months side by side: wider than the card, extending to its left. */
  isWide: boolean;
  onClose: () => void;
  /** Closes without moving the focus: the visitor has focused something else. */
  onLeave: () => void;
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function Panel({ id, isInline, isWide, onClose, onLeave, opener, children }: PanelProps) {
  const { t } = useTranslation('domain');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isElsewhere = (target: EventTarget | null) =>
    target instanceof Node && !panel.current?.contains(target) && !opener.current?.parentElement?.contains(target);
  const leaveFor = useEffectEvent((target: EventTarget | null) => isElsewhere(target) && onLeave());
  useEffect(() => {
    if (isInline) return undefined;
    const onPointer = ({ target }: PointerEvent) => leaveFor(target);
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isInline]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not the sheet around it.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      ref={panel}
      id={id}
      role="dialog"
      aria-label={t('calendar.label')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => !isInline && isElsewhere(relatedTarget) && onLeave()}
      outline="none"
      {...(isInline
        ? { mt: '4' }
        : {
            layerStyle: 'menu',
            position: 'absolute',
            zIndex: 'dropdown',
            top: '-3',
            insetEnd: '-4',
            w: isWide ? '44rem' : 'calc(100% + 2rem)',
            p: isWide ? '5' : '4',
            animation: 'fade-in 120ms ease-out',
          })}
    >
      {children}
    </Box>
  );
}
