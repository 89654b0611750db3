import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useInView } from '../../../ui/layout/use-in-view';
import { districtPath, type CityDistrict } from '../city-data';
import { useOutlines, type Outline } from '../use-outlines';

interface DistrictMapProps {
  path: string;
  districts: readonly CityDistrict[];
  active: string | null;
  onPoint: (name: string | null) => void;
}

const LEVELS = 4;
const inDark = (percent: number) => `color-mix(in srgb, {colors.teja.400} ${percent}%, {colors.bg.muted})`;
/* More spaces: darker in the light theme, brighter in the dark one. */
const FILLS = [
  { base: 'bg.emphasized' },
  { base: 'color-mix(in srgb, {colors.teja.200} 34%, {colors.bg.muted})', _dark: inDark(25) },
  { base: 'color-mix(in srgb, {colors.teja.200} 80%, {colors.bg.muted})', _dark: inDark(50) },
  { base: 'teja.300', _dark: inDark(75) },
  { base: 'teja.400', _dark: 'teja.400' },
] as const;
const ACTIVE = 'teja.600';

/** A map of the list beside it, for mouse users only: keyboards and screen readers use the list. */
export function DistrictMap({ path, districts, active, onPoint }: DistrictMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const outlines = useOutlines(useInView(place, 4000) ? path : null);
  const byName = new Map(districts.map((district) => [district.name, district]));
  const most = Math.max(1, ...districts.map(({ count }) => count));
  const chosen = outlines?.districts.find(({ name }) => name === active);
  return (
    <Box
      ref={place}
      aria-hidden
      position="relative"
      overflow="hidden"
      borderRadius="20px"
      bg="bg.muted"
      aspectRatio="480/528"
      maxW="520px"
    >
      {outlines && (
        <chakra.svg
          viewBox={`0 0 ${outlines.width} ${outlines.height}`}
          display="block"
          boxSize="full"
          css={{ '& path': { stroke: 'bg', strokeWidth: '2', strokeLinejoin: 'round', transition: 'fill 120ms' } }}
        >
          {outlines.districts.map((outline) => {
            const district = byName.get(outline.name);
            return (
              district && (
                <District
                  key={outline.name}
                  outline={outline}
                  district={district}
                  level={Math.ceil((district.count / most) * LEVELS)}
                  isActive={outline.name === active}
                  onPoint={onPoint}
                />
              )
            );
          })}
          {chosen && (
            <chakra.path
              d={chosen.path}
              pointerEvents="none"
              css={{ 'path&': { fill: 'none', stroke: 'fg', strokeWidth: '2.5' } }}
            />
          )}
        </chakra.svg>
      )}
      {outlines && chosen && <Tip outline={chosen} size={outlines} district={byName.get(chosen.name)} />}
      <Scale districts={districts} />
    </Box>
  );
}

interface DistrictProps {
  outline: Outline;
  district: CityDistrict;
  level: number;
  isActive: boolean;
  onPoint: (name: string | null) => void;
}

function District({ outline, district, level, isActive, onPoint }: DistrictProps) {
  const navigate = useNavigate();
  const target = districtPath(district);
  const ink = isActive ? 'white' : { base: level >= 2 ? 'teja.950' : 'fg', _dark: level >= 3 ? 'teja.950' : 'fg' };
  return (
    <chakra.g
      cursor={target ? 'pointer' : undefined}
      onMouseEnter={() => onPoint(district.name)}
      onMouseLeave={() => onPoint(null)}
      onClick={() => target && void navigate(target)}
    >
      <chakra.path d={outline.path} fill={isActive ? ACTIVE : FILLS[level]} />
      {district.count > 0 && (
        <chakra.text
          x={outline.x}
          y={outline.y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="14px"
          fontWeight="600"
          fill={ink}
          pointerEvents="none"
          fontVariantNumeric="tabular-nums"
        >
          {district.count}
        </chakra.text>
      )}
    </chakra.g>
  );
}

function Tip({
  outline,
  size,
  district,
}: {
  outline: Outline;
  size: { width: number; height: number };
  district: CityDistrict | undefined;
}) {
  const { t } = useTranslation('cities');
  const { price } = useFormats();
  if (!district) return null;
  const left = Math.min(76, Math.max(24, (outline.x / size.width) * 100));
  const isBelow = outline.y < 90;
  return (
    <Box
      position="absolute"
      left={`${left}%`}
      top={`${(outline.y / size.height) * 100}%`}
      translate={isBelow ? '-50% 18px' : '-50% calc(-100% - 18px)'}
      px={{ base: '3', md: '4' }}
      py={{ base: '2', md: '3' }}
      borderRadius="control"
      bg="arena.900"
      color="arena.50"
      textStyle={{ base: 'xs', md: 'sm' }}
      boxShadow="2"
      whiteSpace="nowrap"
      pointerEvents="none"
    >
      <chakra.b display="block" fontWeight="600">
        {district.name}
      </chakra.b>
      {district.medianCents === null
        ? t('districts.soon')
        : t('districts.tip', { count: district.count, price: price(district.medianCents) })}
    </Box>
  );
}

function Scale({ districts }: { districts: readonly CityDistrict[] }) {
  const { t } = useTranslation('cities');
  const counts = districts.flatMap(({ count }) => (count > 0 ? [count] : []));
  if (counts.length === 0) return null;
  return (
    <Flex
      position="absolute"
      left="4"
      bottom="4"
      align="center"
      gap="2"
      px="3"
      py="2"
      borderRadius="control"
      bg="bg.panel"
      textStyle="xs"
      color="fg.muted"
    >
      <Flex>
        {FILLS.slice(1).map((fill) => (
          <Box key={fill.base} w="22px" h="2.5" bg={fill} />
        ))}
      </Flex>
      {t('districts.scale', { low: Math.min(...counts), count: Math.max(...counts) })}
    </Flex>
  );
}
