import { useState } from 'react';
import { useFormats } from '../i18n/format';
import { parseMeasure, parseNumber, writeNumber } from './numbers';

interface NumberTextOptions {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  isWhole: boolean;
  /** Sums and whole numbers may be typed with thousands, measures not. */
  hasThousands: boolean;
  /** The most digits before the decimals. */
  maxDigits: number;
}

/** The text of a field of a number: what was typed until the field is left, then the number plainly. */
export function useNumberText({ value: given, onChange, isWhole, hasThousands, maxDigits }: NumberTextOptions) {
  const { language } = useFormats();
  const parse = (text: string): number | null => {
    const number = hasThousands ? parseNumber(text) : parseMeasure(text);
    return isWhole && !Number.isInteger(number) ? null : number;
  };
  const value = given ?? null;
  const written = writeNumber(value, language);
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(value);
  const read = parse(text);
  // A value set elsewhere (by a button or another device) replaces the typed text.
  if (!Object.is(value, seen)) {
    setSeen(value);
    if (read !== value) setText(written);
  }
  return {
    text,
    isInvalid: text !== '' && read === null,
    type: (typed: string): void => {
      const next = typed.replaceAll(/[^\d.,]/g, '');
      const number = parse(next);
      if (number !== null && number >= 10 ** maxDigits) return;
      setText(next);
      setSeen(number);
      onChange(number);
    },
    leave: (): void => {
      if (read !== null) setText(written);
    },
  };
}
