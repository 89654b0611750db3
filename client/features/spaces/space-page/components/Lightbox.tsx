import { Box, chakra, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePhoto_PhotoFragment } from '../../../../generated/graphql';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { useModal } from '../../../../ui/overlay/use-modal';

interface LightboxProps {
  photos: readonly SpacePhoto_PhotoFragment[];
  /** Index of the picture; null when closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

const SWIPE_PX = 44;

/* One finger on the uncropped picture swipes; two zoom, and then one pans. */
const isSwipe = ({ touches }: TouchEvent): boolean =>
  touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1.01;

const Control = chakra(IconButton, {
  base: {
    borderRadius: 'full',
    color: 'onPhoto',
    bg: 'transparent',
    _hover: { bg: 'onPhoto/14' },
    _focusVisible: { outlineColor: 'onPhoto' },
  },
});

/** One picture in full-window size; keys, buttons or swipes change it. */
export function Lightbox({ photos, shown, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation(['space', 'common']);
  const touchStart = useRef<number | null>(null);
  const isOpen = shown !== null;
  const element = useModal(isOpen);

  const index = shown ?? 0;
  const photo = photos[index];
  const step = (by: number) => onShow((index + by + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(moved) > SWIPE_PX) step(moved > 0 ? -1 : 1);
    touchStart.current = null;
  };
  return (
    <chakra.dialog
      ref={element}
      aria-label={t('gallery.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      w="100dvw"
      h="100dvh"
      maxW="100dvw"
      maxH="100dvh"
      m="0"
      p="0"
      border="0"
      bg="arena.950"
      color="onPhoto"
      overflow="hidden"
      css={{ '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } }}
    >
      {isOpen && photo && (
        <>
          <Box display="flex" alignItems="center" justifyContent="space-between" px={{ base: '4', md: '6' }} py="3">
            <chakra.p textStyle="sm" fontWeight="600" fontVariantNumeric="tabular-nums" aria-live="polite">
              {t('gallery.photo', { number: index + 1, count: photos.length })}
            </chakra.p>
            <Control aria-label={t('common:actions.close')} onClick={onClose}>
              <X />
            </Control>
          </Box>
          <Box
            position="relative"
            display="grid"
            placeItems="center"
            px={{ md: '20' }}
            onTouchStart={(event) => (touchStart.current = isSwipe(event) ? (event.touches[0]?.clientX ?? null) : null)}
            onTouchEnd={onTouchEnd}
          >
            <SpacePhoto
              key={photo.id}
              photo={photo}
              sizes="100vw"
              isEager
              borderRadius={{ base: '0', md: 'photo' }}
              maxW="full"
              style={{
                aspectRatio: `${photo.width} / ${photo.height}`,
                width: `min(100%, calc((100dvh - 168px) * ${photo.width / photo.height}))`,
              }}
            />
            {photos.length > 1 && (
              <>
                <Control
                  position="absolute"
                  hideBelow="md"
                  left="4"
                  aria-label={t('gallery.previous')}
                  onClick={() => step(-1)}
                >
                  <ChevronLeft />
                </Control>
                <Control
                  position="absolute"
                  hideBelow="md"
                  right="4"
                  aria-label={t('gallery.next')}
                  onClick={() => step(1)}
                >
                  <ChevronRight />
                </Control>
              </>
            )}
          </Box>
          <Box
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            minH="20"
            px={{ base: '4', md: '6' }}
            pb="4"
          >
            <Control
              hideFrom="md"
              visibility={photos.length > 1 ? undefined : 'hidden'}
              aria-label={t('gallery.previous')}
              onClick={() => step(-1)}
            >
              <ChevronLeft />
            </Control>
            <chakra.p flex="1" textAlign="center" textStyle="sm" aria-hidden>
              {photo.alt}
            </chakra.p>
            <Control
              hideFrom="md"
              visibility={photos.length > 1 ? undefined : 'hidden'}
              aria-label={t('gallery.next')}
              onClick={() => step(1)}
            >
              <ChevronRight />
            </Control>
          </Box>
        </>
      )}
    </chakra.dialog>
  );
}
