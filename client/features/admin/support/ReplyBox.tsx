import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ListTree, Paperclip } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { ACCEPTED_FILES } from '../../../forms/use-message-files';
import type { ServedTicket_TicketFragment } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { QuietChoice } from '../../../ui/controls/QuietChoice';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { isPressed, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import { TicketUploads } from '../../../ui/support/TicketUploads';
import { isEarlier } from '../../../ui/support/use-ticket-text';
import type { ReplyKind } from './reply-draft';
import { SavedRepliesDialog } from './SavedRepliesDialog';
import { useReply } from './use-reply';

/** An answer or a note, with shortcuts to start one, open the saved replies, send and resolve. */
export function ReplyBox({ ticket }: { ticket: ServedTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { textOf, fieldText } = useErrorText();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { kinds, kind, body, uploads, isSending, isBusy, failure, write, send } = useReply(ticket);
  const focus = () => field.current?.focus();
  const begin = (next: ReplyKind): void => {
    write({ kind: next });
    focus();
  };
  const submit = (isResolved: boolean): void => void send(isResolved, focus);
  useShortcuts('tickets', {
    reply: () => begin('reply'),
    note: () => begin('note'),
    saved: () => setIsChoosing(true),
  });
  const [problem] = failure?.fields ?? [];
  return (
    <Box margin={{ base: '0 12px 12px', md: '0 24px 20px' }} display="grid" gap="2">
      {failure && (
        <AlertBox>{problem ? fieldText(problem) : isEarlier(failure) ? t('form.earlier') : textOf(failure)}</AlertBox>
      )}
      {kind === 'reply' && <TicketUploads files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />}
      <Box borderWidth="1px" borderColor="border.control" borderRadius="photo" bg="bg.panel" overflow="hidden">
        <QuietChoice
          label={t('staff.kind')}
          options={kinds.map((one) => ({
            value: one,
            label: t(`staff.${one}`),
          }))}
          value={kind}
          onChange={begin}
          isCompact
          padding="6px 8px 0"
        />
        <chakra.label htmlFor={fieldId} srOnly>
          {t(kind === 'note' ? 'staff.noteLabel' : 'staff.replyLabel')}
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
            submit(true);
          }}
          width="full"
          maxHeight="60"
          padding="10px 16px"
          font="inherit"
          resize="none"
          bg={kind === 'note' ? 'bg.warning' : 'transparent'}
          css={{ fieldSizing: 'content' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        />
        <Flex wrap="wrap" align="center" gap="1" padding="2" borderTopWidth="1px" borderColor="hairline">
          {kind === 'reply' && (
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
            {kind === 'note' ? (
              <Button size="sm" minHeight="11" loading={isSending} onClick={() => submit(false)}>
                {t('staff.saveNote')}
              </Button>
            ) : (
              <>
                <Button size="sm" minHeight="11" variant="outline" disabled={isBusy} onClick={() => submit(false)}>
                  {t('staff.sendAndWait')}
                </Button>
                <Button size="sm" minHeight="11" loading={isSending} onClick={() => submit(true)}>
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
            requestAnimationFrame(focus);
          }}
        />
      )}
    </Box>
  );
}
