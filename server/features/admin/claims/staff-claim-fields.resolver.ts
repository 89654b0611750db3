import type DataLoader from 'dataloader';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { ALONE_CENTS, mayDo } from '../../../core/staff-acts.js';
import { PaymentStatus } from '../../bookings/booking-types.js';
import { claimStatusesThat } from '../../claims/claim-transitions.js';
import { ClaimStatus, GuaranteePaymentStatus } from '../../claims/claim-types.js';
import { Claim } from '../../claims/claim.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { decisionOptions } from './decision-options.js';
import { similarClaims } from './staff-claim-lists.js';
import { ClaimDecisionOption, PendingClaimDecision, StaffClaimAct, StaffClaimRecord } from './staff-claim.types.js';

type Pending = PendingClaimDecision & { readonly proposedBy: string };

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

  @FieldResolver(() => PendingClaimDecision, { nullable: true, complexity: 2 })
  pending(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<Pending | null> | null {
    return this.isWaiting(record) ? pendingLoader(ctx).load(record.claim.id) : null;
  }

  @FieldResolver(() => [StaffClaimAct], { complexity: 5 })
  async availableActs(@Ctx() ctx: RequestContext, @Root() record: StaffClaimRecord): Promise<StaffClaimAct[]> {
    const { claim } = record;
    if (!this.isWaiting(record)) return moneyActs(signedIn(ctx), claim);
    const { id } = signedIn(ctx).viewer;
    const first = await ctx.db
      .selectFrom('ClaimDecision')
      .select('round')
      .where('claimId', '=', claim.id)
      .where('decidedBy', '=', id)
      .executeTakeFirst();
    const pending = await this.pending(ctx, record);
    if (first || pending?.proposedBy === id) return [];
    return pending ? [StaffClaimAct.CONFIRM, StaffClaimAct.RETURN] : [StaffClaimAct.DECIDE];
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

/** What is left to be paid or charged of a claim that is closed. */
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
