import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../forms/FormField';
import { reviewBounds } from '../../../generated/bounds';
import { AddPhotos, PhotoTile, PhotoTiles } from '../../../ui/photo/PhotoTiles';
import type { ReviewPhotos } from '../use-review-photos';

/** The pictures of a review; each is uploaded when it is chosen. */
export function PhotosField({ photos, error }: { photos: ReviewPhotos; error?: string }) {
  const { t } = useTranslation(['reviewing', 'common']);
  const { kept, uploads, removeKept } = photos;
  const errorId = `${fieldId('photoIds')}-error`;
  return (
    <Box
      id={fieldId('photoIds')}
      tabIndex={-1}
      role="group"
      aria-labelledby="photos-title"
      aria-describedby={error ? errorId : undefined}
    >
      <chakra.p id="photos-title" fontWeight="600" textStyle="sm">
        {t('form.photos')}{' '}
        <chakra.small textStyle="small" fontWeight="400" color="fg.subtle">
          {t('common:optional')}
        </chakra.small>
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        {t('form.photosHint', { max: reviewBounds.photos.max })}
      </chakra.p>
      <PhotoTiles>
        {kept.map(({ id, smallUrl }, index) => {
          const name = t('form.photoNumber', { number: index + 1 });
          return (
            <PhotoTile
              key={id}
              picture={smallUrl}
              alt={name}
              removeLabel={t('form.removePhoto', { name })}
              onRemove={() => removeKept(id)}
            />
          );
        })}
        {uploads.files.map(({ key, name, progress, problem, sent }) => (
          <PhotoTile
            key={key}
            picture={sent?.smallUrl}
            alt={name}
            progress={sent ? undefined : progress}
            progressLabel={t('form.uploading', { name })}
            problem={problem}
            removeLabel={t('form.removePhoto', { name })}
            onRetry={() => uploads.retry(key)}
            onRemove={() => uploads.remove(key)}
          />
        ))}
        {!uploads.isFull && <AddPhotos label={t('form.addPhotos')} onFiles={uploads.add} />}
      </PhotoTiles>
      {error && (
        <chakra.p id={errorId} marginTop="2" textStyle="sm" fontWeight="500" color="fg.error">
          {error}
        </chakra.p>
      )}
    </Box>
  );
}
