import { Box, Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text';
import type { PhotoUpload } from './use-condition-uploads';

interface UploadTileProps {
  upload: PhotoUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way; a refused one says why and can be sent again. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation('condition');
  const { textOf, fieldText } = useErrorText();
  const { file, preview, progress, problem } = upload;
  const [field] = problem?.fields ?? [];
  const percent = Math.round(progress * 100);
  return (
    <li>
      <Box position="relative" aspectRatio="4 / 3" borderRadius="control" overflow="hidden" bg="bg.muted">
        <chakra.img src={preview} alt="" width="full" height="full" objectFit="cover" opacity="0.4" />
        {!problem && (
          <Box
            role="progressbar"
            aria-label={t('photos.sending', { name: file.name })}
            aria-valuenow={percent}
            position="absolute"
            insetInline="3"
            bottom="3"
            height="1.5"
            borderRadius="full"
            bg="bg.panel"
            overflow="hidden"
          >
            <Box height="full" bg="brand.solid" style={{ width: `${percent}%` }} />
          </Box>
        )}
      </Box>
      {problem && (
        <Box role="alert" marginTop="1">
          <chakra.p textStyle="caption" color="fg.error" overflowWrap="anywhere">
            {field ? fieldText(field) : textOf(problem)}
          </chakra.p>
          {!field && (
            <Button variant="outline" size="sm" width="full" minHeight="11" marginTop="1" onClick={onRetry}>
              {t('photos.retry')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            width="full"
            minHeight="11"
            aria-label={t('photos.remove', { name: file.name })}
            onClick={onRemove}
          >
            {t('inventory.cancel')}
          </Button>
        </Box>
      )}
    </li>
  );
}
