import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, FileText, ImageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileActions } from '../../../ui/controls/FileActions';
import { useFormats } from '../../../i18n/format';
import { fileSize } from '../../../ui/display/file-size';
import { useProblemText } from '../../../ui/feedback/use-failure';
import type { Attachment } from './use-attachments';

interface AttachmentTrayProps {
  files: readonly Attachment[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** The attached files with upload progress or error. */
export function AttachmentTray({ files, onRetry, onRemove }: AttachmentTrayProps) {
  const { t } = useTranslation('messages');
  if (files.length === 0) return null;
  return (
    <chakra.ul
      aria-label={t('composer.files')}
      tabIndex={-1}
      listStyleType="none"
      display="grid"
      gap="1.5"
      padding="1.5"
      maxHeight="40dvh"
      overflowY="auto"
    >
      {files.map((file) => (
        <Row key={file.key} file={file} onRetry={() => onRetry(file.key)} onRemove={() => onRemove(file.key)} />
      ))}
    </chakra.ul>
  );
}

function Row({ file, onRetry, onRemove }: { file: Attachment; onRetry: () => void; onRemove: () => void }) {
  const { name, sizeBytes, isImage, progress, problem, sent } = file;
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const { number } = useFormats();
  const Icon = problem ? CircleAlert : isImage ? ImageIcon : FileText;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2.5"
      paddingInlineStart="3"
      borderRadius="control"
      bg={problem ? 'bg.error' : 'bg.muted'}
      textStyle="sm"
    >
      <chakra.span color={problem ? 'fg.error' : 'fg.muted'} flexShrink="0">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Box flex="1" minWidth="0" paddingBlock="2">
        <chakra.span display="block" fontWeight="600" truncate>
          {name}
        </chakra.span>
        {problem ? (
          <chakra.span role="alert" display="block" color="fg.error">
            {textOf(problem)}
          </chakra.span>
        ) : (
          <chakra.span display="block" textStyle="caption" fontWeight="450" color="fg.subtle">
            {fileSize(sizeBytes, number)}
          </chakra.span>
        )}
        {!problem && !sent && (
          <chakra.progress
            aria-label={t('composer.uploading', { name })}
            max={1}
            value={progress}
            width="full"
            height="1"
            marginTop="1"
            display="block"
            css={{ accentColor: 'var(--hueco-colors-brand-solid)' }}
          />
        )}
      </Box>
      <FileActions
        file={file}
        retryLabel={t('composer.retryFile', { name })}
        removeLabel={t('composer.removeFile', { name })}
        onRetry={onRetry}
        onRemove={onRemove}
      />
    </chakra.li>
  );
}
