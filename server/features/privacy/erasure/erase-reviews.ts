import type { ServiceContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { deleteReviewPhotos } from '../../reviews/photos/delete-review-photos.js';
import { Review } from '../../reviews/review.entity.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import { textsOf, withoutTexts, type PersonalTexts } from './personal-texts.rules.js';

const UNPUBLISHED = [ReviewStatus.SUBMITTED, ReviewStatus.HELD];

/** Published reviews stay, without the name and the pictures of the erased user; unpublished ones and private notes are deleted. */
export async function eraseReviews(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  await deleteReviewPhotos(tx, (eb) => eb('uploaderId', '=', userId));
  await tx.db.deleteFrom('Review').where('authorId', '=', userId).where('status', 'in', UNPUBLISHED).execute();
  await tx.db
    .updateTable('Review')
    .set({ privateNote: '', flags: [], decisionText: null, decidedAt: null })
    .where((eb) => eb.or([eb('authorId', '=', userId), eb('subjectId', '=', userId)]))
    .execute();
  await redactNames(tx, userId, textsOf(personal));
}

/** The other side's text may name the erased user too. */
async function redactNames(tx: ServiceContext, userId: string, texts: readonly string[]): Promise<void> {
  const reviews = await tx.db
    .selectFrom('Review')
    .select(['id', 'text', 'replyText'])
    .where((eb) => eb.or([eb('authorId', '=', userId), eb('subjectId', '=', userId)]))
    .execute();
  for (const { id, text, replyText } of reviews) {
    const clean = { text: withoutTexts(text, texts), replyText: replyText && withoutTexts(replyText, texts) };
    if (clean.text !== text || clean.replyText !== replyText) await changeRecord(tx, Review, id, clean);
  }
}
