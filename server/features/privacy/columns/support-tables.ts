import { withheldTable, type DeclaredTable } from './declared-table.js';

const OWN_TICKETS =
  '(select id from tickets where requester_id = :person or email = (select email from users where id = :person))';

/** Tables of support. */
export const supportTables: readonly DeclaredTable[] = [
  {
    table: 'tickets',
    files: { tickets: `id in ${OWN_TICKETS}` },
    columns: {
      id: true,
      code: true,
      requester_id: 'internal',
      name: true,
      email: true,
      category: true,
      booking_id: true,
      subject: true,
      source: true,
      locale: true,
      priority: true,
      status: true,
      assignee_id: 'others',
      first_answer_due_at: true,
      first_answered_at: true,
      answer_due_at: true,
      solve_by: true,
      waiting_since: true,
      resolved_at: true,
      closed_at: true,
      satisfaction: true,
      rated_at: true,
      last_message_at: true,
      created_at: true,
      updated_at: true,
    },
  },
  {
    table: 'ticket_messages',
    // Staff notes are about the work on a ticket; what they say about the person is provided on request.
    files: { 'ticket-messages': `not is_internal and ticket_id in ${OWN_TICKETS}` },
    columns: {
      id: true,
      seq: 'internal',
      ticket_id: true,
      author: true,
      author_id: 'others',
      body: true,
      is_internal: 'internal',
      is_mail: true,
      mail_key: 'internal',
      created_at: true,
    },
  },
  {
    table: 'ticket_files',
    files: {
      'ticket-files': `uploader_id = :person or message_id in (select id from ticket_messages where not is_internal and ticket_id in ${OWN_TICKETS})`,
    },
    columns: {
      id: true,
      ticket_id: true,
      message_id: true,
      uploader_id: 'internal',
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
  withheldTable('ticket_counters', ['year', 'last_number']),
  withheldTable(
    'saved_replies',
    ['id', 'title', 'text_es', 'text_en', 'updated_by', 'created_at', 'updated_at'],
    'others',
  ),
];
