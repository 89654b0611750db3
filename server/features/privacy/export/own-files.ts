import type { ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import { avatarFile } from '../../accounts/profile/avatar-files.js';
import { openAttachment } from '../../messages/attachments/attachment-store.js';
import { originalKey } from '../../spaces/photo-files.js';
import { openDocument } from '../../verification/document-store.js';

/** A picture or document of hers: where it goes in the copy, and how its bytes are had. */
export interface OwnFile {
  readonly path: string;
  read(): Promise<Buffer | null>;
}

/** The largest size that is kept of an avatar. */
const AVATAR_SIDE = 384;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif', 'application/pdf': 'pdf' };

/** Everything she has given us that is not a row. */
export async function listOwnFiles(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  return [...(await avatar(ctx, userId)), ...(await spacePhotos(ctx, userId)), ...(await documents(ctx, userId)), ...(await messageFiles(ctx, userId))];
}

async function avatar(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const [row] = await ctx.em.execute<{ avatar_key: string | null }[]>('select avatar_key from users where id = ?', [userId]);
  const key = row?.avatar_key;
  return key ? [{ path: 'avatar/avatar.webp', read: () => ctx.ports.files.get(avatarFile(key, AVATAR_SIDE)) }] : [];
}

async function spacePhotos(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.em.execute<{ space_id: string; position: number; storage_key: string }[]>(
    `select p.space_id, p.position, p.storage_key from space_photos p join spaces s on s.id = p.space_id where s.host_id = ? order by s.created_at, s.id, p.position`,
    [userId],
  );
  return rows.map(({ space_id: spaceId, position, storage_key: storageKey }) => ({
    path: `photos/${toGlobalId('Space', spaceId)}/${String(position + 1).padStart(2, '0')}.webp`,
    read: () => ctx.ports.files.get(originalKey(storageKey)),
  }));
}

/** Sealed where they lie; in her copy they are in clear. */
async function documents(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.em.execute<{ id: string; side: string; mime: string; storage_key: string }[]>(
    `select v.id, f.side, f.mime, f.storage_key from verification_files f join verifications v on v.id = f.verification_id where v.user_id = ? order by v.created_at, v.id, f.side`,
    [userId],
  );
  return rows.map(({ id, side, mime, storage_key: storageKey }) => ({
    path: `documents/${toGlobalId('Verification', id)}/${side}.${ENDINGS[mime] ?? 'bin'}`,
    read: () => openDocument(ctx, { storageKey }),
  }));
}

/** What she sent, and what she was sent. */
async function messageFiles(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.em.execute<{ id: string; conversation_id: string; name: string; storage_key: string }[]>(
    `select a.id, a.conversation_id, a.name, a.storage_key from message_attachments a join conversations c on c.id = a.conversation_id
     where a.uploader_id = ? or (a.message_id is not null and (c.renter_id = ? or c.host_id = ?)) order by a.conversation_id, a.created_at, a.id`,
    [userId, userId, userId],
  );
  return rows.map(({ id, conversation_id: conversationId, name, storage_key: storageKey }) => ({
    path: `messages/${toGlobalId('Conversation', conversationId)}/${toGlobalId('MessageAttachment', id)}-${name}`,
    read: () => openAttachment(ctx, storageKey),
  }));
}
