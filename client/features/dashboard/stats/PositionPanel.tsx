import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostStatsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { StatsPanel } from '../../../ui/charts/StatsPanel';
import { StatsTable } from '../../../ui/charts/StatsTable';
import { monthsOf, PastTable, PositionTrend } from './PositionTrend';

type SpaceStats = HostStatsQuery['hostStats']['bySpace'][number];
type Position = NonNullable<SpaceStats['position']>;

/** Each price among similar spaces nearby: the middle half, the median, the own price. */
export function PositionPanel({ spaces }: { spaces: readonly SpaceStats[] }) {
  const { t } = useTranslation('stats');
  const formats = useFormats();
  const placed = spaces.flatMap(({ space, position }) => (position ? [{ space, position }] : []));
  if (placed.length === 0) return null;
  return (
    <StatsPanel
      title={t('position.title')}
      text={t('position.text')}
      table={
        <>
          <StatsTable
            caption={t('position.title')}
            heads={[t('space'), t('position.yours'), t('position.median'), t('position.half'), t('position.peers')]}
            rows={placed.map(({ space, position: { priceCents, medianCents, lowCents, highCents, peerCount } }) => [
              space.title ?? '',
              formats.money(priceCents),
              medianCents === null ? '–' : formats.money(medianCents),
              lowCents === null || highCents === null ? t('position.few') : formats.priceRange(lowCents, highCents),
              formats.number(peerCount),
            ])}
          />
          {monthsOf(placed).length > 0 && <PastTable placed={placed} />}
        </>
      }
    >
      <Flex wrap="wrap" columnGap="4" rowGap="1" textStyle="xs" color="fg.muted" marginBottom="2" aria-hidden>
        <Flex align="center" gap="1.5">
          <Box width="4" height="2" borderRadius="full" bg="brand.muted" />
          {t('position.band')}
        </Flex>
        <Flex align="center" gap="1.5">
          <Box width="2px" height="3" bg="fg" />
          {t('position.median')}
        </Flex>
        <Flex align="center" gap="1.5">
          <Box boxSize="2.5" borderRadius="full" bg="brand.solid" />
          {t('position.you')}
        </Flex>
      </Flex>
      <chakra.ul listStyleType="none">
        {placed.map(({ space, position }) => (
          <Row key={space.id} space={space} position={position} />
        ))}
      </chakra.ul>
    </StatsPanel>
  );
}

function Row({ space, position }: { space: SpaceStats['space']; position: Position }) {
  const { t } = useTranslation(['stats', 'common']);
  const formats = useFormats();
  const { priceCents, medianCents, peerCount, radiusM, minSizeM2, maxSizeM2 } = position;
  const difference = medianCents === null ? null : priceCents - medianCents;
  const percent = medianCents ? Math.round(((difference ?? 0) / medianCents) * 100) : 0;
  return (
    <Grid
      as="li"
      display={{ base: 'flex', lg: 'grid' }}
      flexWrap="wrap"
      templateColumns="240px minmax(0, 1fr) 150px"
      columnGap="6"
      rowGap="3"
      alignItems="center"
      paddingBlock="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <Box flex="1 1 9rem">
        <chakra.p fontWeight="600" textStyle="sm">
          {space.title}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted">
          {t('position.among', {
            type: space.type ? t(`common:spaceType.${space.type}`) : '',
            from: formats.number(minSizeM2),
            to: formats.area(maxSizeM2),
            distance: formats.distance(radiusM),
            count: peerCount,
          })}
        </chakra.p>
      </Box>
      <Box flexBasis="full" order={{ base: 1, lg: 'unset' }}>
        {medianCents === null ? (
          <Flex gap="3" bg="bg.muted" borderRadius="md" padding="3" textStyle="small" color="fg.muted">
            <Users size={16} aria-hidden style={{ flexShrink: 0, marginTop: '3px' }} />
            <p>
              <chakra.b fontWeight="600" color="fg">
                {t('position.nobody')}
              </chakra.b>{' '}
              {t('position.nobodyText')}
            </p>
          </Flex>
        ) : (
          <Scale position={position} />
        )}
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <chakra.p fontWeight="650">{formats.money(priceCents)}</chakra.p>
        <chakra.p textStyle="xs" color="fg.muted">
          {difference === null
            ? t('position.none')
            : difference === 0
              ? t('position.same')
              : t(difference > 0 ? 'position.more' : 'position.less', {
                  amount: formats.price(Math.abs(difference)),
                  percent: formats.percent(Math.abs(percent)),
                })}
        </chakra.p>
        <PositionTrend position={position} />
      </Box>
    </Grid>
  );
}

/** The scale extends beyond the values by half of the widest distance. */
const MARGIN = 0.5;

function Scale({ position: { priceCents, medianCents, lowCents, highCents } }: { position: Position }) {
  const formats = useFormats();
  const values = [priceCents, medianCents ?? 0, lowCents ?? 0, highCents ?? 0];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(100, (most - least) * MARGIN);
  const at = (cents: number): string => `${((cents - least + room) / (most - least + 2 * room)) * 100}%`;
  return (
    <Box position="relative" height="52px" aria-hidden textStyle="xs" fontVariantNumeric="tabular-nums">
      <Box position="absolute" insetInline="0" top="25px" height="2px" bg="border" />
      <Box
        position="absolute"
        top="20px"
        height="12px"
        borderRadius="full"
        bg="brand.muted"
        style={{ insetInlineStart: at(lowCents ?? 0), insetInlineEnd: `calc(100% - ${at(highCents ?? 0)})` }}
      />
      {[lowCents, highCents].map((cents, index) => (
        <chakra.span
          key={index}
          position="absolute"
          top="36px"
          color="fg.subtle"
          transform="translateX(-50%)"
          style={{ insetInlineStart: at(cents ?? 0) }}
        >
          {formats.price(Math.round((cents ?? 0) / 100) * 100)}
        </chakra.span>
      ))}
      <Box
        position="absolute"
        top="17px"
        width="2px"
        height="18px"
        bg="fg"
        style={{ insetInlineStart: at(medianCents ?? 0) }}
      />
      <chakra.span
        position="absolute"
        top="-2px"
        fontWeight="650"
        transform="translateX(-50%)"
        style={{ insetInlineStart: at(medianCents ?? 0) }}
      >
        {formats.price(Math.round((medianCents ?? 0) / 100) * 100)}
      </chakra.span>
      <Box
        position="absolute"
        top="17px"
        boxSize="18px"
        borderRadius="full"
        bg="brand.solid"
        borderWidth="2px"
        borderColor="bg.panel"
        transform="translateX(-50%)"
        style={{ insetInlineStart: at(priceCents) }}
      />
    </Box>
  );
}
