import type { Expression, ExpressionBuilder } from 'kysely';
import type { Tables } from '../../database.js';
import { claimStatusesThat } from './claim-status.rules.js';
import { ClaimActor, ClaimStep, claimTransitions } from './claim.transitions.js';
import { ClaimSide, type ClaimStatus } from './claim.enums.js';

/** The statuses in which an actor can take a step. */
const statusesFor = (step: ClaimStep, actor: ClaimActor): ClaimStatus[] =>
  claimTransitions.filter(({ on, by }) => on === step && by.includes(actor)).flatMap(({ from }) => from ?? []);

const FOR_ANSWER = statusesFor(ClaimStep.ANSWER, ClaimActor.OTHER_SIDE);
const FOR_VOTE = statusesFor(ClaimStep.REFUSE, ClaimActor.OTHER_SIDE);
const FOR_DATA = statusesFor(ClaimStep.GIVE_DATA, ClaimActor.OTHER_SIDE);

/** Claims of the bookings `b` with the deadline `until` by which the host answers, gives data or votes; null when they wait for others. */
export function claimsOfHost(
  db: Pick<ExpressionBuilder<Tables & { b: Tables['Booking'] }, never>, 'selectFrom'>,
  now: Expression<Date>,
) {
  // Aliases are of the whole statement, and that of the overview has cycles as `c`.
  return db
    .selectFrom('b')
    .innerJoin('Claim as claim', 'claim.bookingId', 'b.id')
    .leftJoin('ClaimQuestion as asked', (join) =>
      join
        .onRef('asked.claimId', '=', 'claim.id')
        .on('asked.side', '=', ClaimSide.HOST)
        .on('asked.endedAt', 'is', null)
        .on('asked.answerBy', '>', now),
    )
    .leftJoin('ClaimVote as vote', (join) =>
      join
        .onRef('vote.claimId', '=', 'claim.id')
        .on('vote.subject', '=', 'proposal')
        .on('vote.side', '=', ClaimSide.HOST),
    )
    .select((eb) => [
      'b.id',
      eb
        .case()
        .when('claim.status', 'in', FOR_DATA)
        .then(eb.ref('asked.answerBy'))
        .when(
          eb.and([
            eb('claim.status', 'in', FOR_ANSWER),
            eb('claim.side', '=', ClaimSide.RENTER),
            eb('claim.answerBy', '>', now),
          ]),
        )
        .then(eb.ref('claim.answerBy'))
        .when(
          eb.and([eb('claim.status', 'in', FOR_VOTE), eb('claim.voteBy', '>', now), eb('vote.claimId', 'is', null)]),
        )
        .then(eb.ref('claim.voteBy'))
        .end()
        .as('until'),
    ])
    .where('claim.status', 'in', claimStatusesThat('isOpen'));
}
