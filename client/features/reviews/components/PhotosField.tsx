import { Box, chakra, Grid, IconButton } from '@chakra-ui/react';
import { Camera, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { fieldId } from '../../../forms/FormField';
import { reviewBounds } from '../../../generated/bounds';
import { useErrorText } from '../../../i18n/use-error-text';
import type { PhotoUpload, ReviewPhotos } from '../use-review-photos';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** The pictures of a review; each is sent when it is chosen. */
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
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(min(100%, 7rem), 1fr))" gap="3">
        {kept.map(({ id, smallUrl }, index) => (
          <li key={id}>
            <Frame
              name={t('form.photoNumber', { number: index + 1 })}
              picture={smallUrl}
              onRemove={() => removeKept(id)}
            />
          </li>
        ))}
        {uploads.files.map((file) => (
          <Upload key={file.key} file={file} onRemove={() => uploads.remove(file.key)} />
        ))}
        {!uploads.isFull && (
          <li>
            <FileButton
              accept={ACCEPTED}
              isMultiple
              onFiles={uploads.add}
              variant="outline"
              width="full"
              height="auto"
              minHeight="24"
              whiteSpace="normal"
              flexDirection="column"
              gap="1"
              borderStyle="dashed"
              borderColor="border.control"
            >
              <Camera aria-hidden />
              {t('form.addPhotos')}
            </FileButton>
          </li>
        )}
      </Grid>
      {error && (
        <chakra.p id={errorId} marginTop="2" textStyle="sm" fontWeight="500" color="fg.error">
          {error}
        </chakra.p>
      )}
    </Box>
  );
}

function Upload({ file, onRemove }: { file: PhotoUpload; onRemove: () => void }) {
  const { textOf, fieldText } = useErrorText();
  const { name, progress, problem, sent } = file;
  const [field] = problem?.fields ?? [];
  return (
    <chakra.li minWidth="0">
      <Frame
        name={name}
        picture={sent?.smallUrl}
        progress={sent || problem ? undefined : progress}
        onRemove={onRemove}
      />
      {problem && (
        <chakra.p role="alert" textStyle="caption" color="fg.error" marginTop="1" overflowWrap="anywhere">
          {field ? fieldText(field) : textOf(problem)}
        </chakra.p>
      )}
    </chakra.li>
  );
}

interface FrameProps {
  name: string;
  picture?: string | undefined;
  /** 0–1 while it is on its way. */
  progress?: number | undefined;
  onRemove: () => void;
}

function Frame({ name, picture, progress, onRemove }: FrameProps) {
  const { t } = useTranslation('reviewing');
  return (
    <Box position="relative" height="24" borderRadius="control" overflow="hidden" bg="bg.muted">
      {picture && <chakra.img data-photo src={picture} alt={name} width="full" height="full" objectFit="cover" />}
      {progress !== undefined && (
        <chakra.progress
          aria-label={t('form.uploading', { name })}
          max={1}
          value={progress}
          position="absolute"
          insetInline="3"
          bottom="3"
          width="calc(100% - 24px)"
          height="1.5"
        />
      )}
      <IconButton
        size="xs"
        boxSize="8"
        minWidth="8"
        position="absolute"
        top="1"
        insetEnd="1"
        borderRadius="full"
        aria-label={t('form.removePhoto', { name })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </Box>
  );
}
