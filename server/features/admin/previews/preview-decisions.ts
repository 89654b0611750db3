import type { SignedInContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { rehearse } from '../../../core/writes/transaction.js';
import type { DecideReviewInput } from '../../reports/review-decisions/decide-review.inputs.js';
import { decideReview } from '../../reports/review-decisions/decide-review.js';
import { decideVerification, type DecisionRequest } from '../../verification/decide-verification.js';
import { mailsOfAct } from '../queued-mails.js';
import { lastEvent, mailsSince } from '../rehearsed-events.js';
import { DecisionReader, type DecisionMail } from './decision-mail.types.js';

type Written = Pick<DecisionMail, 'subject' | 'text'>;

const read = (reader: DecisionReader, { subject, text }: Written): DecisionMail => ({ reader, subject, text });

/** The mail that the person who asked to be verified would get: the decision is made, its mail is written, and all of it is undone. */
export function previewVerificationDecision(ctx: SignedInContext, request: DecisionRequest): Promise<DecisionMail[]> {
  return rehearse(ctx, async (tx) => {
    const last = await lastEvent(tx);
    const id = await decideVerification(tx, request);
    const sent = await mailsSince(tx, last, 'verificationId', id);
    return sent.map(({ content }) => read(DecisionReader.APPLICANT, content));
  });
}

/** The mails of a decision about a review, one for each reader: it is made, its mails are written, and all of it is undone. */
export function previewReviewDecision(ctx: SignedInContext, input: DecideReviewInput): Promise<DecisionMail[]> {
  return rehearse(ctx, async (tx) => {
    const last = await lastEvent(tx);
    const [toReporter] = await mailsOfAct(tx, () => decideReview(tx, input));
    const sent = await mailsSince(tx, last, 'reviewId', fromGlobalId('Review', input.reviewId));
    // One that is published is news to whom it is about; one that is hidden, to its author.
    const reader = input.isHidden ? DecisionReader.AUTHOR : DecisionReader.SUBJECT;
    return [
      ...sent.map(({ content }) => read(reader, content)),
      ...(toReporter ? [read(DecisionReader.REPORTER, toReporter)] : []),
    ];
  });
}
