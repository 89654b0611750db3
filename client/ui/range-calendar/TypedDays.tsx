import { Box, chakra, Grid, Input } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from './day-range';
import { readDay, writtenDay } from './typed-day';

interface TypedDaysProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** The stay has no end, so only the first day is asked for. */
  hasNoEnd?: boolean;
  /** Replaces the label of the first day. */
  startLabel?: string;
}

/** The two dates as text fields, for users who prefer typing. */
export function TypedDays({ value, onChange, hasNoEnd, startLabel }: TypedDaysProps) {
  const { t } = useTranslation('domain');
  const start = (from: string | null) => onChange({ from, to: from && value.to && value.to > from ? value.to : null });
  return (
    <Grid templateColumns={hasNoEnd ? '1fr' : '1fr 1fr'} gap="3">
      <TypedDay label={startLabel ?? t('calendar.typeStart')} day={value.from} onDay={start} />
      {!hasNoEnd && (
        <TypedDay label={t('calendar.typeEnd')} day={value.to} onDay={(to) => onChange({ from: value.from, to })} />
      )}
    </Grid>
  );
}

interface TypedDayProps {
  label: string;
  day: string | null;
  onDay: (day: string | null) => void;
}

function TypedDay({ label, day, onDay }: TypedDayProps) {
  const { t } = useTranslation('domain');
  const id = useId();
  const shown = day ? writtenDay(day) : '';
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(day);
  const [isWrong, setWrong] = useState(false);
  // Picked in the calendar meanwhile.
  if (day !== known) {
    setKnown(day);
    setText(shown);
    setWrong(false);
  }
  const settle = () => {
    const read = readDay(text);
    setWrong(text.trim() !== '' && read === null);
    if (read !== null ? read !== day : text.trim() === '' && day !== null) onDay(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" textStyle="caption" color="fg.muted" mb="1">
        {label}
      </chakra.label>
      <Input
        id={id}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && (
        <chakra.p id={`${id}-error`} role="alert" mt="1" textStyle="caption" color="fg.error">
          {t('calendar.invalid')}
        </chakra.p>
      )}
    </Box>
  );
}
