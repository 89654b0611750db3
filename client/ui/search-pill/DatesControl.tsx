import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';
import type { DayRange } from '../range-calendar/day-range';
import { controlStyles, type PillLayout } from './segment';

const DatesPanel = lazy(() => import('./DatesPanel').then((file) => ({ default: file.DatesPanel })));

interface DatesControlProps {
  layout: PillLayout;
  labelId: string;
  value: DayRange;
  onChange: (days: DayRange) => void;
  /** Why these dates cannot be searched. */
  error?: string | undefined;
}

/** The dates as text; opens the calendar in a panel, on phones in a sheet. */
export function DatesControl({ layout, labelId, value, onChange, error }: DatesControlProps) {
  const { t } = useTranslation('domain');
  const formats = useFormats();
  const [opened, setOpened] = useState<'panel' | 'sheet' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const errorId = useId();
  const returnsFocus = useRef(false);
  const close = (isLeaving = false) => {
    returnsFocus.current = !isLeaving;
    setOpened(null);
  };
  // Only after the sheet has closed: until then everything behind it is inert.
  useEffect(() => {
    if (opened || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [opened]);
  const toggle = () => setOpened(opened ? null : window.matchMedia('(min-width: 900px)').matches ? 'panel' : 'sheet');
  const text = value.from
    ? value.to
      ? `${formats.day(value.from, SHORT_DAY)} – ${formats.day(value.to, SHORT_DAY)}`
      : t('searchPill.from', { day: formats.day(value.from, SHORT_DAY) })
    : t(layout === 'compact' ? 'searchPill.anyDates' : 'searchPill.noDates');

  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        id={valueId}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        aria-describedby={error ? errorId : undefined}
        css={{ ...controlStyles[layout], ...(value.from && { color: 'fg' }), ...(error && { color: 'fg.error' }) }}
        onClick={toggle}
      >
        {text}
      </chakra.button>
      {error && (
        <chakra.span id={errorId} srOnly>
          {error}
        </chakra.span>
      )}
      {opened && (
        <Suspense>
          <DatesPanel
            kind={opened}
            canHaveTwoMonths={layout === 'compact'}
            labelId={labelId}
            opener={button}
            value={value}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
