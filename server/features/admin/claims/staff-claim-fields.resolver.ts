import type DataLoader from 'dataloader';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { mayDo } from '../../../core/staff-acts.js';
import { ALONE_CENTS } from '../../../core/two-persons.js';
import { PaymentStatus } from '../../bookings/booking.enums.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { ClaimStatus, GuaranteePaymentStatus } from '../../claims/claim.enums.js';
import { Claim } from '../../claims/claim.entity.js';
import { ClaimDecision, didDecide } from '../../claims/staff/claim-decision.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { listAssignees } from './claim-assignees.js';
import { decisionOptions } from './decision-options.js';
import { placeInQueue, similarClaims } from './staff-claim-lists.js';
import { userLoader } from '../../accounts/user.loaders.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import {
  ClaimDecisionOption,
  ClaimObstacle,
  ClaimQueuePlace,
  PendingClaimDecision,
  StaffClaimAct,
  StaffClaimRecord,
} from './staff-claim.types.js';

type Pending = PendingClaimDecision & { readonly proposedBy: string };
type FirstDecision = Pick<ClaimDecision, 'decidedBy' | 'confirmedBy'>;

@Resolver(() => StaffClaimRecord)
export class StaffClaimFieldsResolver {
  @FieldResolver(() => Boolean)
  isWaiting(@Root() { claim }: StaffClaimRecord): boolean {
    return claimStatusesThat('isForStaff').includes(claim.status);
  }

  @FieldResolver(() => Boolean)
  isLate(@Ctx() { clock }: RequestContext, @Root() record: StaffClaimRecord): boolean {
    const { decideBy } = record.claim;
    return this.isWaiting(record) && decideBy !== null && decideBy < clock.now();
  }

  @FieldResolver(() => ClaimQueuePlace, { nullable: true, complexity: 3 })
  place(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<ClaimQueuePlace | null> | null {
    return this.isWaiting(record) ? placeInQueue(signedIn(ctx), record.claim) : null;
  }

  @FieldResolver(() => User, { nullable: true, complexity: ({ childComplexity }) => 1 + childComplexity })
  assignee(@Ctx() ctx: RequestContext, @Root() { claim }: StaffClaimRecord): Promise<UserRow | null> | null {
    return claim.assigneeId === null ? null : userLoader(ctx).load(claim.assigneeId);
  }

  @FieldResolver(() => [User], { complexity: ({ childComplexity }) => 3 + 20 * childComplexity })
  async assignees(@Ctx() ctx: RequestContext, @Root() { claim }: StaffClaimRecord): Promise<UserRow[]> {
    if (!mayDo(ctx.viewer, 'DECIDE_CLAIMS') || !claimStatusesThat('isWithStaff').includes(claim.status)) return [];
    return listAssignees(ctx, claim);
  }

  @FieldResolver(() => PendingClaimDecision, { nullable: true, complexity: 2 })
  pending(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<Pending | null> | null {
    return this.isWaiting(record) ? pendingLoader(ctx).load(record.claim.id) : null;
  }

  @FieldResolver(() => [StaffClaimAct], { complexity: 5 })
  async availableActs(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<StaffClaimAct[]> {
    if (!this.isWaiting(record)) return moneyActs(signedIn(ctx), record.claim);
    if ((await this.obstacle(ctx, record)) !== null) return [];
    return (await this.pending(ctx, record))
      ? [StaffClaimAct.CONFIRM, StaffClaimAct.RETURN]
      : [StaffClaimAct.DECIDE, StaffClaimAct.ASK_FOR_DATA];
  }

  @FieldResolver(() => ClaimObstacle, { nullable: true, complexity: 5 })
  async obstacle(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<ClaimObstacle | null> {
    if (!this.isWaiting(record)) return null;
    if (!mayDo(ctx.viewer, 'DECIDE_CLAIMS')) return ClaimObstacle.READS_ONLY;
    const { claim } = record;
    const { id } = signedIn(ctx).viewer;
    if (didDecide(await firstDecisionLoader(ctx).load(claim.id), id)) return ClaimObstacle.DECIDED_BEFORE;
    const pending = await this.pending(ctx, record);
    if (pending) return pending.proposedBy === id ? ClaimObstacle.PROPOSED : null;
    return claim.assigneeId !== null && claim.assigneeId !== id ? ClaimObstacle.TAKEN : null;
  }

  @FieldResolver(() => [ClaimDecisionOption], { complexity: 10 })
  options(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<ClaimDecisionOption[]> | [] {
    return this.isWaiting(record) ? decisionOptions(ctx, record.claim) : [];
  }

  @FieldResolver(() => Int)
  aloneCents(): number {
    return ALONE_CENTS;
  }

  @FieldResolver(() => [Claim], { complexity: ({ childComplexity }) => 5 + 3 * childComplexity })
  similar(@Ctx() ctx: RequestContext, @Root() { claim }: StaffClaimRecord): Promise<Claim[]> {
    return similarClaims(signedIn(ctx), claim);
  }

  @FieldResolver(() => [AuditRecord], { complexity: 5 })
  timeline(@Ctx() ctx: RequestContext, @Root() { claim }: StaffClaimRecord): Promise<AuditRecord[]> {
    return listActs(ctx, 'Claim', claim.id);
  }
}

/** The amount of a closed claim that is still to be paid or charged. */
async function moneyActs({ db, viewer }: SignedInContext, { id, status }: Claim): Promise<StaffClaimAct[]> {
  if (status !== ClaimStatus.CLOSED || !mayDo(viewer, 'MOVE_MONEY')) return [];
  const owed = await db
    .selectFrom('GuaranteePayment')
    .select('claimId')
    .where('claimId', '=', id)
    .where('status', '=', GuaranteePaymentStatus.OWED)
    .executeTakeFirst();
  const charge = await db
    .selectFrom('Payment')
    .select('status')
    .where('claimId', '=', id)
    .where('kind', '=', 'deposit')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [
    ...(owed ? [StaffClaimAct.SETTLE_GUARANTEE] : []),
    ...(charge?.status === PaymentStatus.FAILED ? [StaffClaimAct.RETRY_DEPOSIT] : []),
  ];
}

/** Who proposed and confirmed the first decision of each claim. */
function firstDecisionLoader({ loaders, db }: RequestContext): DataLoader<string, FirstDecision | null> {
  return loaders.get<string, FirstDecision | null>('first-claim-decisions', async (ids) => {
    const rows = await db
      .selectFrom('ClaimDecision')
      .select(['claimId', 'decidedBy', 'confirmedBy'])
      .where('claimId', 'in', [...ids])
      .where('round', '=', 1)
      .execute();
    return ids.map((id) => rows.find(({ claimId }) => claimId === id) ?? null);
  });
}

/** The decision of each claim that waits for a second person. */
function pendingLoader({ loaders, db }: RequestContext): DataLoader<string, Pending | null> {
  return loaders.get<string, Pending | null>('pending-claim-decisions', async (ids) => {
    const rows = await db
      .selectFrom('ClaimPendingDecision as d')
      .leftJoin('User as u', 'u.id', 'd.proposedBy')
      .select(['d.claimId', 'd.remedy', 'd.amountCents', 'd.ground', 'd.reasons', 'd.createdAt', 'd.proposedBy'])
      .select('u.fullName as proposedByName')
      .where('d.claimId', 'in', [...ids])
      .execute();
    return ids.map((id) => rows.find(({ claimId }) => claimId === id) ?? null);
  });
}
