import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormats } from '../i18n/format';
import { parseNumber, writeNumber } from './numbers';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  isWhole?: boolean;
  /** Unit shown at the right: `m`, `%`. */
  suffix?: string;
}

/** A number with a decimal comma or point; null while the text is not a number. */
export function NumberInput({ value, onChange, isWhole = false, suffix, ...input }: NumberInputProps) {
  const { language } = useFormats();
  const written = writeNumber(value, language);
  const [text, setText] = useState(written);
  // A value set elsewhere (by a button or another device) replaces the typed text.
  if (parseNumber(text) !== (value ?? null)) setText(written);
  return (
    <chakra.span position="relative" display="block" width="100%">
      <Input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={7}
        fontVariantNumeric="tabular-nums"
        paddingInlineEnd={suffix ? '9' : undefined}
        {...input}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.replaceAll(isWhole ? /\D/g : /[^\d.,]/g, '');
          setText(typed);
          onChange(parseNumber(typed));
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
