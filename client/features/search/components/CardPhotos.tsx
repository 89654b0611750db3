import { Box, chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { ChevronLeft, ChevronRight, Images, type LucideIcon } from 'lucide-react';
import { useRef, useState, type MouseEvent, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSearchPhotosQuery, type SpaceCard_SpaceFragment } from '../../../generated/graphql';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';

interface CardPhotosProps {
  space: SpaceCard_SpaceFragment;
  to: string;
  sizes: string;
  isEager: boolean;
}

/** The pictures of a card in a row with scroll snapping: by swipe or arrow. All but the first load on demand. */
export function CardPhotos({ space, to, sizes, isEager }: CardPhotosProps) {
  const { t } = useTranslation(['search', 'domain']);
  const title = space.title ?? t('domain:card.untitled');
  const [isWanted, setWanted] = useState(false);
  const [index, setIndex] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const { data } = useSearchPhotosQuery(isWanted ? { variables: { id: space.id } } : skipToken);
  const photos = data?.space?.photos;
  const total = photos?.length ?? space.photoCount;
  const want = () => setWanted(true);
  const go = (step: number) => (event: MouseEvent) => {
    event.stopPropagation();
    strip.current?.scrollTo({ left: ((index + step + total) % total) * strip.current.clientWidth });
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLAnchorElement>) => {
    want();
    setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  };
  return (
    <Box position="relative" zIndex="1" onTouchStart={want} onFocus={want}>
      {/* Covers the card's own link, so that it can be swiped; keyboard users have that link. */}
      <chakra.span asChild css={STRIP}>
        <Link ref={strip} to={to} tabIndex={-1} aria-hidden draggable={false} onScroll={onScroll}>
          {Array.from({ length: total }, (_, position) => {
            const photo = position === 0 ? space.coverPhoto : photos?.[position];
            if (photo)
              return (
                <SpacePhoto
                  key={position}
                  photo={photo}
                  sizes={sizes}
                  aspectRatio={4 / 3}
                  borderRadius="0"
                  isEager={isEager && position === 0}
                />
              );
            return <chakra.span key={position} display="block" aspectRatio={4 / 3} bg="bg.emphasized" />;
          })}
        </Link>
      </chakra.span>
      {index > 0 && (
        <Turn
          icon={ChevronLeft}
          label={t('photos.previous', { title })}
          side="left"
          tabIndex={-1}
          onPointerEnter={want}
          onClick={go(-1)}
        />
      )}
      <Turn
        icon={ChevronRight}
        label={t('photos.next', { title })}
        side="right"
        onPointerEnter={want}
        onClick={go(1)}
      />
      <Box
        position="absolute"
        bottom="3"
        right="3"
        display="flex"
        alignItems="center"
        gap="1.5"
        h="6"
        px="2"
        borderRadius="full"
        bg="scrim"
        color="onPhoto"
        textStyle="xs"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        pointerEvents="none"
      >
        <Images size={13} strokeWidth={2} aria-hidden />
        <span aria-hidden>{`${index + 1}/${total}`}</span>
        <chakra.span srOnly>
          {[t('photos.at', { n: index + 1, total }), (index === 0 ? space.coverPhoto : photos?.[index])?.alt]
            .filter(Boolean)
            .join(': ')}
        </chakra.span>
      </Box>
    </Box>
  );
}

const STRIP = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: 'photo',
  outline: 'none',
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
} as const;

interface TurnProps {
  icon: LucideIcon;
  label: string;
  side: 'left' | 'right';
  /** For the keyboard one arrow is enough: after the last photo comes the first. */
  tabIndex?: number;
  onPointerEnter: () => void;
  onClick: (event: MouseEvent) => void;
}

/** An arrow that appears while the card is hovered or focused. */
function Turn({ icon: Icon, label, side, ...rest }: TurnProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      {...rest}
      position="absolute"
      top="50%"
      translate="0 -50%"
      {...{ [side]: '3' }}
      display="grid"
      placeItems="center"
      boxSize="9"
      borderRadius="full"
      bg="plate"
      color="plate.fg"
      boxShadow="1"
      cursor="pointer"
      opacity="0"
      transition="opacity 120ms"
      _focusVisible={{ opacity: '1' }}
      css={{
        '@media (hover: hover)': { '.group:hover &': { opacity: '1' } },
        '@media (hover: none)': { display: 'none' },
      }}
    >
      <Icon size={20} aria-hidden />
    </chakra.button>
  );
}
