import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { grantRole } from '../../accounts/roles.js';
import { sealInstructions } from '../access-instructions.js';
import { draftInputProblems, givenDraftValues } from './draft-input.rules.js';
import type { DraftValues } from './draft.types.js';
import { lockEditableSpace, lockSpace, requireConfirmedEmail, requireEditable } from '../own-space.js';
import type { SpaceDraft } from './space-draft.types.js';
import type { Space } from '../space.entity.js';
import { SpaceStatus } from '../space.enums.js';

/** Values to save, of an existing space or of a new one. */
export interface DraftChange {
  readonly spaceId?: string | null;
  readonly clientKey?: string | null;
  readonly draft: SpaceDraft;
}

const CLIENT_KEY = { min: 8, max: 100, characters: /^[\w-]*$/ } as const;

/** Saves the wizard's values and returns the space's uuid. Published values stay unchanged until the space is published again. */
export async function saveSpaceDraft(ctx: SignedInContext, input: DraftChange): Promise<string> {
  await admitDraft(ctx, input);
  return inTransaction(ctx, (tx) => storeDraftValues(tx, input));
}

/** Throws the problems of values before anything of them is stored. */
export async function admitDraft(ctx: SignedInContext, input: DraftChange): Promise<void> {
  requireConfirmedEmail(ctx);
  refuseProblems([...clientKeyProblems(input.clientKey ?? null), ...draftInputProblems(input.draft)]);
  // Legally required declarations are made by people themselves, never by an app for them.
  if (ctx.apiKey?.appId && input.draft.declarations != null) throw new DomainError(ErrorCode.FORBIDDEN);
  if (input.spaceId == null) await consume(ctx, 'drafts-user', ctx.viewer.id);
}

function clientKeyProblems(clientKey: string | null): FieldError[] {
  if (clientKey === null) return [];
  const { min, max, characters } = CLIENT_KEY;
  if (!characters.test(clientKey)) return [{ path: 'clientKey', code: FieldProblemCode.VALUE_INVALID }];
  const isFit = clientKey.length >= min && clientKey.length <= max;
  return isFit ? [] : [{ path: 'clientKey', code: FieldProblemCode.TOO_LONG, params: { min, max } }];
}

/** Stores validated values, in the caller's transaction. */
export async function storeDraftValues(
  tx: SignedInContext,
  { spaceId, clientKey, draft }: DraftChange,
): Promise<string> {
  const space = spaceId == null ? await startDraft(tx, clientKey ?? null) : await lockEditableSpace(tx, spaceId);
  const now = tx.clock.now();
  space.draft = { ...space.draft, ...sealed(tx, space.id, givenDraftValues(draft)) };
  space.draftSavedAt = now;
  // `updatedAt` of a published space is its date in sitemaps, and the public page has not changed.
  if (space.status === SpaceStatus.DRAFT) space.updatedAt = now;
  await tx.em.flush();
  return space.id;
}

/** Creates a draft, or finds the one created with the same key. The first draft makes the user a host. */
async function startDraft(tx: SignedInContext, clientKey: string | null): Promise<Space> {
  const now = tx.clock.now();
  const id = randomUUID();
  const created = await tx.db
    .insertInto('Space')
    .values({ id, hostId: tx.viewer.id, clientKey, status: SpaceStatus.DRAFT, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['hostId', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await grantRole(tx, tx.viewer.id, Role.HOST);
  const found =
    created ??
    (await tx.db
      .selectFrom('Space')
      .select('id')
      .where('hostId', '=', tx.viewer.id)
      .where('clientKey', '=', clientKey)
      .executeTakeFirst());
  const space = found ? await lockSpace(tx, found.id) : null;
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  await requireEditable(tx, space);
  return space;
}

function sealed(tx: SignedInContext, spaceId: string, values: DraftValues): DraftValues {
  const { accessInstructions } = values;
  return accessInstructions
    ? { ...values, accessInstructions: sealInstructions(tx, spaceId, accessInstructions) }
    : values;
}
