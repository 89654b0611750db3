import { rememberedPerson } from '../../../session/tabs';
import { getDraft, saveDraft } from '../../../state/drafts';
import { STAFF_STORED } from '../../../state/staff-stored-keys';

export type ReplyKind = 'reply' | 'note';

/** An unsent text about a ticket. */
export interface ReplyDraft {
  readonly kind: ReplyKind;
  readonly body: string;
}

/* Apart, so that a note never comes back as an answer. */
const threadOf = (ticketId: string, kind: ReplyKind): string => `${kind}:${ticketId}`;

/** The signed-in person's unsent text about a ticket; null when there is none. */
export function getReplyDraft(ticketId: string): ReplyDraft | null {
  for (const kind of ['note', 'reply'] as const) {
    const body = getDraft(STAFF_STORED.ticketDrafts, rememberedPerson() ?? '', threadOf(ticketId, kind));
    if (body) return { kind, body };
  }
  return null;
}

/** Saves the text until it is sent. */
export function saveReplyDraft(ticketId: string, { kind, body }: ReplyDraft): void {
  for (const one of ['note', 'reply'] as const)
    saveDraft(STAFF_STORED.ticketDrafts, rememberedPerson() ?? '', threadOf(ticketId, one), one === kind ? body : '');
}
