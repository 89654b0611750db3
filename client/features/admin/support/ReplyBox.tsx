import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ListTree, Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { ACCEPTED_FILES } from '../../../forms/use-message-files';
import {
  AdminCountsDocument,
  ServedTicketDocument,
  TicketQueueDocument,
  useAddTicketNoteMutation,
  useAnswerTicketMutation,
  type ServedTicket_TicketFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { rememberedPerson } from '../../../session/tabs';
import { STAFF_STORED } from '../../../state/staff-stored-keys';
import { createStoredStore } from '../../../state/stored-store';
import { QuietChoice } from '../../../ui/controls/QuietChoice';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { isPressed, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import { TicketUploads } from '../../../ui/support/TicketUploads';
import { useTicketFiles } from '../../../ui/support/use-ticket-files';
import { isEarlier, useTicketText } from '../../../ui/support/use-ticket-text';
import { getReplyDraft, saveReplyDraft, type ReplyDraft, type ReplyKind } from './reply-draft';
import { SavedRepliesDialog } from './SavedRepliesDialog';

const drafts = createStoredStore(STAFF_STORED.ticketDrafts, (text) => text, '');

/** An answer or a note, with shortcuts to start one, open the saved replies, send and resolve. Its text is kept per ticket until it is sent. */
export function ReplyBox({ ticket }: { ticket: ServedTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { textOf, fieldText } = useErrorText();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const uploads = useTicketFiles();
  const canAnswer = ticket.availableActions.includes('ANSWER');
  const [kind, setKind] = useState(() => getReplyDraft(ticket.id).kind);
  const [isChoosing, setIsChoosing] = useState(false);
  const [answer] = useAnswerTicketMutation({ refetchQueries: [TicketQueueDocument, AdminCountsDocument] });
  const client = useApolloClient();
  const [note] = useAddTicketNoteMutation();
  const text = useTicketText({
    thread: `staff ${rememberedPerson() ?? ''} ${ticket.id}`,
    drafts,
    read: () => getReplyDraft(ticket.id).body,
    // Under the kind that was chosen meanwhile.
    save: (next) => saveReplyDraft(ticket.id, { ...getReplyDraft(ticket.id), body: next }),
  });
  const { body, isSending, failure } = text;
  const isBusy = isSending || uploads.isBusy;
  const current = canAnswer ? kind : 'note';
  const write = (change: Partial<ReplyDraft>): void => {
    const next = { kind: current, body, ...change };
    setKind(next.kind);
    saveReplyDraft(ticket.id, next);
  };

  const begin = (next: ReplyKind): void => {
    write({ kind: next });
    field.current?.focus();
  };
  useShortcuts('tickets', {
    reply: () => begin('reply'),
    note: () => begin('note'),
    saved: () => setIsChoosing(true),
  });

  const send = async (isResolved: boolean): Promise<void> => {
    const isNote = current === 'note';
    if (isBusy || (body.trim() === '' && (isNote || uploads.ids.length === 0))) return field.current?.focus();
    // A file whose upload failed stays, to be sent with the next message.
    const sent = uploads.files.flatMap((file) => (file.sent ? file.key : []));
    const ticketId = ticket.id;
    const reason = await text.send((idempotencyKey) =>
      isNote
        ? note({ variables: { input: { ticketId, body } } })
        : answer({ variables: { input: { ticketId, body, fileIds: uploads.ids, isResolved, idempotencyKey } } }),
    );
    // A note has no files: those wait for the answer.
    if (!reason && !isNote) sent.forEach(uploads.remove);
    // The earlier version is shown, and the next press sends this one as well.
    if (reason && isEarlier(reason)) void client.refetchQueries({ include: [ServedTicketDocument] });
  };
  const [problem] = failure?.fields ?? [];
  return (
    <Box margin={{ base: '0 12px 12px', md: '0 24px 20px' }} display="grid" gap="2">
      {failure && (
        <AlertBox>{problem ? fieldText(problem) : isEarlier(failure) ? t('form.earlier') : textOf(failure)}</AlertBox>
      )}
      {current === 'reply' && <TicketUploads files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />}
      <Box borderWidth="1px" borderColor="border.control" borderRadius="photo" bg="bg.panel" overflow="hidden">
        <QuietChoice
          label={t('staff.kind')}
          options={(canAnswer ? (['reply', 'note'] as const) : (['note'] as const)).map((one) => ({
            value: one,
            label: t(`staff.${one}`),
          }))}
          value={current}
          onChange={begin}
          isCompact
          padding="6px 8px 0"
        />
        <chakra.label htmlFor={fieldId} srOnly>
          {t(current === 'note' ? 'staff.noteLabel' : 'staff.replyLabel')}
        </chakra.label>
        <chakra.textarea
          ref={field}
          id={fieldId}
          rows={3}
          value={body}
          onChange={({ target }) => write({ body: target.value })}
          onKeyDown={(event) => {
            if (!isPressed(event, SHORTCUTS.tickets.send)) return;
            event.preventDefault();
            void send(true);
          }}
          width="full"
          maxHeight="60"
          padding="10px 16px"
          font="inherit"
          resize="none"
          bg={current === 'note' ? 'bg.warning' : 'transparent'}
          css={{ fieldSizing: 'content' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        />
        <Flex wrap="wrap" align="center" gap="1" padding="2" borderTopWidth="1px" borderColor="hairline">
          {current === 'reply' && (
            <FileButton
              accept={ACCEPTED_FILES}
              isMultiple
              onFiles={uploads.add}
              disabled={uploads.isFull}
              variant="ghost"
              size="sm"
              minWidth="11"
              minHeight="11"
              paddingInline="0"
              aria-label={t('form.attach')}
            >
              <Paperclip aria-hidden />
            </FileButton>
          )}
          <IconButton
            variant="ghost"
            size="sm"
            minWidth="11"
            minHeight="11"
            aria-label={t('staff.saved')}
            title={`${t('staff.saved')} (${SHORTCUTS.tickets.saved})`}
            onClick={() => setIsChoosing(true)}
          >
            <ListTree aria-hidden />
          </IconButton>
          <Flex wrap="wrap" gap="1.5" marginInlineStart="auto">
            {current === 'note' ? (
              <Button size="sm" minHeight="11" loading={isSending} onClick={() => void send(false)}>
                {t('staff.saveNote')}
              </Button>
            ) : (
              <>
                <Button size="sm" minHeight="11" variant="outline" disabled={isBusy} onClick={() => void send(false)}>
                  {t('staff.sendAndWait')}
                </Button>
                <Button size="sm" minHeight="11" loading={isSending} onClick={() => void send(true)}>
                  {t('staff.sendAndResolve')}
                </Button>
              </>
            )}
          </Flex>
        </Flex>
      </Box>
      {isChoosing && (
        <SavedRepliesDialog
          locale={ticket.locale}
          onClose={() => setIsChoosing(false)}
          onChoose={(text) => {
            setIsChoosing(false);
            write({ body: body.trim() ? `${body.trimEnd()}\n\n${text}` : text });
            requestAnimationFrame(() => field.current?.focus());
          }}
        />
      )}
    </Box>
  );
}
