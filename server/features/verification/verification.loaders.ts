import { LockMode } from '@mikro-orm/core';
import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import type { Database } from '../../database.js';
import { DocumentSide } from './verification.enums.js';
import { Verification } from './verification.entity.js';
import type { VerificationFile } from './documents/verification-file.entity.js';

/** Whole verifications, with alias `v`. */
export function selectVerifications(db: Database) {
  return db.selectFrom('Verification as v').selectAll('v');
}

/** A verification to be changed, locked until the transaction ends; null when there is none. */
export function lockVerification(tx: ServiceContext, id: string): Promise<Verification | null> {
  return tx.em.findOne(Verification, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The documents of verifications. */
export function verificationFilesLoader(ctx: RequestContext): DataLoader<string, readonly VerificationFile[]> {
  return ctx.loaders.get<string, readonly VerificationFile[]>('verification-files', async (ids) => {
    const files = await listFiles(ctx, ids);
    return ids.map((id) => files.filter(({ verificationId }) => verificationId === id));
  });
}

const SIDES = Object.values(DocumentSide);

async function listFiles(ctx: ServiceContext, verificationIds: readonly string[]): Promise<VerificationFile[]> {
  const files = await ctx.db
    .selectFrom('VerificationFile as f')
    .selectAll('f')
    .where('f.verificationId', 'in', verificationIds)
    .execute();
  return files.toSorted((one, other) => SIDES.indexOf(one.side) - SIDES.indexOf(other.side));
}

/** The sides of the documents that a verification has. */
export async function listSides(ctx: ServiceContext, verificationId: string): Promise<DocumentSide[]> {
  return (await listFiles(ctx, [verificationId])).map(({ side }) => side);
}
