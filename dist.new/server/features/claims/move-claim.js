import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { addJob } from '../../core/jobs/jobs.js';
import { createTransitionRunner } from '../../core/writes/state-machine.js';
import { afterWorkingDays, CLAIM_BOUNDS } from './claim-cases.rules.js';
import { claimMachine, claimTransitions, disputeStateOf, } from './claim-transitions.js';
import { ClaimStatus } from './claim-types.js';
import { ClaimEventType } from './claim.events.js';
import { holdForClaim, releaseForClaim } from './hold-earnings.js';
import { settleClaim } from './money/settle-claim.js';
/** The job that acts when a time of a claim is over. */
export const CLAIM_CLOCK_JOB = 'claims.clock';
const HOUR_MS = 3_600_000;
const effects = {
    holdEarnings: ({ tx, booking, claim }) => holdForClaim(tx, booking, claim),
    releaseEarnings: ({ tx, claim }) => releaseForClaim(tx, claim),
    settle: ({ tx, booking, claim }) => settleClaim(tx, booking, claim),
};
const clockAt = async ({ tx, claim }, runAt) => {
    if (runAt)
        await addJob(tx, CLAIM_CLOCK_JOB, { claimId: claim.id }, { jobKey: `claim:${claim.id}`, runAt });
};
const timers = {
    answerEnd: (run) => clockAt(run, run.claim.answerBy),
    voteEnd: (run) => clockAt(run, run.claim.voteBy),
    appealEnd: (run) => clockAt(run, run.claim.appealBy),
};
const notices = Object.fromEntries(Object.values(ClaimEventType).map((type) => [type, (run) => recordClaimEvent(run, type)]));
const runTransition = createTransitionRunner(claimTransitions, { effects, timers, notices });
/** Takes a step of a locked claim; refused with its status when the table does not allow it. */
export async function moveClaim(run, step, actor, known = {}) {
    const { tx, claim } = run;
    const now = tx.clock.now();
    const row = claimMachine
        .candidates(claim.status, step, actor)
        .find((candidate) => claimMachine.isAllowed(candidate, { ...claim, ...known }, now));
    if (!row)
        throw claimRefused(claim);
    await applyRow(run, claimMachine.target(row, claim.status), row);
}
/** Runs the step that makes a claim. */
export async function beginClaim(run, step, actor) {
    const [row] = claimMachine.candidates(null, step, actor);
    if (!row)
        throw new Error(`no claim begins with ${step}`);
    run.tx.em.persist(run.claim);
    await applyRow(run, claimMachine.target(row, null), row);
}
/** The error of a step that is not possible now. */
export function claimRefused({ status }) {
    return new DomainError(ErrorCode.CLAIM_STATE_REFUSED, { status: status.toUpperCase() });
}
async function applyRow(run, to, row) {
    const { tx, booking, claim } = run;
    const isNew = claim.status !== to;
    claim.status = to;
    claim.updatedAt = tx.clock.now();
    if (isNew)
        setTimes(run);
    await runTransition(row, run, async () => {
        await tx.em.flush();
        await tx.db
            .updateTable('Booking')
            .set({ disputeState: disputeStateOf(to) })
            .where('id', '=', booking.id)
            .execute();
    });
}
/** The times that begin with a status. */
function setTimes({ tx, booking, claim }) {
    const now = tx.clock.now();
    const inHours = (hours) => new Date(now.getTime() + hours * HOUR_MS);
    const decideBy = afterWorkingDays(now, CLAIM_BOUNDS.decisionWorkingDays, booking.termsSnapshot.timeZone);
    switch (claim.status) {
        case ClaimStatus.AWAITING_OTHER:
            claim.answerBy = inHours(CLAIM_BOUNDS.answerHours);
            break;
        case ClaimStatus.PROPOSED:
            Object.assign(claim, { proposedAt: now, voteBy: inHours(CLAIM_BOUNDS.voteHours) });
            break;
        case ClaimStatus.IN_REVIEW:
        case ClaimStatus.APPEALED:
            claim.decideBy = decideBy;
            break;
        case ClaimStatus.DECIDED:
            claim.appealBy = inHours(CLAIM_BOUNDS.appealDays * 24);
            break;
        case ClaimStatus.CLOSED:
        case ClaimStatus.WITHDRAWN:
            claim.closedAt = now;
            break;
        case ClaimStatus.SUBMITTED:
        case ClaimStatus.AGREED:
    }
}
async function recordClaimEvent({ tx, booking, claim }, type) {
    const { id: bookingId, spaceId, renterId, hostId } = booking;
    await recordEvent(tx, {
        type,
        payload: { bookingId, spaceId, renterId, hostId, claimId: claim.id, side: claim.side },
    });
}
//# sourceMappingURL=move-claim.js.map