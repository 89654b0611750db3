import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { cursorOf, keyOfCursor, type NewestFirstKey } from '../../core/newest-first.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { attemptsOfPeople, type Attempts, type AttemptsOf } from './verification-attempts.js';
import { VerificationKind, VerificationStatus } from './verification-codes.js';
import { readVerifications } from './verification.loaders.js';
import { mayReadVerification } from './verification.policy.js';
import type { VerificationOverview, VerificationQueue, VerificationStanding } from './verification-standing.types.js';
import type { Verification } from './verification.types.js';

const HOUR_MS = 3_600_000;

/** A verification by its uuid, when the viewer may read it. */
export async function findVerification(ctx: RequestContext, id: string): Promise<Verification | null> {
  const [found] = await readVerifications(ctx, 'v.id = ?', [id]);
  return found && mayReadVerification(ctx.viewer, found) ? found : null;
}

/** One that must exist and be the viewer's to read: what a command has just changed. */
export async function reloadVerification(ctx: RequestContext, id: string): Promise<Verification> {
  const found = await findVerification(ctx, id);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

/** When the staff should have decided; null before they have it. */
export function dueAt({ submittedAt }: Pick<Verification, 'submittedAt'>): Date | null {
  return submittedAt && new Date(submittedAt.getTime() + VERIFICATION_BOUNDS.reviewHours * HOUR_MS);
}

interface Row {
  readonly is_email_verified: boolean;
  readonly is_phone_verified: boolean;
  readonly identity_verified_at: string | null;
}

interface SpaceRow {
  readonly id: string;
  readonly verified_at: string | null;
}

/** How far somebody has come with herself and her spaces. */
export async function verificationOverview(ctx: RequestContext, userId: string): Promise<VerificationOverview> {
  const [person] = await ctx.em.execute<Row[]>(
    'select email_verified_at is not null as is_email_verified, phone_verified_at is not null as is_phone_verified, identity_verified_at from users where id = ?',
    [userId],
  );
  if (!person) throw new Error(`there is no user ${userId}`);
  const rows = await ctx.em.execute<SpaceRow[]>(`select id, verified_at from spaces where host_id = ? and status not in ('archived', 'draft') order by created_at desc, id desc`, [userId]);
  const latest = await readVerifications(
    ctx,
    `v.id in (select distinct on (kind, space_id) id from verifications where user_id = ? order by kind, space_id, created_at desc, id desc)`,
    [userId],
  );
  const attemptsFor = await attemptsOfPeople(ctx, [userId]);
  const standing = (spaceId: string | null, verifiedAt: string | null): VerificationStanding =>
    standingOf({ verifiedAt, latest: latest.find((one) => one.spaceId === spaceId) ?? null }, { userId, spaceId }, attemptsFor);
  const identity = standing(null, person.identity_verified_at);
  const spaces = rows.map(({ id, verified_at: verifiedAt }) => standing(id, verifiedAt));
  const steps = [person.is_email_verified, person.is_phone_verified, identity.verifiedAt !== null, spaces.some(({ verifiedAt }) => verifiedAt !== null)];
  const reached = steps.findIndex((isDone) => !isDone);
  return {
    userId,
    level: reached === 0 ? null : (reached === -1 ? steps.length : reached) - 1,
    isEmailVerified: person.is_email_verified,
    isPhoneVerified: person.is_phone_verified,
    identity,
    spaces,
    isIdentityRequired: ctx.config.requireIdentity,
  };
}

interface Facts {
  readonly verifiedAt: string | null;
  readonly latest: Verification | null;
}

function standingOf({ verifiedAt, latest }: Facts, subject: Pick<AttemptsOf, 'userId' | 'spaceId'>, attemptsFor: (subject: AttemptsOf) => Attempts): VerificationStanding {
  const { left, nextAt } = attemptsFor({ ...subject, kind: subject.spaceId === null ? VerificationKind.IDENTITY : VerificationKind.SPACE });
  return {
    spaceId: subject.spaceId,
    status: latest?.status ?? (verifiedAt === null ? VerificationStatus.NOT_STARTED : VerificationStatus.APPROVED),
    verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
    latest,
    attemptsLeft: left,
    nextAttemptAt: nextAt,
  };
}

export interface QueuePage {
  readonly kind: VerificationKind | null;
  readonly first: number | null;
  readonly after: string | null;
}

const AT = `to_char(submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What waits for the staff, the longest waiting first. */
export async function verificationQueue(ctx: SignedInContext, { kind, first, after }: QueuePage): Promise<VerificationQueue> {
  const size = clampFirst(first);
  const order = `verifications:${kind ?? 'all'}`;
  const position = after === null ? null : keyOfCursor(order, after);
  const waiting = `status = 'in_review' and submitted_at is not null and ${kind ? 'kind = ?' : 'true'}`;
  const kindValues = kind ? [kind] : [];
  const keys = await ctx.em.execute<NewestFirstKey[]>(
    `select id, ${AT} as at from verifications where ${waiting} ${position ? 'and (submitted_at, id) > (?::timestamptz, ?::uuid)' : ''} order by submitted_at, id limit ?`,
    [...kindValues, ...(position ? [position.at, position.id] : []), size + 1],
  );
  const [count] = await ctx.em.execute<{ total: number; overdue: number }[]>(
    `select count(*)::int as total, (count(*) filter (where submitted_at < ?))::int as overdue from verifications where ${waiting}`,
    [new Date(ctx.clock.now().getTime() - VERIFICATION_BOUNDS.reviewHours * HOUR_MS), ...kindValues],
  );
  const found = await readVerifications(ctx, 'v.id = any(?::uuid[])', [`{${keys.slice(0, size).map(({ id }) => id).join(',')}}`]);
  const byId = new Map(found.map((one) => [one.id, one]));
  const page = pageOf(keys, size, position === null, (key) => ({ cursor: cursorOf(order, key), node: byId.get(key.id) as Verification }));
  return { ...page, totalCount: count?.total ?? 0, overdueCount: count?.overdue ?? 0 };
}
