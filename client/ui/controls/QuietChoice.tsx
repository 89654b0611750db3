import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { useFormats } from '../../i18n/format';

interface QuietChoiceProps<T extends string | null> extends Omit<FlexProps, 'onChange'> {
  label: string;
  options: readonly { value: T; label: string; count?: number }[];
  value: T;
  onChange: (value: T) => void;
  /** Smaller and tighter, for a narrow column. */
  isCompact?: boolean;
}

/** A single choice that is less prominent than the list it filters: muted text, a background for the chosen one. */
export function QuietChoice<T extends string | null>({
  label,
  options,
  value,
  onChange,
  isCompact = false,
  ...layout
}: QuietChoiceProps<T>) {
  const { number } = useFormats();
  return (
    <Flex role="group" aria-label={label} gap={isCompact ? '0' : '1'} wrap="wrap" {...layout}>
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          minHeight={{ base: '11', md: isCompact ? '8' : '9' }}
          paddingInline={isCompact ? '2' : '3'}
          borderRadius="9px"
          textStyle="sm"
          fontWeight="500"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          _pressed={{ bg: 'bg.muted', color: 'fg', fontWeight: '600' }}
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <chakra.span fontWeight="500" fontVariantNumeric="tabular-nums" color="fg.subtle">
                {number(option.count)}
              </chakra.span>
            </>
          )}
        </chakra.button>
      ))}
    </Flex>
  );
}
