import type { ServiceContext } from '../../core/context.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { sweep } from '../bookings/lifecycle/sweep.js';
import { isChargeUnderWay } from '../bookings/payments/open-payments.js';
import { ClaimActor, ClaimStep } from './claim.transitions.js';
import { ClaimStatus } from './claim.enums.js';
import { deleteFiles, DELETE_FILES_JOB, rentalFiles } from './evidence/rental-file-store.js';
import { deleteUnsentEvidence } from './evidence/attach-evidence.js';
import { lockClaim } from './lock-claim.js';
import { makeProposal } from './proposal/make-proposal.js';
import { CLAIM_CLOCK_JOB, moveClaim } from './move-claim.js';
import { endDataTime } from './questions/answer-question.js';

/** The timers of claims: an exact one for each claim, a sweeper for what they missed, and the deletion of files. */
export function registerClaimJobs(jobs: JobRegistry): void {
  rentalFiles.registerOrphanJobs(jobs);
  jobs
    .on(CLAIM_CLOCK_JOB, (ctx, { claimId }) => runClaimClock(ctx, String(claimId)))
    .on(DELETE_FILES_JOB, (ctx, { storageKeys }) => deleteFiles(ctx, storageKeys as readonly string[]))
    .every('* * * * *', 'claims.run-clocks', runClaimClocks)
    .every('35 * * * *', 'claims.delete-unsent-files', deleteUnsentEvidence);
}

/** Acts on every claim whose deadline has passed. */
export async function runClaimClocks(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('Claim')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', ClaimStatus.AWAITING_OTHER), eb('answerBy', '<=', now)]),
        eb.and([eb('status', '=', ClaimStatus.PROPOSED), eb('voteBy', '<=', now)]),
        eb.and([
          eb('status', '=', ClaimStatus.AWAITING_DATA),
          eb(
            'id',
            'in',
            ctx.db
              .selectFrom('ClaimQuestion')
              .select('claimId')
              .where('endedAt', 'is', null)
              .where('answerBy', '<=', now),
          ),
        ]),
        eb.and([eb('status', '=', ClaimStatus.DECIDED), eb('appealBy', '<=', now)]),
      ]),
    )
    .limit(500)
    .execute();
  await sweep(ctx, due, runClaimClock);
}

/** Acts on one claim; no-op before its deadline, and while the card is being charged: the sweeper returns to it. */
export async function runClaimClock(ctx: ServiceContext, claimId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { claim, booking } = await lockClaim(tx, claimId);
    if (await isChargeUnderWay(tx, booking.id)) return;
    const now = tx.clock.now();
    const run = { tx, booking, claim };
    const isOver = (end: Date | null): boolean => end !== null && now >= end;
    if (claim.status === ClaimStatus.AWAITING_OTHER && isOver(claim.answerBy)) {
      const proposal = await makeProposal(tx, booking, claim);
      await moveClaim(run, ClaimStep.END_ANSWER_TIME, ClaimActor.SYSTEM, { isProposable: proposal !== null });
    } else if (claim.status === ClaimStatus.PROPOSED && isOver(claim.voteBy)) {
      await moveClaim(run, ClaimStep.END_VOTES, ClaimActor.SYSTEM);
    } else if (claim.status === ClaimStatus.AWAITING_DATA) {
      await endDataTime(tx, { claim, booking });
    } else if (claim.status === ClaimStatus.DECIDED && isOver(claim.appealBy)) {
      await moveClaim(run, ClaimStep.END_APPEAL_TIME, ClaimActor.SYSTEM);
    }
  });
}
