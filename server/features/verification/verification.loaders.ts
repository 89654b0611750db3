import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../core/context.js';
import type { DocumentSide } from './verification-codes.js';
import type { Verification, VerificationFile } from './verification.types.js';

const COLUMNS = `
  v.id, v.user_id as "userId", v.kind, v.space_id as "spaceId", v.status, v.document_type as "documentType", v.document_country as "documentCountry",
  v.document_last4 as "documentLast4", v.document_expires_on::text as "documentExpiresOn", v.full_name as "fullName", v.birth_date::text as "birthDate",
  v.reject_reason as "rejectReason", v.note, v.submitted_at as "submittedAt", v.decided_at as "decidedAt", v.files_deleted_at as "filesDeletedAt",
  v.created_at as "createdAt"`;

const INSTANTS = ['submittedAt', 'decidedAt', 'filesDeletedAt', 'createdAt'] as const;

type Instant = (typeof INSTANTS)[number];
type RawVerification = Omit<Verification, Instant> & Readonly<Record<Instant, string | null>>;

/** Verifications by a condition on `v`, in the order told after it. */
export async function readVerifications(ctx: ServiceContext, condition: string, values: readonly unknown[]): Promise<Verification[]> {
  const rows = await ctx.em.execute<RawVerification[]>(`select ${COLUMNS} from verifications v where ${condition}`, [...values]);
  return rows.map((row) => ({ ...row, ...Object.fromEntries(INSTANTS.map((name) => [name, dateOf(row[name])])) }) as unknown as Verification);
}

/** A verification to be changed, locked until the transaction ends; null when there is none. */
export async function lockVerification(tx: ServiceContext, id: string): Promise<Verification | null> {
  const [row] = await readVerifications(tx, 'v.id = ? for update', [id]);
  return row ?? null;
}

/** The documents of verifications. */
export function verificationFilesLoader(ctx: RequestContext): DataLoader<string, readonly VerificationFile[]> {
  return ctx.loaders.get<string, readonly VerificationFile[]>('verification-files', async (ids) => {
    const files = await readFiles(ctx, ids);
    return ids.map((id) => files.filter(({ verificationId }) => verificationId === id));
  });
}

/** The documents of some verifications, as they are shown: front, back, proof. */
export async function readFiles(ctx: ServiceContext, verificationIds: readonly string[]): Promise<VerificationFile[]> {
  return ctx.em.execute<VerificationFile[]>(
    `select id, verification_id as "verificationId", storage_key as "storageKey", side, mime, bytes from verification_files
     where verification_id = any(?::uuid[]) order by verification_id, array_position(array['front', 'back', 'proof'], side)`,
    [`{${verificationIds.join(',')}}`],
  );
}

/** Which documents a verification has. */
export async function sidesOf(ctx: ServiceContext, verificationId: string): Promise<DocumentSide[]> {
  return (await readFiles(ctx, [verificationId])).map(({ side }) => side);
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
