import { Button, chakra } from '@chakra-ui/react';
import { Link2, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoriteList_ListFragment } from '../../../generated/graphql';
import { ChipLink } from '../../../ui/links/ChipLink';
import { useListName } from '../use-list-name';

interface ListChipsProps {
  lists: readonly FavoriteList_ListFragment[];
  currentId: string | undefined;
  onNew: () => void;
}

const CURRENT = { bg: 'fg', borderColor: 'fg', color: 'bg', fontWeight: '600' } as const;

/** Links between the lists; on phones the row scrolls. */
export function ListChips({ lists, currentId, onNew }: ListChipsProps) {
  const { t } = useTranslation('favorites');
  const nameOf = useListName();
  const row = useRef<HTMLElement>(null);
  const current = lists.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    const chip = row.current?.querySelectorAll('li')[current];
    // Scrolls the row only, not the page.
    if (row.current && chip)
      row.current.scrollLeft += chip.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 48;
  }, [current]);
  return (
    <chakra.nav
      ref={row}
      aria-label={t('lists.label')}
      mx="calc(-1 * var(--gutter))"
      px="var(--gutter)"
      py="1"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {/* Wider than the row on phones, so that the row's padding is behind the last chip. */}
      <chakra.ul
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        gap="2"
        alignItems="center"
        width={{ base: 'max-content', md: 'auto' }}
      >
        {lists.map((list) => {
          const isCurrent = list.id === currentId;
          return (
            <chakra.li key={list.id} flexShrink="0" maxW={{ base: 'calc(100vw - 2 * var(--gutter))', md: 'full' }}>
              <ChipLink
                to={list.isFirst ? '/favorites' : `/favorites?list=${list.id}`}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
                maxW="full"
                {...(isCurrent && CURRENT)}
              >
                {list.shareToken && <Link2 size={16} role="img" aria-label={t('lists.isShared')} />}
                <chakra.span truncate>{nameOf(list)}</chakra.span>
                <chakra.span
                  color={isCurrent ? 'inherit' : 'fg.subtle'}
                  fontWeight="400"
                  fontVariantNumeric="tabular-nums"
                  aria-label={t('lists.spaces', { count: list.count })}
                >
                  {list.count}
                </chakra.span>
              </ChipLink>
            </chakra.li>
          );
        })}
        <chakra.li flexShrink="0">
          <Button
            variant="ghost"
            h={{ base: '11', md: '10' }}
            px="3.5"
            borderRadius="full"
            textStyle="sm"
            onClick={onNew}
          >
            <Plus size={16} aria-hidden />
            {t('lists.new')}
          </Button>
        </chakra.li>
      </chakra.ul>
    </chakra.nav>
  );
}
