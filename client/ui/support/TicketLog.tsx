import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketLine_MessageFragment, TicketThread_TicketFragment } from '../../generated/graphql';
import { FileCard } from '../display/FileCard';
import { OlderButton } from '../messages/OlderButton';
import { useTicketMessages } from './use-ticket-messages';
import { useTicketTimes } from './use-ticket-times';
import { dottedText } from '../display/dotted-text';

interface TicketLogProps {
  ticket: TicketThread_TicketFragment;
  /** The text above the first message. */
  opening?: string;
  /** Added to the time of the first answer. */
  firstAnswer?: string | null;
}

/** The messages of a ticket, older ones on demand; notes of the staff span the full width, in amber. */
export function TicketLog({ ticket, opening, firstAnswer }: TicketLogProps) {
  const { t } = useTranslation('support');
  const log = useRef<HTMLDivElement>(null);
  const { messages, hasOlder, isLoadingOlder, loadOlder } = useTicketMessages(ticket);
  const answered = hasOlder
    ? undefined
    : messages.find(({ author, isInternal }) => author === 'STAFF' && !isInternal)?.id;
  return (
    <Box
      ref={log}
      role="log"
      // Screen readers do not announce older messages that are loaded.
      aria-live={isLoadingOlder ? 'off' : 'polite'}
      aria-label={t('thread.log')}
      tabIndex={0}
      flex="1"
      minHeight="0"
      overflowY="auto"
      padding={{ base: '4', md: '20px 24px' }}
      // Reversed, so that the newest message is visible without scrolling.
      display="flex"
      flexDirection="column-reverse"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Box display="flex" flexDirection="column" gap="4" marginBottom="auto">
        {hasOlder && (
          <OlderButton log={log} isLoading={isLoadingOlder} onOlder={loadOlder}>
            {t('thread.older')}
          </OlderButton>
        )}
        {opening && !hasOlder && (
          <chakra.p textAlign="center" textStyle="sm" color="fg.muted" textWrap="balance">
            {opening}
          </chakra.p>
        )}
        {messages.map((message) =>
          message.isInternal ? (
            <Note key={message.id} message={message} />
          ) : (
            <Line key={message.id} message={message} extra={message.id === answered ? (firstAnswer ?? null) : null} />
          ),
        )}
      </Box>
    </Box>
  );
}

function Note({ message: { authorName, body, createdAt } }: { message: TicketLine_MessageFragment }) {
  const { t } = useTranslation('support');
  const { short } = useTicketTimes();
  return (
    <Box bg="bg.warning" borderRadius="control" paddingBlock="2.5" paddingInline="3.5" textStyle="sm">
      <chakra.p textStyle="caption" color="fg.warning">
        {t('staff.noteBy', { name: authorName ?? '', at: short(createdAt) })}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {body}
      </chakra.p>
    </Box>
  );
}

function Line({ message, extra }: { message: TicketLine_MessageFragment; extra: string | null }) {
  const { t } = useTranslation('support');
  const { short } = useTicketTimes();
  const { isOwn, author, authorName, body, files, createdAt, isMail } = message;
  const name = author === 'STAFF' ? t('thread.fromUs', { name: authorName ?? '' }) : (authorName ?? '');
  return (
    <Box
      maxWidth={{ base: '90%', md: '84%' }}
      alignSelf={isOwn ? 'flex-end' : 'flex-start'}
      alignItems={isOwn ? 'flex-end' : 'flex-start'}
      display="flex"
      flexDirection="column"
      gap="1"
      minWidth="0"
    >
      <chakra.span srOnly={isOwn} paddingInline="1" textStyle="caption" fontWeight="500" color="fg.muted">
        {isOwn && author === 'REQUESTER' ? t('thread.you') : name}
      </chakra.span>
      {body && (
        <chakra.p
          paddingBlock="2.5"
          paddingInline="3.5"
          textWrap="pretty"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          bg={isOwn ? { base: 'brand.subtle', _dark: 'teja.900' } : 'bg.muted'}
          borderRadius={isOwn ? '18px 18px 6px 18px' : '18px 18px 18px 6px'}
        >
          {body}
        </chakra.p>
      )}
      {files.map((file) => (
        <FileCard
          key={file.id}
          file={file}
          label={t('thread.openFile', { name: file.name })}
          isOpened={file.kind !== 'PDF'}
        />
      ))}
      <chakra.span
        paddingInline="1"
        textStyle="caption"
        fontWeight="450"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        {dottedText([
          ...(isOwn && author === 'STAFF' && authorName ? [authorName] : []),
          short(createdAt),
          ...(isMail ? [t('thread.byMail')] : []),
          ...(extra ? [extra] : []),
        ])}
      </chakra.span>
    </Box>
  );
}
