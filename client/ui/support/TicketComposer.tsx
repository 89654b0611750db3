import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../forms/FileButton';
import { ACCEPTED_FILES } from '../../forms/use-message-files';
import { OwnTicketDocument } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { useAuth } from '../../session/AuthProvider';
import { getDraft, saveDraft } from '../../state/drafts';
import { createStoredStore } from '../../state/stored-store';
import { SUPPORT_STORED } from '../../state/support-stored-keys';
import { AlertBox } from '../feedback/AlertBox';
import { TicketUploads } from './TicketUploads';
import { useTicketFiles } from './use-ticket-files';
import { isEarlier, useTicketText } from './use-ticket-text';

const drafts = createStoredStore(SUPPORT_STORED.messageDrafts, (text) => text, '');

interface TicketComposerProps {
  ticketId: string;
  label: string;
  send: (message: { body: string; fileIds: string[]; idempotencyKey: string }) => Promise<unknown>;
}

/** Writes a message of the requester; its text is kept until it is sent. */
export function TicketComposer({ ticketId, label, send }: TicketComposerProps) {
  const { t } = useTranslation('support');
  const { textOf, fieldText } = useErrorText();
  const id = useId();
  const uploads = useTicketFiles();
  const client = useApolloClient();
  const userId = useAuth().user?.id ?? '';
  const save = (next: string): void => saveDraft(SUPPORT_STORED.messageDrafts, userId, ticketId, next);
  const text = useTicketText({
    thread: `own ${userId} ${ticketId}`,
    drafts,
    read: () => getDraft(SUPPORT_STORED.messageDrafts, userId, ticketId),
    save,
  });
  const { body, isSending, failure } = text;
  const canSend = (body.trim() !== '' || uploads.ids.length > 0) && !uploads.isBusy && !isSending;
  const submit = async (): Promise<void> => {
    if (!canSend) return;
    // A file whose upload failed stays, to be sent with the next message.
    const sent = uploads.files.flatMap((file) => (file.sent ? file.key : []));
    const problem = await text.send((idempotencyKey) =>
      send({ body: body.trim(), fileIds: uploads.ids, idempotencyKey }),
    );
    if (!problem) sent.forEach(uploads.remove);
    // The earlier version is shown, and the next press sends this one as well.
    else if (isEarlier(problem)) void client.refetchQueries({ include: [OwnTicketDocument] });
  };
  const [field] = failure?.fields ?? [];
  return (
    <Box margin={{ base: '0 12px 12px', md: '0 24px 20px' }} display="grid" gap="2">
      {failure && (
        <AlertBox>{field ? fieldText(field) : isEarlier(failure) ? t('form.earlier') : textOf(failure)}</AlertBox>
      )}
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
          onChange={({ target }) => save(target.value)}
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
