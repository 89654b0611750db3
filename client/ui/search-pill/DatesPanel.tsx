import { Box, Button, HStack } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';
import { LazyRangeCalendar } from '../range-calendar/LazyRangeCalendar';
import type { DayRange } from '../range-calendar/day-range';
import { useMedia } from '../layout/use-media';
import { today } from '../time/today';

interface DatesPanelProps {
  /** Below its button, or a bottom sheet on phones. */
  kind: 'panel' | 'sheet';
  /** Two months side by side if the window has room; the front page shows one (HOM-2). */
  canHaveTwoMonths: boolean;
  labelId: string;
  opener: RefObject<HTMLElement | null>;
  value: DayRange;
  onChange: (days: DayRange) => void;
  /** `isLeaving`: the visitor has focused something else, so the focus stays there. */
  onClose: (isLeaving?: boolean) => void;
}

/** The calendar of the search: past days disabled, frequent stays as buttons, and the next step (HOM-2). */
export function DatesPanel({ kind, canHaveTwoMonths, labelId, opener, value, onChange, onClose }: DatesPanelProps) {
  const { t } = useTranslation('domain');
  const hasTwo = useMedia('(min-width: 1024px)') && canHaveTwoMonths && kind === 'panel';
  const calendar = (
    <LazyRangeCalendar
      value={value}
      onChange={onChange}
      min={today()}
      months={hasTwo ? 2 : 1}
      stays={{ min: today() }}
    />
  );
  const actions = (
    <>
      <Button variant="ghost" size="sm" disabled={!value.from} onClick={() => onChange({ from: null, to: null })}>
        {t('calendar.clear')}
      </Button>
      <Button size="sm" onClick={() => onClose()}>
        {t('searchPill.done')}
      </Button>
    </>
  );
  if (kind === 'sheet') {
    return (
      <Dialog isOpen onClose={() => onClose()} title={t('searchPill.dates')} footer={actions}>
        {calendar}
      </Dialog>
    );
  }
  return (
    <Panel labelId={labelId} opener={opener} onClose={onClose} isWide={hasTwo}>
      {calendar}
      <HStack justify="space-between" mt="4">
        {actions}
      </HStack>
    </Panel>
  );
}

type PanelProps = Pick<DatesPanelProps, 'labelId' | 'opener' | 'onClose'> & { isWide: boolean; children: ReactNode };

function Panel({ labelId, opener, onClose, isWide, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) onClose(true);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [onClose, opener]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Box
      ref={panel}
      role="dialog"
      aria-labelledby={labelId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) =>
        relatedTarget && !panel.current?.contains(relatedTarget) && relatedTarget !== opener.current && onClose(true)
      }
      layerStyle="menu"
      position="absolute"
      zIndex="dropdown"
      top="calc(100% + 16px)"
      insetStart={isWide ? '-11rem' : '0'}
      w={isWide ? '44rem' : '22rem'}
      p="5"
      outline="none"
      animation="fade-in 120ms ease-out"
    >
      {children}
    </Box>
  );
}
