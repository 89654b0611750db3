import { withheldTable, type DeclaredTable } from './declared-table.js';

const SENT = 'messages-sent';
const RECEIVED = 'messages-received';
const LINES = 'conversation-events';

const OWN_CONVERSATIONS = '(select id from conversations where renter_id = :person or host_id = :person)';

/** Tables of messages. */
export const messageTables: readonly DeclaredTable[] = [
  {
    table: 'conversations',
    files: { conversations: 'renter_id = :person or host_id = :person' },
    columns: {
      id: true,
      space_id: true,
      renter_id: true,
      host_id: true,
      kind: true,
      last_message_at: true,
      created_at: true,
    },
  },
  {
    table: 'conversation_sides',
    files: { 'conversation-settings': 'user_id = :person' },
    columns: { conversation_id: true, user_id: 'internal', is_muted: true, is_hidden: true, has_blocked: true },
  },
  {
    table: 'messages',
    files: {
      [SENT]: 'sender_id = :person',
      [RECEIVED]: 'receiver_id = :person',
      [LINES]: `kind = 'event' and conversation_id in ${OWN_CONVERSATIONS}`,
    },
    columns: {
      id: true,
      seq: 'internal',
      conversation_id: true,
      kind: 'internal',
      sender_id: [RECEIVED],
      receiver_id: [SENT],
      body: [SENT, RECEIVED],
      // The text as typed, before redaction.
      original: [SENT],
      mask_kinds: [SENT],
      event_type: [LINES],
      event_facts: [LINES],
      booking_id: true,
      is_read: [SENT, RECEIVED],
      read_at: [SENT, RECEIVED],
      dedupe_key: 'internal',
      created_at: true,
    },
  },
  {
    table: 'message_attachments',
    files: {
      'message-files': `uploader_id = :person or (message_id is not null and conversation_id in ${OWN_CONVERSATIONS})`,
    },
    columns: {
      id: true,
      conversation_id: true,
      uploader_id: true,
      message_id: true,
      position: true,
      storage_key: 'internal',
      kind: true,
      name: true,
      bytes: true,
      width: true,
      height: true,
      created_at: true,
    },
  },
  {
    table: 'message_pauses',
    files: { 'writing-pauses': 'user_id = :person' },
    columns: { id: true, user_id: 'internal', kinds: true, starts_at: true, ends_at: true },
  },
  {
    table: 'quick_replies',
    files: { 'quick-replies': 'user_id = :person' },
    columns: { id: true, user_id: 'internal', text: true, created_at: true },
  },
  {
    table: 'message_reports',
    files: { 'message-reports-to-us': 'user_id = :person' },
    columns: {
      code: true,
      conversation_id: true,
      message_id: true,
      user_id: 'internal',
      reason: true,
      details: true,
      created_at: true,
    },
  },
  withheldTable('message_mails', ['conversation_id', 'user_id', 'seq', 'sent_at']),
];
