import { chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleAlert, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { ACCEPTED_FILES } from '../../../forms/use-message-files';
import { ticketBounds } from '../../../generated/bounds';
import { useFormats } from '../../../i18n/format';
import { fileSize } from '../../../ui/display/file-size';
import { TicketUploads } from '../../../ui/support/TicketUploads';
import type { useTicketFiles } from '../../../ui/support/use-ticket-files';

interface FilesFieldProps {
  uploads: ReturnType<typeof useTicketFiles>;
  error: string | undefined;
}

const { max, maxBytes } = ticketBounds.files;

/** Files of a question, chosen or dropped. */
export function FilesField({ uploads, error }: FilesFieldProps) {
  const { t } = useTranslation('support');
  const { number } = useFormats();
  const [isOver, setIsOver] = useState(false);
  return (
    <Stack gap="2" role="group" aria-labelledby="ticket-files">
      <chakra.span id="ticket-files" textStyle="sm" fontWeight="600">
        {t('form.files')}{' '}
        <chakra.small textStyle="caption" fontWeight="450" color="fg.subtle">
          {t('form.filesHint', { max, size: fileSize(maxBytes, number) })}
        </chakra.small>
      </chakra.span>
      <TicketUploads files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
      {!uploads.isFull && (
        <Flex
          align="center"
          gap="1.5"
          paddingInline="4"
          minHeight="13"
          borderWidth="1.5px"
          borderStyle="dashed"
          borderColor={isOver ? 'brand.solid' : 'border.control'}
          borderRadius="control"
          textStyle="sm"
          color="fg.muted"
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            uploads.add([...event.dataTransfer.files]);
          }}
        >
          <chakra.span marginInlineEnd="1.5">
            <Paperclip size={18} aria-hidden />
          </chakra.span>
          <chakra.span display={{ base: 'none', md: 'inline' }}>{t('form.drop')}</chakra.span>
          <FileButton
            accept={ACCEPTED_FILES}
            isMultiple
            onFiles={uploads.add}
            variant="plain"
            paddingInline="0"
            color="brand.fg"
            textDecoration="underline"
          >
            {t('form.choose')}
          </FileButton>
        </Flex>
      )}
      {error && (
        <Flex role="alert" align="center" gap="1.5" textStyle="sm" color="fg.error">
          <CircleAlert size={16} aria-hidden />
          {error}
        </Flex>
      )}
    </Stack>
  );
}
