import { Box, Button, chakra, IconButton } from '@chakra-ui/react';
import { Camera, FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../apollo/app-error';
import { FileButton, PICTURE_TYPES } from '../../forms/FileButton';
import { useErrorText } from '../../i18n/use-error-text';
import { focusAround } from '../layout/focus-around';

/** Chosen pictures side by side, and a tile to add more. */
export const PhotoTiles = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
    gap: '3',
  },
});

interface PhotoTileProps {
  /** Empty for a document, and for a picture that cannot be shown yet. */
  picture?: string | undefined;
  /** Alternative text; empty if there is a caption. */
  alt?: string;
  isDocument?: boolean;
  /** 0–1 while uploading. */
  progress?: number | undefined;
  progressLabel?: string;
  /** The error. */
  problem?: AppError | null;
  /** The caption without an error. */
  note?: string;
  removeLabel: string;
  onRemove: () => void;
  /** Retries the upload, if that can help. */
  onRetry?: () => void;
}

/** A chosen picture or document: uploading, stored, or refused with the reason; it stays until it is removed. */
export function PhotoTile({ picture, alt = '', isDocument, progress, problem, note, ...rest }: PhotoTileProps) {
  const { t } = useTranslation();
  const { textOf, fieldText } = useErrorText();
  const [field] = problem?.fields ?? [];
  const isSending = progress !== undefined && !problem;
  return (
    <chakra.li minWidth="0">
      <Box position="relative" aspectRatio="4 / 3" borderRadius="control" overflow="hidden" bg="bg.muted">
        {picture && (
          <chakra.img
            data-photo
            src={picture}
            alt={alt}
            width="full"
            height="full"
            objectFit="cover"
            opacity={isSending || problem ? 0.4 : 1}
          />
        )}
        {isDocument && (
          <Box display="grid" placeItems="center" height="full" color="fg.muted">
            <FileText aria-hidden />
          </Box>
        )}
        {isSending && (
          <chakra.progress
            aria-label={rest.progressLabel}
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
          aria-label={rest.removeLabel}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            rest.onRemove();
          }}
        >
          <X />
        </IconButton>
      </Box>
      <chakra.p
        textStyle="caption"
        color={problem ? 'fg.error' : 'fg.muted'}
        marginTop={problem || note ? '1' : undefined}
        overflowWrap="anywhere"
        aria-live="polite"
      >
        {problem ? (field ? fieldText(field) : textOf(problem)) : note}
      </chakra.p>
      {problem && !field && rest.onRetry && (
        <Button
          variant="outline"
          size="sm"
          width="full"
          minHeight="11"
          marginTop="1"
          onClick={({ currentTarget }) => {
            // Gone while the file is sent.
            currentTarget.closest('li')?.querySelector('button')?.focus();
            rest.onRetry?.();
          }}
        >
          {t('actions.retry')}
        </Button>
      )}
    </chakra.li>
  );
}

interface AddPhotosProps {
  label: string;
  onFiles: (files: File[]) => void;
  /** Accepts documents as well. */
  withDocuments?: boolean;
}

/** The tile that opens the file dialog. */
export function AddPhotos({ label, onFiles, withDocuments }: AddPhotosProps) {
  return (
    <li>
      <FileButton
        accept={withDocuments ? `${PICTURE_TYPES},application/pdf` : PICTURE_TYPES}
        isMultiple
        onFiles={onFiles}
        variant="outline"
        width="full"
        height="auto"
        aspectRatio="4 / 3"
        whiteSpace="normal"
        flexDirection="column"
        gap="1"
        borderStyle="dashed"
        borderColor="border.control"
      >
        <Camera aria-hidden />
        {label}
      </FileButton>
    </li>
  );
}
