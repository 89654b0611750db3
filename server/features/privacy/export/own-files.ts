import type { ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { avatarFile } from '../../accounts/profile/avatar-files.js';
import { EvidenceKind } from '../../claims/evidence/evidence.enums.js';
import { rentalFiles } from '../../claims/evidence/rental-file-store.js';
import { DocumentAudience } from '../../documents/document.enums.js';
import { openPdf } from '../../documents/files/document-files.js';
import { attachmentFiles } from '../../messages/attachments/attachment-store.js';
import { reviewPhotoKey } from '../../reviews/photos/review-photo-files.js';
import { originalKey } from '../../spaces/photos/photo-files.js';
import { ticketFiles as ticketStore } from '../../support/files/store-ticket-file.js';
import { documentFiles } from '../../verification/documents/document-store.js';

/** An uploaded file of the user: its path in the export and how to read it. */
export interface OwnFile {
  readonly path: string;
  read(): Promise<Buffer | null>;
}

/** Pixels of the largest stored size of an avatar. */
const AVATAR_SIDE = 384;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/**
 * All files of a user: avatar, photos of spaces, reviews and conditions, evidence of claims, documents of verifications and of rentals, and
 * those of messages and tickets.
 */
export async function listOwnFiles(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  return [
    ...(await avatar(ctx, userId)),
    ...(await spacePhotos(ctx, userId)),
    ...(await reviewPhotos(ctx, userId)),
    ...(await documents(ctx, userId)),
    ...(await rentalDocuments(ctx, userId)),
    ...(await claimEvidence(ctx, userId)),
    ...(await conditionPhotos(ctx, userId)),
    ...(await messageFiles(ctx, userId)),
    ...(await ticketFiles(ctx, userId)),
  ];
}

async function avatar(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const user = await ctx.db.selectFrom('User').select('avatarKey').where('id', '=', userId).executeTakeFirst();
  const key = user?.avatarKey;
  return key ? [{ path: 'avatar/avatar.webp', read: () => ctx.ports.files.get(avatarFile(key, AVATAR_SIDE)) }] : [];
}

async function spacePhotos(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('SpacePhoto as p')
    .innerJoin('Space as s', 's.id', 'p.spaceId')
    .select(['p.spaceId', 'p.position', 'p.storageKey'])
    .where('s.hostId', '=', userId)
    .orderBy('s.createdAt')
    .orderBy('s.id')
    .orderBy('p.position')
    .execute();
  return rows.map(({ spaceId, position, storageKey }) => ({
    path: `photos/${toGlobalId('Space', spaceId)}/${String(position + 1).padStart(2, '0')}.webp`,
    read: () => ctx.ports.files.get(originalKey(storageKey)),
  }));
}

async function reviewPhotos(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('ReviewPhoto')
    .select(['id', 'reviewId', 'storageKey'])
    .where('uploaderId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, reviewId, storageKey }) => ({
    path: `reviews/${reviewId ? toGlobalId('Review', reviewId) : 'unsent'}/${toGlobalId('ReviewPhoto', id)}.webp`,
    read: () => ctx.ports.files.get(reviewPhotoKey(storageKey, 'full')),
  }));
}

/** Documents are stored encrypted; the export holds them decrypted. */
async function documents(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('VerificationFile as f')
    .innerJoin('Verification as v', 'v.id', 'f.verificationId')
    .select(['v.id', 'f.side', 'f.mime', 'f.storageKey'])
    .where('v.userId', '=', userId)
    .orderBy('v.createdAt')
    .orderBy('v.id')
    .orderBy('f.side')
    .execute();
  return rows.map(({ id, side, mime, storageKey }) => ({
    path: `documents/${toGlobalId('Verification', id)}/${side}.${ENDINGS[mime] ?? 'bin'}`,
    read: () => documentFiles.read(ctx, storageKey),
  }));
}

/** Documents of rentals for the user, in the user's language. */
async function rentalDocuments(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('IssuedDocument as d')
    .innerJoin('User as u', (join) => join.on('u.id', '=', userId))
    .select(['d.id', 'd.kind', 'd.fileKey', 'u.locale'])
    .where((eb) =>
      eb.or([
        eb.and([eb('d.renterId', '=', userId), eb('d.audience', '<>', DocumentAudience.HOST)]),
        eb.and([eb('d.hostId', '=', userId), eb('d.audience', '<>', DocumentAudience.RENTER)]),
      ]),
    )
    .where('d.fileKey', 'is not', null)
    .orderBy('d.issuedAt')
    .orderBy('d.id')
    .execute();
  return rows.map(({ id, kind, fileKey, locale }) => ({
    path: `rental-documents/${kind}-${toGlobalId('BookingDocument', id)}.pdf`,
    read: () => openPdf(ctx, fileKey ?? '', locale),
  }));
}

/** Evidence that the user uploaded, sent or not. Stored encrypted, like the photos of conditions; the export holds them decrypted. */
async function claimEvidence(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('ClaimEvidence')
    .select(['id', 'claimId', 'kind', 'storageKey'])
    .where('uploaderId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, claimId, kind, storageKey }) => ({
    path: `claims/${claimId ? toGlobalId('Claim', claimId) : 'unsent'}/${toGlobalId('ClaimEvidence', id)}.${kind === EvidenceKind.PDF ? 'pdf' : 'webp'}`,
    read: () => rentalFiles.read(ctx, storageKey),
  }));
}

async function conditionPhotos(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('ConditionPhoto')
    .select(['id', 'bookingId', 'moment', 'storageKey'])
    .where('uploaderId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, bookingId, moment, storageKey }) => ({
    path: `condition/${toGlobalId('Booking', bookingId)}/${moment}-${toGlobalId('ConditionPhoto', id)}.webp`,
    read: () => rentalFiles.read(ctx, storageKey),
  }));
}

/** Attachments that were sent or received. */
async function messageFiles(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('MessageAttachment as a')
    .innerJoin('Conversation as c', 'c.id', 'a.conversationId')
    .select(['a.id', 'a.conversationId', 'a.name', 'a.storageKey'])
    .where((eb) =>
      eb.or([
        eb('a.uploaderId', '=', userId),
        eb.and([
          eb('a.messageId', 'is not', null),
          eb.or([eb('c.renterId', '=', userId), eb('c.hostId', '=', userId)]),
        ]),
      ]),
    )
    .orderBy('a.conversationId')
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, conversationId, name, storageKey }) => ({
    path: `messages/${toGlobalId('Conversation', conversationId)}/${toGlobalId('MessageAttachment', id)}-${name}`,
    read: () => attachmentFiles.read(ctx, storageKey),
  }));
}

/** Files of the user's tickets, without those of the staff's notes. */
async function ticketFiles(ctx: ServiceContext, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('TicketFile as f')
    .leftJoin('TicketMessage as m', 'm.id', 'f.messageId')
    .leftJoin('Ticket as t', 't.id', 'm.ticketId')
    .select(['f.id', 'f.name', 'f.storageKey', 't.code'])
    .where((eb) =>
      eb.or([
        eb('f.uploaderId', '=', userId),
        eb.and([
          eb('m.isInternal', '=', false),
          eb.or([
            eb('t.requesterId', '=', userId),
            eb('t.email', '=', eb.selectFrom('User').select('email').where('id', '=', userId)),
          ]),
        ]),
      ]),
    )
    .orderBy('f.createdAt')
    .orderBy('f.id')
    .execute();
  return rows.map(({ id, name, storageKey, code }) => ({
    path: `support/${code ?? 'unsent'}/${toGlobalId('TicketFile', id)}-${name}`,
    read: () => ticketStore.read(ctx, storageKey),
  }));
}
