import { chakra, Flex, Input, NativeSelect } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from './list-address';

/** A filter of a list; `key` is its name in the URL. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListFiltersProps {
  filters: readonly ListFilter[];
  address: ListAddress;
  searchHint: string;
  searchRef: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

const SETTLE_MS = 250;
// One letter matches nearly everybody.
const isTooShort = (text: string): boolean => text.length === 1;

/** The row of filters over a list; those that are set are filled and have an ×. */
export function ListFilters({ filters, address, searchHint, searchRef, children }: ListFiltersProps) {
  const { t } = useTranslation('staff');
  return (
    <Flex
      as="search"
      aria-label={t('list.filters')}
      alignItems="center"
      gap="2"
      flexWrap="wrap"
      padding={{ base: '10px 16px', md: '10px 24px' }}
      borderBlockWidth="1px"
      borderColor="hairline"
    >
      <SearchField key={address.values['q']} address={address} hint={searchHint} searchRef={searchRef} />
      {filters.map((filter) => (
        <FilterSelect key={filter.key} filter={filter} address={address} />
      ))}
      {children}
    </Flex>
  );
}

function SearchField({
  address,
  hint,
  searchRef,
}: {
  address: ListAddress;
  hint: string;
  searchRef: RefObject<HTMLInputElement | null>;
}) {
  const kept = address.values['q'] ?? '';
  const [text, setText] = useState(kept);
  const { set } = address;
  useEffect(() => {
    const wanted = isTooShort(text.trim()) ? '' : text.trim();
    if (wanted === kept) return;
    const timer = setTimeout(() => set('q', wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, kept, set]);
  return (
    <Input
      ref={searchRef}
      type="search"
      size="sm"
      width={{ base: '100%', md: '16rem' }}
      minHeight={{ base: '11', md: '9' }}
      aria-label={hint}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function FilterSelect({ filter: { key, label, options }, address }: { filter: ListFilter; address: ListAddress }) {
  const { t } = useTranslation('staff');
  const value = address.values[key] ?? '';
  return (
    <Flex
      alignItems="center"
      borderWidth="1px"
      borderColor={value ? 'transparent' : 'border'}
      borderRadius="md"
      bg={value ? 'brand.subtle' : 'bg.panel'}
      color={value ? 'brand.fg' : 'fg.muted'}
    >
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          aria-label={label}
          value={value}
          onChange={(event) => address.set(key, event.target.value)}
          border="0"
          bg="transparent"
          color="inherit"
          fontWeight="500"
          minHeight={{ base: '11', md: '8' }}
          css={{ '&&': { paddingInlineEnd: '32px' } }}
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
          onClick={() => address.set(key, '')}
        >
          <X size={15} aria-hidden />
        </chakra.button>
      )}
    </Flex>
  );
}
