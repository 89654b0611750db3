import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { StatsTable } from '../../../ui/charts/StatsTable';

type Position = NonNullable<HostStatsQuery['hostStats']['bySpace'][number]['position']>;

interface Placed {
  readonly space: { readonly id: string; readonly title: string | null };
  readonly position: Position;
}

const [WIDTH, HEIGHT, EDGE] = [132, 32, 4];

/** The distance of a price from the median, in percent of it. */
const distance = (priceCents: number, medianCents: number): number =>
  Math.round(((priceCents - medianCents) / medianCents) * 100);

/** The own price against the dotted median, from the oldest known month to today. */
export function PositionTrend({ position: { past, priceCents, medianCents } }: { position: Position }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const signed = useSigned();
  const first = past[0];
  if (!first || medianCents === null) return null;
  const points = [...past, { priceCents, medianCents }];
  const values = points.flatMap((one) => [one.priceCents, one.medianCents]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const lineOf = (kind: 'priceCents' | 'medianCents'): string =>
    points
      .map((one, index) => {
        const x = EDGE + (index * (WIDTH - 2 * EDGE)) / (points.length - 1);
        const y = HEIGHT - EDGE - ((one[kind] - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <>
      <chakra.svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={`${WIDTH}px`}
        maxWidth="full"
        height={`${HEIGHT}px`}
        marginInlineStart="auto"
        marginTop="1"
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        aria-hidden
      >
        <chakra.polyline points={lineOf('medianCents')} stroke="fg.muted" strokeDasharray="2 3" />
        <chakra.polyline points={lineOf('priceCents')} stroke="brand.solid" />
      </chakra.svg>
      <chakra.p textStyle="xs" color="fg.muted">
        {t('position.then', {
          month: formats.day(first.month, { month: 'long' }),
          percent: signed(distance(first.priceCents, first.medianCents)),
        })}
      </chakra.p>
    </>
  );
}

/** The months in which any of the spaces has a median. */
export const monthsOf = (placed: readonly Placed[]): string[] =>
  [...new Set(placed.flatMap(({ position }) => position.past.map(({ month }) => month)))].sort();

/** The same as a table, month by month. */
export function PastTable({ placed }: { placed: readonly Placed[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const signed = useSigned();
  const months = monthsOf(placed);
  return (
    <Box marginTop="6">
      <chakra.p aria-hidden textStyle="sm" fontWeight="600" marginBottom="2">
        {t('position.past')}
      </chakra.p>
      <StatsTable
        caption={t('position.past')}
        heads={[t('space'), ...months.map((month) => formats.day(month, { month: 'short' })), t('position.now')]}
        rows={placed.map(({ space, position: { past, priceCents, medianCents } }) => [
          space.title ?? '',
          ...months.map((wanted) => {
            const one = past.find(({ month }) => month === wanted);
            return one ? signed(distance(one.priceCents, one.medianCents)) : '–';
          }),
          medianCents === null ? '–' : signed(distance(priceCents, medianCents)),
        ])}
      />
    </Box>
  );
}

function useSigned(): (percent: number) => string {
  const formats = useFormats();
  return (percent) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formats.percent(Math.abs(percent))}`;
}
