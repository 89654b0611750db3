import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ArrowLeft, Heart, Share } from 'lucide-react';
import { useState, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { useHeart } from '../../../../ui/favorites/use-heart';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { useShare } from '../use-share';
import { NoPhoneHeader } from './NoPhoneHeader';
import { PhotoTag } from './PhotoTag';

const RATIO = { base: 4 / 3, sm: 2 };

const Round = chakra(IconButton, {
  base: { borderRadius: 'full', bg: 'plate', color: 'plate.fg', boxShadow: '1', _hover: { bg: 'bg.muted' } },
});

/** The pictures on phones, edge to edge and one at a time, with the page's own buttons over them. */
export function PhotoSwipe({ space, onOpen }: { space: SpacePage_SpaceFragment; onOpen: (index: number) => void }) {
  const { t } = useTranslation(['space', 'common', 'domain']);
  const [current, setCurrent] = useState(0);
  const navigate = useNavigate();
  const title = space.title ?? t('untitled');
  const share = useShare(title);
  const { isFavorite, toggle } = useHeart(space.id);
  const count = space.photos.length;
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
  // The first page of a visit has no previous one.
  const goBack = () =>
    (window.history.state as { idx?: number } | null)?.idx ? void navigate(-1) : void navigate('/search');
  return (
    <Box position="relative" mx="calc(-1 * var(--gutter))">
      <NoPhoneHeader />
      <Box
        position="absolute"
        zIndex="1"
        top="3"
        insetX="3"
        display="flex"
        justifyContent="space-between"
        pointerEvents="none"
        css={{ '& > *': { pointerEvents: 'auto' } }}
      >
        <Round aria-label={t('back')} onClick={goBack}>
          <ArrowLeft />
        </Round>
        <Flex gap="2">
          <Round aria-label={t('share.action')} onClick={share}>
            <Share />
          </Round>
          <Round
            aria-pressed={isFavorite}
            aria-label={t('domain:card.favorite', { title })}
            onClick={toggle}
            css={isFavorite ? { '& svg': { color: 'teja.500', fill: 'currentcolor' } } : undefined}
          >
            <Heart />
          </Round>
        </Flex>
      </Box>
      {count === 0 ? (
        <SpacePhoto photo={null} sizes="100vw" aspectRatio={RATIO} borderRadius="0" />
      ) : (
        <chakra.ul
          aria-label={t('gallery.label')}
          onScroll={follow}
          display="flex"
          overflowX="auto"
          scrollSnapType="x mandatory"
          scrollbarWidth="none"
          overscrollBehaviorX="contain"
        >
          {space.photos.map((photo, index) => (
            <chakra.li key={photo.id} flex="0 0 100%" scrollSnapAlign="center" scrollSnapStop="always">
              <chakra.button
                type="button"
                display="block"
                w="full"
                aria-label={t('gallery.open', { number: index + 1, count, alt: photo.alt })}
                onClick={() => onOpen(index)}
                _focusVisible={{ outlineOffset: '-4px', outlineColor: 'onPhoto' }}
              >
                <SpacePhoto
                  photo={photo}
                  sizes="100vw"
                  isEager={index === 0}
                  alt=""
                  aspectRatio={RATIO}
                  borderRadius="0"
                />
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {space.isSample && (
        <PhotoTag position="absolute" left="3" bottom="3">
          {t('gallery.samples')}
        </PhotoTag>
      )}
      {count > 0 && (
        <PhotoTag aria-hidden position="absolute" right="3" bottom="3">
          {t('gallery.position', { number: current + 1, count })}
        </PhotoTag>
      )}
    </Box>
  );
}
