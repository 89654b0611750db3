import type DataLoader from 'dataloader';
import type { Selectable } from 'kysely';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';

/** A stored file. */
export type AttachmentRow = Readonly<Omit<Selectable<Tables['MessageAttachment']>, 'position' | 'createdAt'>>;

const COLUMNS = [
  'a.id',
  'a.conversationId',
  'a.uploaderId',
  'a.messageId',
  'a.storageKey',
  'a.kind',
  'a.name',
  'a.bytes',
  'a.width',
  'a.height',
] as const;

/** The files of each message in order. Callers check access to the messages. */
export function attachmentsLoader(ctx: RequestContext): DataLoader<string, readonly AttachmentRow[]> {
  return ctx.loaders.get<string, readonly AttachmentRow[]>('message-attachments', async (ids) => {
    const rows = await ctx.db
      .selectFrom('MessageAttachment as a')
      .select(COLUMNS)
      .where('a.messageId', 'in', ids)
      .orderBy('a.position')
      .orderBy('a.id')
      .execute();
    return ids.map((id) => rows.filter(({ messageId }) => messageId === id));
  });
}

/** A file that a user may download: one sent in their conversations, or their own unsent one. */
export async function findAttachment(ctx: ServiceContext, id: string, userId: string): Promise<AttachmentRow | null> {
  const row = await ctx.db
    .selectFrom('MessageAttachment as a')
    .innerJoin('ConversationSide as s', 's.conversationId', 'a.conversationId')
    .select(COLUMNS)
    .where('s.userId', '=', userId)
    .where('a.id', '=', id)
    .where((eb) => eb.or([eb('a.messageId', 'is not', null), eb('a.uploaderId', '=', eb.ref('s.userId'))]))
    .executeTakeFirst();
  return row ?? null;
}
