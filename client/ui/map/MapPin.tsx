import { chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';
import type { MapPinData } from './map-types';

interface MapPinProps {
  pin: MapPinData;
  onSelect?: ((key: string) => void) | undefined;
  onHover?: ((key: string | null) => void) | undefined;
  onFocus?: ((pin: MapPinData) => void) | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
}

/**
 * A price pill; hovered or selected, it turns teja and grows a tip. Several spaces are a dark disc with their number, or from a close zoom
 * a pill with lowest price and number.
 */
export function MapPin({ pin, onSelect, onHover, onFocus, onBlur }: MapPinProps) {
  const { t } = useTranslation('map');
  const { number } = useFormats();
  const count = pin.count ?? 1;
  const isCluster = count > 1;
  const isDisc = isCluster && !pin.isPriced;
  const isFavorite = pin.isFavorite && !isCluster;
  const isActive = !isCluster && (pin.isSelected || pin.isHovered);
  const spoken =
    pin.title ??
    (isDisc
      ? t('cluster', { count })
      : isCluster
        ? t('pricedCluster', { count, price: pin.label })
        : t('pin', { price: pin.label }));
  return (
    <chakra.button
      type="button"
      data-pin={pin.key}
      aria-label={[spoken, isFavorite && t('favorite'), pin.isVisited && t('visited')].filter(Boolean).join(', ')}
      aria-pressed={isCluster ? undefined : Boolean(pin.isSelected)}
      onClick={(event) => {
        event.stopPropagation();
        onSelect?.(pin.key);
      }}
      onPointerEnter={() => onHover?.(pin.key)}
      onPointerLeave={() => onHover?.(null)}
      onFocus={() => {
        onFocus?.(pin);
        onHover?.(pin.key);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        onHover?.(null);
      }}
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="1"
      borderRadius="full"
      fontFamily="body"
      fontWeight="700"
      fontSize="sm"
      lineHeight="1.25rem"
      letterSpacing="-0.01em"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      cursor="pointer"
      // The pill is 30 px high, its touch target 44.
      _before={{ content: '""', position: 'absolute', inset: '-7px' }}
      {...(isDisc ? CLUSTER : isActive ? ACTIVE : pin.isVisited ? VISITED : PLAIN)}
    >
      {isFavorite && (
        <chakra.svg
          as={Heart}
          boxSize="13px"
          fill="currentColor"
          stroke="none"
          color={isActive ? 'inherit' : 'teja.500'}
          aria-hidden
        />
      )}
      {isDisc ? number(count) : pin.label}
      {isCluster && !isDisc && (
        <chakra.span
          display="inline-grid"
          placeItems="center"
          minW="20px"
          h="20px"
          px="5px"
          mr="-6px"
          borderRadius="full"
          bg={CLUSTER.bg}
          color={CLUSTER.color}
          fontSize="xs"
        >
          {number(count)}
        </chakra.span>
      )}
    </chakra.button>
  );
}

const PILL = { h: '30px', px: '11px', boxShadow: 'pin' } as const;
const PLAIN = { ...PILL, bg: 'plate', color: 'plate.fg' } as const;
const VISITED = {
  ...PILL,
  bg: { base: 'arena.200', _dark: 'arena.900' },
  color: { base: 'arena.700', _dark: 'arena.400' },
} as const;
const ACTIVE = {
  h: '34px',
  px: '13px',
  boxShadow: 'pin',
  bg: 'brand.solid',
  color: 'brand.contrast',
  _after: {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '-4px',
    w: '10px',
    h: '10px',
    ml: '-5px',
    rotate: '45deg',
    borderRadius: '2px',
    bg: 'inherit',
  },
} as const;
const CLUSTER = {
  w: '40px',
  h: '40px',
  bg: { base: 'arena.900', _dark: 'arena.200' },
  color: { base: 'arena.50', _dark: 'arena.900' },
  boxShadow: '0 0 0 5px color-mix(in srgb, var(--hueco-colors-arena-900) 16%, transparent)',
} as const;
