import { Box, chakra, Flex } from '@chakra-ui/react';
import { Banknote, CalendarCheck, History, LifeBuoy, UserRound, Warehouse } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Found, SearchGroupKey } from './use-staff-search';

const ICONS = {
  people: UserRound,
  spaces: Warehouse,
  bookings: CalendarCheck,
  tickets: LifeBuoy,
  payments: Banknote,
  last: History,
} as const;

interface SearchResultsProps {
  id: string;
  groups: readonly {
    readonly key: SearchGroupKey | 'last';
    readonly total: number;
    readonly rows: readonly Found[];
  }[];
  current: Found | undefined;
  onOpen: (found: Found, isInTab: boolean) => void;
}

/** The results, three per group. */
export function SearchResults({ id, groups, current, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('staff');
  return (
    <Box id={id} role="listbox" aria-label={t('search.results')}>
      {groups.map(({ key, total, rows }) => {
        const name = key === 'last' ? t('search.last') : t(`search.groups.${key}`);
        return (
          <Box key={key} role="group" aria-label={name} marginBottom="2">
            <Flex justify="space-between" padding="6px 8px" textStyle="xs" color="fg.subtle" aria-hidden>
              <chakra.span fontWeight="600">{name}</chakra.span>
              {total > rows.length && <span>{t('search.count', { shown: rows.length, total })}</span>}
            </Flex>
            {rows.map((found) => (
              <Row
                key={found.id}
                id={`${id}-${found.id}`}
                found={found}
                icon={ICONS[key]}
                isCurrent={found === current}
                onOpen={onOpen}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

interface RowProps {
  id: string;
  found: Found;
  icon: (typeof ICONS)[keyof typeof ICONS];
  isCurrent: boolean;
  onOpen: SearchResultsProps['onOpen'];
}

function Row({ id, found, icon: Icon, isCurrent, onOpen }: RowProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Flex
      ref={element}
      id={id}
      role="option"
      aria-selected={isCurrent}
      alignItems="center"
      gap="3"
      minHeight="12"
      padding="6px 8px"
      borderRadius="md"
      cursor="pointer"
      bg={isCurrent ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
      onClick={(event) => onOpen(found, event.ctrlKey || event.metaKey)}
    >
      <Flex
        boxSize="8"
        flex="none"
        placeItems="center"
        justify="center"
        borderRadius="md"
        bg="bg.muted"
        color="fg.muted"
      >
        <Icon size={16} aria-hidden />
      </Flex>
      <Box minWidth="0" flex="1">
        <chakra.p textStyle="sm" fontWeight="600" truncate>
          {found.title}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.subtle" truncate>
          {found.text}
        </chakra.p>
      </Box>
      <chakra.span textStyle="xs" color="fg.muted" flex="none">
        {found.state}
      </chakra.span>
    </Flex>
  );
}
