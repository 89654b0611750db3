import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  AdminCountsDocument,
  ServedTicketDocument,
  TicketQueueDocument,
  useAddTicketNoteMutation,
  useAnswerTicketMutation,
  type ServedTicket_TicketFragment,
} from '../../../generated/graphql';
import { rememberedPerson } from '../../../session/tabs';
import { STAFF_STORED } from '../../../state/staff-stored-keys';
import { createStoredStore } from '../../../state/stored-store';
import { useTicketFiles } from '../../../ui/support/use-ticket-files';
import { isEarlier, useTicketText } from '../../../ui/support/use-ticket-text';
import { getReplyDraft, saveReplyDraft, type ReplyDraft, type ReplyKind } from './reply-draft';

const drafts = createStoredStore(STAFF_STORED.ticketDrafts, (text) => text, '');

/** The answer or the note being written on a ticket: its kind, text and files, and its sending. Its text is kept per ticket until it is sent. */
export function useReply(ticket: ServedTicket_TicketFragment) {
  const uploads = useTicketFiles();
  const kinds: readonly ReplyKind[] = ticket.availableActions.includes('ANSWER') ? ['reply', 'note'] : ['note'];
  const [chosen, setChosen] = useState<ReplyKind>(() => getReplyDraft(ticket.id)?.kind ?? 'reply');
  // The text may have been written in another tab: it keeps its kind, so that a note is never sent as an answer.
  const wanted = useStore(drafts, () => getReplyDraft(ticket.id)?.kind) ?? chosen;
  const kind = kinds.includes(wanted) ? wanted : 'note';
  const [answer] = useAnswerTicketMutation({ refetchQueries: [TicketQueueDocument, AdminCountsDocument] });
  const [note] = useAddTicketNoteMutation();
  const client = useApolloClient();
  const text = useTicketText({
    thread: `staff ${rememberedPerson() ?? ''} ${ticket.id}`,
    drafts,
    read: () => getReplyDraft(ticket.id)?.body ?? '',
    // Under the kind that was chosen meanwhile.
    save: (next) => saveReplyDraft(ticket.id, { kind, ...getReplyDraft(ticket.id), body: next }),
  });
  const { body, isSending, failure } = text;
  const isBusy = isSending || uploads.isBusy;

  const write = (change: Partial<ReplyDraft>): void => {
    const next = { kind, body, ...change };
    setChosen(next.kind);
    saveReplyDraft(ticket.id, next);
  };

  /** Calls `onEmpty` instead when there is nothing to send, or something is still on its way. */
  const send = async (isResolved: boolean, onEmpty: () => void): Promise<void> => {
    const isNote = kind === 'note';
    if (isBusy || (body.trim() === '' && (isNote || uploads.ids.length === 0))) return onEmpty();
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
  return { kinds, kind, body, uploads, isSending, isBusy, failure, write, send };
}
