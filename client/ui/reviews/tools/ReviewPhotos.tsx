import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem_ReviewFragment } from '../../../generated/graphql';
import { Dialog } from '../../overlay/Dialog';

type Photo = ReviewItem_ReviewFragment['photos'][number];

/** The pictures of a review; each opens enlarged. */
export function ReviewPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation('reviewTools');
  const [shown, setShown] = useState<number | null>(null);
  const count = photos.length;
  const photo = photos[shown ?? 0];
  const title = t('photos.title', { number: (shown ?? 0) + 1, count });
  const step = (by: number): void => setShown(((shown ?? 0) + by + count) % count);
  return (
    <>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" mt="3">
        {photos.map(({ id, smallUrl, width, height }, index) => (
          <li key={id}>
            <chakra.button
              type="button"
              display="block"
              cursor="zoom-in"
              borderRadius="control"
              overflow="hidden"
              aria-label={t('photos.open', { number: index + 1, count })}
              onClick={() => setShown(index)}
            >
              <chakra.img
                data-photo
                src={smallUrl}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                boxSize="20"
                objectFit="cover"
              />
            </chakra.button>
          </li>
        ))}
      </Flex>
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={title} placement="full" width="56rem">
        {photo && (
          <Box>
            <chakra.img
              data-photo
              src={photo.url}
              alt={title}
              width={photo.width}
              height={photo.height}
              maxHeight="68dvh"
              objectFit="contain"
              marginInline="auto"
              borderRadius="photo"
            />
            {count > 1 && (
              <Flex justify="center" gap="3" mt="4">
                <IconButton
                  variant="outline"
                  borderRadius="full"
                  aria-label={t('photos.previous')}
                  onClick={() => step(-1)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton variant="outline" borderRadius="full" aria-label={t('photos.next')} onClick={() => step(1)}>
                  <ChevronRight />
                </IconButton>
              </Flex>
            )}
          </Box>
        )}
      </Dialog>
    </>
  );
}
