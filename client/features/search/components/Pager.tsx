import { Box, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { PAGE_SIZE, pageCount } from '../search-filter';
import { RankingNote } from './RankingNote';

interface PagerProps {
  page: number;
  total: number;
  isCapped: boolean;
  addressOf: (page: number) => string;
}

const PageLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '11',
    h: '11',
    borderRadius: 'control',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'hover' },
    '&[aria-current]': { bg: 'fg', color: 'bg', fontWeight: '600' },
  },
});

/** The range of the shown results, and links to the other pages by number. */
export function Pager({ page, total, isCapped, addressOf }: PagerProps) {
  const { t } = useTranslation(['search', 'common']);
  const { number } = useFormats();
  const last = pageCount(total);
  const range = {
    from: number((page - 1) * PAGE_SIZE + 1),
    to: number(Math.min(page * PAGE_SIZE, total)),
    total: isCapped ? t('heading.moreThan', { n: number(total) }) : number(total),
  };
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mt="10"
      pt="6"
      borderTopWidth="1px"
    >
      <Box textStyle="small" color="fg.muted">
        {t('pages.range', range)} · <RankingNote />
      </Box>
      {last > 1 && (
        <chakra.nav
          aria-label={t('pages.title')}
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          alignItems="center"
          gap={{ base: '0', sm: '1' }}
        >
          {page > 1 && (
            <PageLink to={addressOf(page - 1)} aria-label={t('common:actions.previous')}>
              <ChevronLeft size={18} aria-hidden />
            </PageLink>
          )}
          {pagesAround(page, last).map((target, index) =>
            target === null ? (
              <chakra.span key={`gap${index}`} px="1" color="fg.subtle">
                …
              </chakra.span>
            ) : (
              <PageLink
                key={target}
                to={addressOf(target)}
                aria-label={t('pages.page', { n: target })}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </PageLink>
            ),
          )}
          {page < last && (
            <PageLink to={addressOf(page + 1)} aria-label={t('common:actions.next')}>
              <ChevronRight size={18} aria-hidden />
            </PageLink>
          )}
        </chakra.nav>
      )}
    </Box>
  );
}

/** The first page, the last one and those next to the current one; null for a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((target) => target >= 1 && target <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((target, index) => {
    const before = shown[index - 1] ?? target - 1;
    if (target - before === 1) return [target];
    return target - before === 2 ? [target - 1, target] : [null, target];
  });
}
