import { Box, Button, chakra } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment, SpacePhoto_PhotoFragment } from '../../../../generated/graphql';
import { FurnishedPlan } from '../../../../ui/floor-plan/FurnishedPlan';
import type { FurnishedRoom } from '../../../../ui/floor-plan/furnish';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { PhotoSwipe } from './PhotoSwipe';
import { PhotoTag } from './PhotoTag';
import { FIT_ID } from './WhatFits';

const Lightbox = lazy(() => import('./Lightbox').then((file) => ({ default: file.Lightbox })));

interface GalleryProps {
  space: SpacePage_SpaceFragment;
  room: FurnishedRoom | null;
  isWide: boolean;
}

/** The pictures: side by side on wide screens, one at a time on phones, each enlarged on request. */
export function Gallery({ space, room, isWide }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = (index: number) => {
    setOpened(true);
    setShown(index);
  };
  const plan = room?.isMeasured ? room : null;
  return (
    <>
      {isWide ? <Mosaic space={space} plan={plan} onOpen={open} /> : <PhotoSwipe space={space} onOpen={open} />}
      <Suspense>
        {wasOpened && <Lightbox photos={space.photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}

const TILES = 5;
/* The layout by number of tiles: one large, the others in one or two columns beside it. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: '1fr',
  2: '2fr 1fr',
  3: '2fr 1fr',
  4: '2fr 1fr 1fr',
  5: '2fr 1fr 1fr',
};

function Mosaic({
  space,
  plan,
  onOpen,
}: {
  space: SpacePage_SpaceFragment;
  plan: FurnishedRoom | null;
  onOpen: (index: number) => void;
}) {
  const { t } = useTranslation('space');
  const photos = space.photos.slice(0, plan ? TILES - 1 : TILES);
  const count = Math.max(1, photos.length) + (plan ? 1 : 0);
  // Two and four tiles leave one cell empty: the plan, else the second picture, spans both of its column.
  const isOneTall = count === 2 || count === 4;
  const [first, second, ...rest] = photos;
  const tile = (photo: SpacePhoto_PhotoFragment, index: number) => (
    <Tile
      key={photo.id}
      photo={photo}
      index={index}
      count={space.photos.length}
      isTall={index === 0 || (index === 1 && isOneTall && !plan)}
      onOpen={onOpen}
    />
  );
  return (
    <Box
      role="group"
      aria-label={t('gallery.label')}
      position="relative"
      display="grid"
      gridTemplateColumns={COLUMNS[count] ?? COLUMNS[TILES]}
      gridTemplateRows={{ md: '180px 180px', lg: '216px 216px' }}
      gap="2"
      borderRadius="xl"
      overflow="hidden"
    >
      {first ? tile(first, 0) : <SpacePhoto photo={null} sizes="100vw" gridRow="span 2" borderRadius="0" />}
      {second && tile(second, 1)}
      {plan && <PlanTile room={plan} isTall={isOneTall} />}
      {rest.map((photo, index) => tile(photo, index + 2))}
      {space.isSample && (
        <PhotoTag position="absolute" left="4" bottom="4">
          {t('gallery.samples')}
        </PhotoTag>
      )}
      {space.photos.length > 0 && (
        <Button
          position="absolute"
          right="4"
          bottom="4"
          size="sm"
          bg="plate"
          color="plate.fg"
          boxShadow="pin"
          _hover={{ bg: 'bg.muted' }}
          onClick={() => onOpen(0)}
        >
          <Images aria-hidden />
          {t('gallery.all', { count: space.photos.length })}
        </Button>
      )}
    </Box>
  );
}

const LARGE_SIZES = '(min-width: 1248px) 596px, 50vw';
const SMALL_SIZES = '(min-width: 1248px) 298px, 25vw';

interface TileProps {
  photo: SpacePhoto_PhotoFragment;
  index: number;
  count: number;
  isTall: boolean;
  onOpen: (index: number) => void;
}

function Tile({ photo, index, count, isTall, onOpen }: TileProps) {
  const { t } = useTranslation('space');
  const isFirst = index === 0;
  return (
    <chakra.button
      type="button"
      position="relative"
      gridRow={isTall ? 'span 2' : undefined}
      minW="0"
      minH="0"
      overflow="hidden"
      cursor="zoom-in"
      aria-label={t('gallery.open', { number: index + 1, count, alt: photo.alt })}
      onClick={() => onOpen(index)}
      _hover={{ '& img': { transform: 'scale(1.025)' } }}
      _focusVisible={{ outlineOffset: '-4px', outlineColor: 'onPhoto' }}
    >
      <SpacePhoto
        photo={photo}
        sizes={isFirst ? LARGE_SIZES : SMALL_SIZES}
        isEager={isFirst}
        alt=""
        position="absolute"
        inset="0"
        borderRadius="0"
      />
    </chakra.button>
  );
}

function PlanTile({ room, isTall }: { room: FurnishedRoom; isTall: boolean }) {
  const { t } = useTranslation('space');
  return (
    <chakra.a
      href={`#${FIT_ID}`}
      aria-label={t('gallery.plan')}
      gridRow={isTall ? 'span 2' : undefined}
      display="grid"
      placeItems="center"
      minW="0"
      minH="0"
      p="3"
      overflow="hidden"
      bg="bg.muted"
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      <chakra.span aria-hidden display="contents">
        <FurnishedPlan room={room} maxWidth={isTall ? 244 : 188} maxHeight={isTall ? 360 : 176} label="" />
      </chakra.span>
    </chakra.a>
  );
}
