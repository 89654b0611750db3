import { chakra, Input, type InputProps } from '@chakra-ui/react';
import { MAX_DIGITS } from './numbers';
import { useNumberText } from './use-number-text';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'maxLength'> {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  isWhole?: boolean;
  /** Unit shown at the right: `m`, `%`. */
  suffix?: string;
  /** The most digits before the decimals. */
  maxDigits?: number;
}

/** A number with a decimal comma or point, sums and whole ones with thousands; null while the text is not a number. Shown plainly when the field is left. */
export function NumberInput({
  value,
  onChange,
  isWhole = false,
  suffix,
  maxDigits = MAX_DIGITS,
  onBlur,
  ...input
}: NumberInputProps) {
  const hasThousands = isWhole || suffix === '€';
  const { text, isInvalid, type, leave } = useNumberText({ value, onChange, isWhole, hasThousands, maxDigits });
  return (
    <chakra.span position="relative" display="block" width="100%">
      <Input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        paddingInlineEnd={suffix ? '9' : undefined}
        {...input}
        {...(isInvalid && { 'aria-invalid': true })}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          leave();
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
