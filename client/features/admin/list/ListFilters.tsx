import { Flex, Input } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isPressed, SHORTCUTS } from '../../../ui/staff/shortcuts';
import { AddFilter } from './AddFilter';
import { FilterSelect, type ListFilter } from './FilterSelect';
import type { ListAddress } from './list-address';

interface ListFiltersProps {
  filters: readonly ListFilter[];
  address: ListAddress;
  searchHint: string;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Around the add button. */
  addRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

const SETTLE_MS = 250;
/** The number of empty filters shown. */
const READY = 2;
const SEARCH = 'q';
// A single letter matches nearly everybody.
const isTooShort = (text: string): boolean => text.length === 1;

/** The row of filters above a list: set ones with an ×, two empty ones, and the button that adds others. */
export function ListFilters({ filters, address, searchHint, searchRef, addRef, children }: ListFiltersProps) {
  const { t } = useTranslation('staff');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  const unset = filters.filter(({ key }) => !address.values[key]);
  const ready = unset.filter(({ key }) => !added.includes(key)).slice(0, READY);
  const shown = filters.filter(
    (filter) => !unset.includes(filter) || ready.includes(filter) || added.includes(filter.key),
  );
  const add = (key: string): void => {
    if (key === SEARCH) {
      searchRef.current?.focus();
      return;
    }
    setAdded((before) => [...before, key]);
    setWanted(key);
  };
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
      <SearchField address={address} hint={searchHint} searchRef={searchRef} />
      {shown.map((filter) => (
        <FilterSelect
          key={filter.key}
          filter={filter}
          value={address.values[filter.key] ?? ''}
          isWanted={wanted === filter.key}
          onChange={(value) => {
            address.set(filter.key, value);
            // A removed filter stays for another value, and keeps the focus.
            if (!value) add(filter.key);
          }}
          onBlur={() => setWanted(null)}
        />
      ))}
      <AddFilter options={[{ key: SEARCH, label: searchHint }, ...unset]} onAdd={add} placeRef={addRef} />
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
  const kept = address.values[SEARCH] ?? '';
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [written, setWritten] = useState(kept);
  // Changed by something else, such as a view: the text follows, but never what is being typed.
  if (kept !== seen) {
    setSeen(kept);
    if (kept !== written) {
      setWritten(kept);
      setText(kept);
    }
  }
  const { set } = address;
  useEffect(() => {
    const wanted = isTooShort(text.trim()) ? '' : text.trim();
    if (wanted === kept) return;
    const timer = setTimeout(() => {
      setWritten(wanted);
      set(SEARCH, wanted);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, kept, set]);
  return (
    <Input
      ref={searchRef}
      type="search"
      size="sm"
      width={{ base: '100%', md: '16rem' }}
      textOverflow="ellipsis"
      minHeight={{ base: '11', md: '9' }}
      aria-label={hint}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (!isPressed(event, SHORTCUTS.list.close)) return;
        // Some browsers would empty a search field.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
