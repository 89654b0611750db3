import { Box, chakra, Grid, IconButton } from '@chakra-ui/react';
import { Camera, FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../forms/FileButton';
import { useErrorText } from '../../i18n/use-error-text';
import type { EvidenceFile } from './use-evidence-files';

interface EvidencePickerProps {
  id?: string;
  label: string;
  hint?: string;
  addLabel: string;
  files: readonly EvidenceFile[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  error?: string | undefined;
}

/** Tiles of chosen files, and one that adds more. */
export function EvidencePicker({ id, label, hint, addLabel, files, onAdd, onRemove, error }: EvidencePickerProps) {
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={label}>
      <chakra.p fontWeight="600" textStyle="small" marginBottom="2">
        {label}{' '}
        {hint && (
          <chakra.small fontWeight="400" color="fg.muted">
            · {hint}
          </chakra.small>
        )}
      </chakra.p>
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(112px, 1fr))" gap="3">
        {files.map((file) => (
          <Tile key={file.key} file={file} onRemove={() => onRemove(file.key)} />
        ))}
        <li>
          <FileButton
            accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
            isMultiple
            onFiles={onAdd}
            variant="outline"
            width="full"
            height="24"
            flexDirection="column"
            gap="1"
            borderStyle="dashed"
            borderColor="border.control"
          >
            <Camera aria-hidden />
            {addLabel}
          </FileButton>
        </li>
      </Grid>
      {error && (
        <chakra.p role="alert" color="fg.error" textStyle="small" marginTop="2">
          {error}
        </chakra.p>
      )}
    </Box>
  );
}

function Tile({ file, onRemove }: { file: EvidenceFile; onRemove: () => void }) {
  const { t } = useTranslation('claims');
  const { textOf, fieldText } = useErrorText();
  const { problem, progress, id, preview, name } = file;
  const [field] = problem?.fields ?? [];
  const isSending = id === null && !problem;
  const percent = Math.round(progress * 100);
  return (
    <chakra.li minWidth="0">
      <Box position="relative" height="24" borderRadius="control" overflow="hidden" bg="bg.muted">
        {preview ? (
          <chakra.img src={preview} alt="" width="full" height="full" objectFit="cover" opacity={isSending ? 0.4 : 1} />
        ) : (
          <Box display="grid" placeItems="center" height="full" color="fg.muted">
            <FileText aria-hidden />
          </Box>
        )}
        {isSending && (
          <Box
            role="progressbar"
            aria-label={name}
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
        <IconButton
          size="xs"
          boxSize="7"
          minWidth="7"
          position="absolute"
          top="1.5"
          insetEnd="1.5"
          borderRadius="full"
          aria-label={t('dialog.remove', { name })}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </Box>
      <chakra.p
        textStyle="caption"
        color={problem ? 'fg.error' : 'fg.muted'}
        marginTop="1"
        overflowWrap="anywhere"
        aria-live="polite"
      >
        {problem ? (field ? fieldText(field) : textOf(problem)) : isSending ? name : t('dialog.ready')}
      </chakra.p>
    </chakra.li>
  );
}
