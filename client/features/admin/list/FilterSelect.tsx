import { chakra, Flex, NativeSelect } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A filter of a list; `key` is its name in the URL. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterSelectProps {
  filter: ListFilter;
  /** Empty when not set. */
  value: string;
  /** It was just added, so it gets the focus. */
  isWanted: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One filter: empty with its name, or set with its value and an ×. */
export function FilterSelect({ filter: { label, options }, value, isWanted, onChange, onBlur }: FilterSelectProps) {
  const { t } = useTranslation('staff');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isWanted) select.current?.focus();
  }, [isWanted]);
  return (
    <Flex
      alignItems="center"
      borderWidth="1px"
      borderColor={value ? 'transparent' : 'border'}
      borderRadius="md"
      bg={value ? 'brand.subtle' : 'bg.panel'}
      color={value ? 'brand.fg' : 'fg'}
      textStyle="sm"
    >
      {value && (
        <chakra.span paddingInlineStart="3" aria-hidden>
          {label}
        </chakra.span>
      )}
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          ref={select}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          border="0"
          bg="transparent"
          color="inherit"
          fontWeight={value ? '600' : '500'}
          minHeight={{ base: '11', md: '8' }}
          // As wide as its selected option, not as its longest one.
          css={{
            fieldSizing: 'content',
            '&&': { paddingInlineStart: value ? '6px' : '12px', paddingInlineEnd: value ? '4px' : '32px' },
          }}
        >
          <option value="">{label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        {!value && <NativeSelect.Indicator />}
      </NativeSelect.Root>
      {value && (
        <chakra.button
          type="button"
          display="grid"
          placeItems="center"
          boxSize={{ base: '11', md: '8' }}
          cursor="pointer"
          aria-label={t('list.remove', { name: label })}
          onClick={() => onChange('')}
        >
          <X size={15} aria-hidden />
        </chakra.button>
      )}
    </Flex>
  );
}
