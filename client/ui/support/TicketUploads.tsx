import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';
import { FileActions } from '../controls/FileActions';
import { useErrorText } from '../../i18n/use-error-text';
import { fileSize } from '../display/file-size';
import type { TicketUpload } from './use-ticket-files';

/** The files of the message being written, with progress or error. */
export function TicketUploads({
  files,
  onRetry,
  onRemove,
}: {
  files: readonly TicketUpload[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}) {
  const { t } = useTranslation('support');
  const { number } = useFormats();
  const { textOf, fieldText } = useErrorText();
  if (files.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5" aria-label={t('form.files')} tabIndex={-1}>
      {files.map((file) => {
        const { key, name, sizeBytes, progress, problem, sent } = file;
        const [field] = problem?.fields ?? [];
        return (
          <chakra.li
            key={key}
            display="flex"
            alignItems="center"
            gap="2.5"
            paddingInlineStart="3"
            borderWidth="1px"
            borderColor={problem ? 'border.error' : 'border'}
            borderRadius="control"
            textStyle="sm"
          >
            <chakra.span color={problem ? 'fg.error' : 'fg.muted'} flexShrink="0">
              {problem ? <CircleAlert size={18} aria-hidden /> : <FileText size={18} aria-hidden />}
            </chakra.span>
            <Box flex="1" minWidth="0">
              <chakra.span display="block" fontWeight="500" truncate>
                {name}
              </chakra.span>
              {problem && (
                <chakra.span role="alert" display="block" color="fg.error">
                  {field ? fieldText(field) : textOf(problem)}
                </chakra.span>
              )}
              {!problem && !sent && (
                <chakra.progress
                  aria-label={t('form.uploading', { name })}
                  max={1}
                  value={progress}
                  width="full"
                  height="1"
                  display="block"
                  css={{ accentColor: 'var(--hueco-colors-brand-solid)' }}
                />
              )}
            </Box>
            <chakra.span textStyle="caption" fontWeight="450" color="fg.subtle">
              {fileSize(sizeBytes, number)}
            </chakra.span>
            <FileActions
              file={file}
              retryLabel={t('form.retryFile', { name })}
              removeLabel={t('form.removeFile', { name })}
              onRetry={() => onRetry(key)}
              onRemove={() => onRemove(key)}
            />
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
