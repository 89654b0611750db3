import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../apollo/app-error';
import { FileButton } from '../../forms/FileButton';
import { ACCEPTED_FILES } from '../../forms/use-message-files';
import { useErrorText } from '../../i18n/use-error-text';
import { AlertBox } from '../feedback/AlertBox';
import { TicketUploads } from './TicketUploads';
import { useTicketFiles } from './use-ticket-files';

interface TicketComposerProps {
  label: string;
  send: (message: { body: string; fileIds: string[]; idempotencyKey: string }) => Promise<unknown>;
}

/** Writes a message of the requester. A failed one keeps its idempotency key, so that a retry sends it once. */
export function TicketComposer({ label, send }: TicketComposerProps) {
  const { t } = useTranslation('support');
  const { textOf, fieldText } = useErrorText();
  const id = useId();
  const uploads = useTicketFiles();
  const [body, setBody] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const canSend = (body.trim() !== '' || uploads.ids.length > 0) && !uploads.isBusy && !isSending;
  const submit = async (): Promise<void> => {
    if (!canSend) return;
    setFailure(null);
    setIsSending(true);
    try {
      await send({ body: body.trim(), fileIds: uploads.ids, idempotencyKey: key });
      setBody('');
      setKey(crypto.randomUUID());
      uploads.clear();
    } catch (error) {
      setFailure(toAppError(error));
    } finally {
      setIsSending(false);
    }
  };
  const [field] = failure?.fields ?? [];
  return (
    <Box margin={{ base: '0 12px 12px', md: '0 24px 20px' }} display="grid" gap="2">
      {failure && <AlertBox>{field ? fieldText(field) : textOf(failure)}</AlertBox>}
      <TicketUploads files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
      <Box
        display="flex"
        alignItems="flex-end"
        gap="2"
        padding="1.5"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="photo"
        bg="bg.panel"
        css={{
          '&:has(textarea:focus-visible)': {
            outline: '2px solid var(--hueco-colors-brand-solid)',
            outlineOffset: '-1px',
          },
        }}
      >
        <FileButton
          accept={ACCEPTED_FILES}
          isMultiple
          onFiles={uploads.add}
          disabled={uploads.isFull}
          variant="ghost"
          borderRadius="full"
          width="11"
          paddingInline="0"
          aria-label={t('form.attach')}
        >
          <Paperclip aria-hidden />
        </FileButton>
        <chakra.label htmlFor={id} srOnly>
          {label}
        </chakra.label>
        <chakra.textarea
          id={id}
          rows={1}
          value={body}
          placeholder={label}
          onChange={({ target }) => setBody(target.value)}
          flex="1"
          minWidth="0"
          minHeight="11"
          maxHeight="40"
          paddingBlock="9px"
          font="inherit"
          resize="none"
          bg="transparent"
          outline="none"
          css={{ fieldSizing: 'content' }}
          _placeholder={{ color: 'fg.subtle', opacity: '1' }}
        />
        <IconButton
          aria-label={t('form.sendMessage')}
          borderRadius="lg"
          loading={isSending}
          aria-disabled={!canSend || undefined}
          opacity={canSend ? undefined : '0.55'}
          onClick={() => void submit()}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
