import { chakra, Grid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimSide, ConditionMoment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { Dialog } from '../overlay/Dialog';

/** A photo of the condition of a space. */
export interface ConditionPhotoView {
  readonly id: string;
  readonly moment: ConditionMoment;
  readonly by: ClaimSide;
  readonly createdAt: string;
  readonly url: string;
}

interface ConditionGalleryProps {
  photos: readonly ConditionPhotoView[];
  nameOf: (side: ClaimSide) => string;
  timeZone: string;
  label: string;
  /** More tiles, after the photos. */
  children?: ReactNode;
}

/** Photos with author and time; each opens enlarged. */
export function ConditionGallery({ photos, nameOf, timeZone, label, children }: ConditionGalleryProps) {
  const { t } = useTranslation('condition');
  const { instant } = useFormats();
  const [shown, setShown] = useState<ConditionPhotoView | null>(null);
  const wordsOf = ({ by, createdAt }: ConditionPhotoView) => ({
    name: nameOf(by),
    at: instant(createdAt, undefined, timeZone),
  });
  return (
    <>
      <Grid
        as="ul"
        tabIndex={-1}
        aria-label={label}
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(120px, 1fr))"
        gap="3"
      >
        {photos.map((photo) => (
          <li key={photo.id}>
            <chakra.button
              type="button"
              aria-label={t('photos.one', wordsOf(photo))}
              onClick={() => setShown(photo)}
              display="block"
              width="full"
              aspectRatio="4 / 3"
              borderRadius="control"
              overflow="hidden"
              cursor="pointer"
              bg="bg.muted"
            >
              <chakra.img src={photo.url} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
            </chakra.button>
            <chakra.small display="block" textStyle="caption" color="fg.muted" marginTop="1" aria-hidden>
              {t('photos.of', wordsOf(photo))}
            </chakra.small>
          </li>
        ))}
        {children}
      </Grid>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t('photos.one', wordsOf(shown)) : ''}
        width="60rem"
      >
        {shown && (
          <chakra.img src={shown.url} alt={t('photos.one', wordsOf(shown))} width="full" borderRadius="control" />
        )}
      </Dialog>
    </>
  );
}
