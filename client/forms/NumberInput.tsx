import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormats } from '../i18n/format';
import { parseNumber, wholeDigits, writeNumber } from './numbers';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  isWhole?: boolean;
  /** Unit shown at the right: `m`, `%`. */
  suffix?: string;
}

/** Signs of the longest sum, `10.000,00`, and some to spare. */
const MAX_LENGTH = 12;

/** A number with a decimal comma or point and thousands; null while the text is not a number. Shown plainly when the field is left. */
export function NumberInput({
  value,
  onChange,
  isWhole = false,
  suffix,
  maxLength = MAX_LENGTH,
  onBlur,
  ...input
}: NumberInputProps) {
  const { language } = useFormats();
  const written = writeNumber(value, language);
  const [text, setText] = useState(written);
  // A value set elsewhere (by a button or another device) replaces the typed text.
  const read = parseNumber(text);
  if (read !== (value ?? null)) setText(written);
  return (
    <chakra.span position="relative" display="block" width="100%">
      <Input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        paddingInlineEnd={suffix ? '9' : undefined}
        {...input}
        {...(text !== '' && read === null && { 'aria-invalid': true })}
        // The browser would cut a pasted number before its separators are gone.
        {...(!isWhole && { maxLength })}
        value={text}
        onChange={({ target }) => {
          const typed = isWhole ? wholeDigits(target.value, text, maxLength) : target.value.replaceAll(/[^\d.,]/g, '');
          setText(typed);
          onChange(parseNumber(typed));
        }}
        onBlur={(event) => {
          if (read !== null) setText(written);
          onBlur?.(event);
        }}
      />
      {suffix && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetEnd="3.5"
          top="50%"
          translate="0 -50%"
          textStyle="sm"
          color="fg.subtle"
          pointerEvents="none"
        >
          {suffix}
        </chakra.span>
      )}
    </chakra.span>
  );
}
