import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPhotos, PhotoTile, PhotoTiles } from '../photo/PhotoTiles';
import type { EvidenceFile } from './use-evidence-files';

interface EvidencePickerProps {
  id?: string;
  label: string;
  hint?: string;
  addLabel: string;
  files: readonly EvidenceFile[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
  error?: string | undefined;
}

/** The photos and documents of a claim or of its answer. */
export function EvidencePicker({
  id,
  label,
  hint,
  addLabel,
  files,
  onAdd,
  onRetry,
  onRemove,
  error,
}: EvidencePickerProps) {
  const { t } = useTranslation('claims');
  const errorId = useId();
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={error && errorId}>
      <chakra.p fontWeight="600" textStyle="small" marginBottom="2">
        {label}{' '}
        {hint && (
          <chakra.small fontWeight="400" color="fg.muted">
            · {hint}
          </chakra.small>
        )}
      </chakra.p>
      <PhotoTiles>
        {files.map((file) => {
          const isSending = file.id === null && !file.problem;
          return (
            <PhotoTile
              key={file.key}
              picture={file.preview}
              isDocument={!file.isImage}
              progress={isSending ? file.progress : undefined}
              progressLabel={file.name}
              problem={file.problem}
              note={isSending ? file.name : t('dialog.ready')}
              removeLabel={t('dialog.remove', { name: file.name })}
              onRetry={() => onRetry(file.key)}
              onRemove={() => onRemove(file.key)}
            />
          );
        })}
        <AddPhotos label={addLabel} withDocuments onFiles={onAdd} />
      </PhotoTiles>
      {error && (
        <chakra.p id={errorId} role="alert" color="fg.error" textStyle="small" marginTop="2">
          {error}
        </chakra.p>
      )}
    </Box>
  );
}
