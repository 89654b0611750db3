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

/** Previews the mail to the person who requested a verification: makes the decision, collects its mail, and rolls everything back. */
export function previewVerificationDecision(ctx: SignedInContext, request: DecisionRequest): Promise<DecisionMail[]> {
  return rehearse(ctx, async (tx) => {
    const last = await lastEvent(tx);
    const id = await decideVerification(tx, request);
    const sent = await mailsSince(tx, last, 'verificationId', id);
    return sent.map(({ content }) => read(DecisionReader.APPLICANT, content));
  });
}

/** Previews the mails of a decision about a review, one per recipient: makes it, collects its mails, and rolls everything back. */
export function previewReviewDecision(ctx: SignedInContext, input: DecideReviewInput): Promise<DecisionMail[]> {
  return rehearse(ctx, async (tx) => {
    const last = await lastEvent(tx);
    const [toReporter] = await mailsOfAct(tx, () => decideReview(tx, input));
    const sent = await mailsSince(tx, last, 'reviewId', fromGlobalId('Review', input.reviewId));
    // A published review notifies the person it is about; a hidden one, its author.
    const reader = input.isHidden ? DecisionReader.AUTHOR : DecisionReader.SUBJECT;
    return [
      ...sent.map(({ content }) => read(reader, content)),
      ...(toReporter ? [read(DecisionReader.REPORTER, toReporter)] : []),
    ];
  });
}
