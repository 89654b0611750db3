import { Box, Button, chakra, IconButton } from '@chakra-ui/react';
import { Camera, FileText, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../apollo/app-error';
import { FileButton, PICTURE_TYPES } from '../../forms/FileButton';
import { useErrorText } from '../../i18n/use-error-text';

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

/* The pressed button is gone with its tile, or while its file is sent: the group of the tiles takes the focus. */
const leaving =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    act();
  };

/** A chosen picture or document: uploading, stored, or refused with the reason; it stays until it is removed. */
export function PhotoTile({ picture, alt = '', isDocument, progress, problem, note, ...rest }: PhotoTileProps) {
  const { t } = useTranslation();
  const { textOf, fieldText } = useErrorText();
  const field = problem?.fields[0];
  const isSending = progress !== undefined && !problem;
  const text = problem ? (field ? fieldText(field) : textOf(problem)) : note;
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
          onClick={leaving(rest.onRemove)}
        >
          <X />
        </IconButton>
      </Box>
      <chakra.p
        textStyle="caption"
        color={problem ? 'fg.error' : 'fg.muted'}
        marginTop={text && '1'}
        overflowWrap="anywhere"
        aria-live="polite"
      >
        {text}
      </chakra.p>
      {problem && !field && rest.onRetry && (
        <Button variant="outline" size="sm" width="full" minHeight="11" marginTop="1" onClick={leaving(rest.onRetry)}>
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
        accept={PICTURE_TYPES + (withDocuments ? ',application/pdf' : '')}
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
