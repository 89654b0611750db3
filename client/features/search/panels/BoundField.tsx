import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../../apollo/app-error';
import { FormField } from '../../../forms/FormField';
import { MAX_DIGITS, parseMeasure, parseNumber } from '../../../forms/numbers';
import { formatsOf, useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';

interface BoundFieldProps {
  /** The filter's name on the server, for its errors. */
  name: string;
  label: string;
  unit: string;
  value: number | null;
  onChange: (value: number | null) => void;
  problems: readonly FieldError[];
  scale?: number;
  /** Whether `1.200` is twelve hundred: for sums and days, not for measures. */
  hasThousands?: boolean;
  /** Distinguishes fields of the same filter when both bar and filter panel show it. */
  idPrefix: string;
}

const PAUSE_MS = 500;

/** One bound of a range, applied when typing pauses or ends. */
export function BoundField({
  name,
  label,
  unit,
  value,
  onChange,
  problems,
  scale = 1,
  hasThousands = false,
  idPrefix,
}: BoundFieldProps) {
  const { language } = useFormats();
  const { fieldText } = useErrorText();
  const { t } = useTranslation('search');
  const [text, setText] = useState(() => write(value, scale, language));
  const [seen, setSeen] = useState(value);
  const readIt = (typed: string) => read(typed, scale, hasThousands);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    setSeen(value);
    if (readIt(text) !== value) setText(write(value, scale, language));
  }
  const isUnreadable = text.trim() !== '' && readIt(text) === null;
  const commit = (next: string) => {
    clearTimeout(timer.current);
    const bound = readIt(next);
    if (bound !== value && (bound !== null || next.trim() === '')) onChange(bound);
  };
  const problem = problems.find(({ path }) => path === `filter.${name}`);
  return (
    <FormField
      name={`${idPrefix}.${name}`}
      label={label}
      error={isUnreadable ? t('filters.notANumber') : problem && fieldText(problem)}
    >
      <chakra.span position="relative" display="block" w="full">
        <Input
          inputMode="decimal"
          autoComplete="off"
          pe="12"
          value={text}
          onChange={({ target }) => {
            if ((readIt(target.value) ?? 0) >= 10 ** MAX_DIGITS * scale) return;
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => commit(target.value), PAUSE_MS);
          }}
          onBlur={() => commit(text)}
          onKeyDown={(event) => event.key === 'Enter' && commit(text)}
        />
        <chakra.span
          position="absolute"
          insetEnd="3.5"
          top="50%"
          translate="0 -50%"
          textStyle="sm"
          color="fg.subtle"
          pointerEvents="none"
          aria-hidden
        >
          {unit}
        </chakra.span>
      </chakra.span>
    </FormField>
  );
}

/** A typed number in the search's unit; null for an empty text and for anything but a positive number. */
export function read(text: string, scale: number, hasThousands: boolean): number | null {
  const value = hasThousands ? parseNumber(text) : parseMeasure(text);
  // Cents are whole.
  return value ? (scale > 1 ? Math.round(value * scale) : value) : null;
}

function write(value: number | null, scale: number, language: 'es' | 'en'): string {
  return value === null
    ? ''
    : formatsOf(language)
        .number(value / scale)
        .replaceAll(language === 'es' ? '.' : ',', '');
}
