import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { AttachmentRow } from './message-attachment.types.js';

export const ATTACHMENT_COLUMNS = `a.id, a.conversation_id as "conversationId", a.uploader_id as "uploaderId", a.message_id as "messageId", a.storage_key as "storageKey", a.kind, a.name, a.bytes, a.width, a.height`;

/** The files of each message, in the order they were sent; whose they are is asked before. */
export function attachmentsLoader(ctx: RequestContext): DataLoader<string, readonly AttachmentRow[]> {
  return ctx.loaders.get<string, readonly AttachmentRow[]>('message-attachments', async (ids) => {
    const rows = await ctx.em.execute<AttachmentRow[]>(`select ${ATTACHMENT_COLUMNS} from message_attachments a where a.message_id = any(?::uuid[]) order by a.position, a.id`, [`{${ids.join(',')}}`]);
    return ids.map((id) => rows.filter(({ messageId }) => messageId === id));
  });
}

/** A file that a person may fetch: sent in a conversation of hers, or her own before it is sent. */
export async function findAttachment(ctx: ServiceContext, id: string, personId: string): Promise<AttachmentRow | null> {
  const [row] = await ctx.em.execute<AttachmentRow[]>(
    `select ${ATTACHMENT_COLUMNS} from message_attachments a join conversation_sides s on s.conversation_id = a.conversation_id and s.user_id = ?
     where a.id = ? and (a.message_id is not null or a.uploader_id = s.user_id)`,
    [personId, id],
  );
  return row ?? null;
}

/** Whose a session is, while it lives. */
export async function personOfSession(ctx: ServiceContext, sessionId: string): Promise<string | null> {
  const [row] = await ctx.em.execute<{ user_id: string }[]>(
    `select s.user_id from sessions s join users u on u.id = s.user_id
     where s.id = ? and s.revoked_at is null and s.expires_at > ? and u.suspended_at is null`,
    [sessionId, ctx.clock.now()],
  );
  return row?.user_id ?? null;
}
