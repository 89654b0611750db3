import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { ACCEPTED_FILES } from '../../../forms/use-message-files';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { getDraft, saveDraft } from '../../../state/drafts';
import { STORED } from '../../../state/stored-keys';
import type { Destination, UploadedFile } from '../sending/message-queue';
import { AttachmentTray } from './AttachmentTray';
import { ContactWarning } from '../../../ui/messages/ContactWarning';
import { MessageField } from './MessageField';
import { QuickReplies } from './QuickReplies';
import { newThreadOf } from './thread-draft';
import { useAttachments } from './use-attachments';
import { useContactWarning } from '../../../ui/messages/use-contact-warning';
import { useTypingSignal } from './use-typing-signal';
import { messageBounds } from '../../../generated/bounds';

const MAX_LENGTH = messageBounds.body.max;
/* The counter appears from this length on. */
const COUNT_FROM = 1800;

interface ComposerProps extends Destination {
  ref?: Ref<{ focus: () => void }>;
  hasQuickReplies: boolean;
  canAttach: boolean;
  /** Remaining messages with contact data before a pause; null before the warning threshold. */
  attemptsLeft: number | null;
  onSend: (body: string, files: UploadedFile[]) => void;
}

/** Writes a message: saves the draft, warns about contact data, and offers files and quick replies. */
export function Composer({
  ref,
  conversationId,
  spaceId,
  hasQuickReplies,
  canAttach,
  attemptsLeft,
  onSend,
}: ComposerProps) {
  const { t } = useTranslation('messages');
  const userId = useAuth().user?.id ?? '';
  const thread = conversationId ?? newThreadOf(spaceId);
  const [text, setText] = useState(() => getDraft(STORED.messageDrafts, userId, thread));
  const field = useRef<HTMLTextAreaElement>(null);
  const hidden = useContactWarning(text, { conversationId, spaceId });
  const attachments = useAttachments(conversationId);
  const signalTyping = useTypingSignal(conversationId);
  const warningId = useId();
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  const body = text.trim();
  const files = attachments.files.flatMap(({ sent }) => sent ?? []);
  const canSend = (body !== '' || files.length > 0) && lengthOf(body) <= MAX_LENGTH && !attachments.isBusy;

  const write = (next: string): void => {
    setText(next);
    saveDraft(STORED.messageDrafts, userId, thread, next);
    if (next.trim()) signalTyping();
  };
  const send = (): void => {
    if (!canSend) return;
    onSend(body, files);
    write('');
    // A file whose upload failed stays, to be sent with the next message.
    for (const { key, sent } of attachments.files) if (sent) attachments.remove(key);
    field.current?.focus();
  };

  return (
    <Box
      flexShrink="0"
      width="full"
      maxWidth="768px"
      marginInline="auto"
      paddingTop="2"
      paddingInline={{ base: '3', md: '6' }}
      paddingBottom={{ base: 'calc(12px + env(safe-area-inset-bottom))', md: '5' }}
    >
      {hasQuickReplies && (
        <QuickReplies
          onChoose={(reply) => {
            write(text.trim() ? `${text.trimEnd()} ${reply}` : reply);
            field.current?.focus();
          }}
        />
      )}
      <div aria-live="polite">
        <ContactWarning id={warningId} hidden={hidden} attemptsLeft={attemptsLeft} />
      </div>
      <Box
        data-frame
        borderWidth="1px"
        borderColor="border.control"
        borderRadius={hidden.length > 0 ? '0 0 16px 16px' : 'card'}
        bg="bg.panel"
        css={{
          '&:has(textarea:focus-visible)': {
            outline: '2px solid var(--hueco-colors-brand-solid)',
            outlineOffset: '-1px',
          },
        }}
      >
        <AttachmentTray files={attachments.files} onRetry={attachments.retry} onRemove={attachments.remove} />
        <Box
          display="flex"
          alignItems="flex-end"
          gap="1.5"
          padding="1.5"
          paddingInlineStart={canAttach ? undefined : '3.5'}
        >
          {canAttach && (
            <FileButton
              accept={ACCEPTED_FILES}
              isMultiple
              onFiles={attachments.add}
              variant="ghost"
              borderRadius="full"
              width="11"
              paddingInline="0"
              aria-label={t('composer.attach')}
            >
              <Paperclip aria-hidden />
            </FileButton>
          )}
          <MessageField
            ref={field}
            value={text}
            hidden={hidden}
            onChange={write}
            onSend={send}
            onFiles={canAttach ? attachments.add : undefined}
            describedBy={hidden.length > 0 ? warningId : undefined}
          />
          <IconButton
            aria-label={t('composer.send')}
            borderRadius="lg"
            aria-disabled={!canSend || undefined}
            opacity={canSend ? undefined : '0.55'}
            onClick={send}
          >
            <SendHorizontal aria-hidden />
          </IconButton>
        </Box>
      </Box>
      <Count length={lengthOf(body)} />
    </Box>
  );
}

/* Counts code points as the server does, so an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

function Count({ length }: { length: number }) {
  const { t } = useTranslation('messages');
  const { number } = useFormats();
  if (length < COUNT_FROM) return null;
  return (
    <chakra.p
      role="status"
      textAlign="end"
      marginTop="1"
      textStyle="caption"
      color={length > MAX_LENGTH ? 'fg.error' : 'fg.subtle'}
      fontVariantNumeric="tabular-nums"
    >
      {t('composer.count', { length: number(length), most: number(MAX_LENGTH) })}
    </chakra.p>
  );
}
