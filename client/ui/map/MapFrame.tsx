import { Box, type BoxProps, chakra, Skeleton } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapStatus } from './use-map';

interface MapFrameProps extends BoxProps {
  holder: RefObject<HTMLDivElement | null>;
  status: MapStatus;
  attribution: string;
  label: string;
  /** Position of the attribution. */
  credits?: keyof typeof CREDITS;
  children?: ReactNode;
}

/** The map's box: the map, its attribution, and a text instead of it if maps cannot be rendered. */
export function MapFrame({ holder, status, attribution, label, credits = 'right', children, ...box }: MapFrameProps) {
  const { t } = useTranslation('map');
  return (
    <Box
      role="group"
      aria-label={label}
      position="relative"
      h="full"
      w="full"
      overflow="clip"
      bg="map.land"
      borderRadius="xl"
      {...box}
    >
      {/* MapLibre's own class sets its position, so the size is given by a box around it. */}
      <Box position="absolute" inset="0" visibility={status === 'failed' ? 'hidden' : undefined}>
        <chakra.div
          ref={holder}
          data-map={status === 'failed' ? undefined : 'coming'}
          h="full"
          w="full"
          css={MAPLIBRE}
        />
      </Box>
      {status === 'loading' && <Skeleton position="absolute" inset="0" borderRadius="0" opacity="0.5" />}
      {status === 'failed' && (
        <chakra.div
          position="absolute"
          inset="0"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="3"
          p="6"
          textAlign="center"
          color="fg.muted"
        >
          <MapPinOff size={28} aria-hidden />
          <chakra.p textStyle="sm" maxW="34ch">
            {t('noWebGl')}
          </chakra.p>
        </chakra.div>
      )}
      {status !== 'failed' && children}
      {attribution !== '' && status === 'ready' && (
        <chakra.span
          position="absolute"
          zIndex="2"
          fontSize="xs"
          lineHeight="1rem"
          color="fg.muted"
          px="2"
          py="0.5"
          bg="color-mix(in srgb, var(--hueco-colors-map-land) 84%, transparent)"
          pointerEvents="none"
          {...CREDITS[credits]}
        >
          {attribution}
        </chakra.span>
      )}
    </Box>
  );
}

const CREDITS = {
  right: { right: '10px', bottom: '8px', borderRadius: 'sm' },
  // Beside the pad that moves a pin.
  left: {
    left: '0',
    bottom: '0',
    maxW: { base: 'calc(100% - 152px)', md: 'calc(100% - 132px)' },
    borderTopRightRadius: 'md',
  },
  // Where cards cover the bottom, beside the buttons.
  top: { left: '0', top: '0', maxW: 'calc(100% - 80px)', borderBottomRightRadius: 'md' },
} as const;

/* Its font and focus ring as everywhere else. */
const MAPLIBRE = {
  // Clipped and not hidden: a focused pin outside the view must not scroll the map's box.
  '&.maplibregl-map': { font: 'inherit', overflow: 'clip' },
  '& .maplibregl-canvas:focus-visible': { outline: '2px solid var(--hueco-colors-brand-solid)', outlineOffset: '-3px' },
} as const;
