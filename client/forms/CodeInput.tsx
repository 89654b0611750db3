import { Box, Input } from '@chakra-ui/react';
import { codeBounds } from '../generated/bounds';

/** Number of digits. */
export const CODE_LENGTH = codeBounds.digits;

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  isInvalid?: boolean;
}

/**
 * Six digits in six boxes. It is a single input, so that pasting, autofill from a message and screen readers work as usual;
 * other characters are removed.
 */
export function CodeInput({ value, onChange, isInvalid }: CodeInputProps) {
  const cells = Array.from({ length: CODE_LENGTH }, (_, index) => value[index] ?? '');
  const current = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <Box position="relative" width="100%" role="presentation">
      <Input
        position="absolute"
        inset="0"
        height="14"
        paddingInline="0"
        bg="transparent"
        borderColor="transparent"
        color="transparent"
        caretColor="transparent"
        zIndex="1"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        css={{
          '&, &:hover, &:focus-visible, &[aria-invalid], &[aria-invalid]:focus-visible': {
            borderColor: 'transparent',
            outline: 'none',
          },
          '&::selection': { color: 'transparent', background: 'transparent' },
          '&:focus-visible ~ div > [data-current]': {
            borderColor: 'var(--hueco-colors-brand-solid)',
            outline: '2px solid var(--hueco-colors-brand-solid)',
            outlineOffset: '-1px',
          },
        }}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <Box
        display="grid"
        gridTemplateColumns={`repeat(${CODE_LENGTH}, minmax(0, 1fr))`}
        gap={{ base: '1.5', sm: '2' }}
        aria-hidden
      >
        {cells.map((digit, index) => (
          <Box
            key={index}
            data-current={index === current || undefined}
            display="grid"
            placeItems="center"
            height="14"
            borderWidth="1px"
            borderColor={isInvalid ? 'border.error' : 'border.control'}
            borderRadius="control"
            bg="bg.panel"
            fontSize="24px"
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
          >
            {digit}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
