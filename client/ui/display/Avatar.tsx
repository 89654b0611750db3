import { Box, chakra } from '@chakra-ui/react';

const SIZES = { sm: ['36px', '14px'], md: ['44px', '14px'], lg: ['64px', '20px'], xl: ['112px', '36px'] } as const;

const TINTS = [
  { bg: { base: 'olivo.100', _dark: 'olivo.900' }, color: { base: 'olivo.700', _dark: 'olivo.300' } },
  { bg: { base: 'teja.100', _dark: 'teja.900' }, color: { base: 'teja.700', _dark: 'teja.300' } },
  { bg: { base: 'arena.200', _dark: 'arena.700' }, color: { base: 'arena.700', _dark: 'arena.100' } },
] as const;

/* The same person has the same tint everywhere. */
const tintOf = (id: string) =>
  TINTS[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % TINTS.length];

interface AvatarProps {
  id: string;
  initials: string;
  /** The person's picture; initials where there is none. */
  picture?: { url: string; srcSet: string } | null;
  size?: keyof typeof SIZES;
}

/** A person's picture, else initials on one of three tints. Decorative: the name is shown beside it. */
export function Avatar({ id, initials, picture, size = 'md' }: AvatarProps) {
  const [side, fontSize] = SIZES[size];
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize={side}
      borderRadius="full"
      overflow="hidden"
      fontSize={fontSize}
      fontWeight="700"
      lineHeight="1"
      letterSpacing="0.02em"
      {...tintOf(id)}
    >
      {picture ? (
        <chakra.img
          data-photo
          src={picture.url}
          srcSet={picture.srcSet}
          sizes={side}
          alt=""
          boxSize="full"
          objectFit="cover"
          decoding="async"
        />
      ) : (
        initials
      )}
    </Box>
  );
}
