import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Search_FacetsFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import type { SearchState } from '../../../ui/search-pill/search-params';

interface PriceHistogramProps {
  buckets: Search_FacetsFragment['priceBuckets'];
  search: Pick<SearchState, 'priceMinCents' | 'priceMaxCents'>;
}

/** Minimum height of a column that is not empty. */
const SEEN_PERCENT = 4;

/** The distribution of prices; columns outside the bounds are pale. A table contains the same for screen readers. */
export function PriceHistogram({ buckets, search: { priceMinCents, priceMaxCents } }: PriceHistogramProps) {
  const { t } = useTranslation('search');
  const { price, priceRange } = useFormats();
  const most = Math.max(...buckets.map(({ count }) => count));
  const isWithin = ({ fromCents, toCents }: PriceHistogramProps['buckets'][number]): boolean =>
    (priceMinCents === null || toCents === null || toCents > priceMinCents) &&
    (priceMaxCents === null || fromCents <= priceMaxCents);
  const heightOf = (count: number): string =>
    count === 0 ? '0' : `${Math.max(SEEN_PERCENT, Math.round((count / most) * 100))}%`;
  return (
    <Box marginBottom="4">
      <Box
        aria-hidden
        display="flex"
        alignItems="flex-end"
        gap="2px"
        height="64px"
        borderBottomWidth="1px"
        borderColor="border"
      >
        {buckets.map((bucket) => (
          <chakra.span
            key={bucket.fromCents}
            flex="1"
            borderTopRadius="3px"
            bg={isWithin(bucket) ? 'brand.solid' : 'border'}
            style={{ height: heightOf(bucket.count) }}
          />
        ))}
      </Box>
      <chakra.table srOnly>
        <caption>{t('filters.priceTable')}</caption>
        <tbody>
          {buckets
            .filter(({ count }) => count > 0)
            .map(({ fromCents, toCents, count }) => (
              <tr key={fromCents}>
                <th scope="row">
                  {toCents === null
                    ? t('filters.priceFrom', { price: price(fromCents) })
                    : priceRange(fromCents, toCents)}
                </th>
                <td>{t('filters.priceCount', { count })}</td>
              </tr>
            ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
