import type { ServiceContext } from '../../../core/context.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { Claim } from '../../claims/claim.entity.js';
import { DELETE_FILES_JOB } from '../../claims/evidence/rental-file-store.js';
import { withoutPerson, type PersonalTexts } from './personal-texts.rules.js';

/**
 * Deletes the user's files and lists of stored things. Texts and results of claims stay, because the other side may need them as long as
 * the books, but without the user's name.
 */
export async function eraseClaims(tx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  const files = await tx.db
    .deleteFrom('ClaimEvidence')
    .where('uploaderId', '=', userId)
    .returning('storageKey')
    .execute();
  const photos = await tx.db
    .deleteFrom('ConditionPhoto')
    .where('uploaderId', '=', userId)
    .returning('storageKey')
    .execute();
  const storageKeys = [...files, ...photos].map(({ storageKey }) => storageKey);
  if (storageKeys.length > 0) await addDeletion(tx, DELETE_FILES_JOB, { storageKeys });
  await tx.db
    .deleteFrom('InventoryItem')
    .where('bookingId', 'in', tx.db.selectFrom('Booking').select('id').where('renterId', '=', userId))
    .execute();
  const claims = await tx.db
    .selectFrom('Claim as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .leftJoin('ClaimAnswer as a', 'a.claimId', 'c.id')
    .select(['c.id', 'c.text', 'c.appealText', 'a.text as answerText'])
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .execute();
  const clean = (text: string): string => withoutPerson(text, personal);
  for (const { id, text, appealText, answerText } of claims) {
    await changeRecord(tx, Claim, id, { text: clean(text), appealText: appealText && clean(appealText) });
    if (answerText !== null)
      await tx.db
        .updateTable('ClaimAnswer')
        .set({ text: clean(answerText) })
        .where('claimId', '=', id)
        .execute();
  }
  await cleanQuestions(tx, userId, clean);
  await cleanReasons(tx, userId, clean);
}

/** The questions of the staff, and what both sides answered to them. */
async function cleanQuestions(tx: ServiceContext, userId: string, clean: (text: string) => string): Promise<void> {
  const questions = await tx.db
    .selectFrom('ClaimQuestion as q')
    .innerJoin('Claim as c', 'c.id', 'q.claimId')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['q.claimId', 'q.number', 'q.text', 'q.answer'])
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .execute();
  for (const { claimId, number, text, answer } of questions)
    await tx.db
      .updateTable('ClaimQuestion')
      .set({ text: clean(text), answer: answer && clean(answer) })
      .where('claimId', '=', claimId)
      .where('number', '=', number)
      .execute();
}

/** The staff's reasons of decisions, which the other side can still read. */
async function cleanReasons(tx: ServiceContext, userId: string, clean: (text: string) => string): Promise<void> {
  const decisions = await tx.db
    .selectFrom('ClaimDecision as d')
    .innerJoin('Claim as c', 'c.id', 'd.claimId')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['d.claimId', 'd.round', 'd.reasons'])
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .execute();
  for (const { claimId, round, reasons } of decisions)
    await tx.db
      .updateTable('ClaimDecision')
      .set({ reasons: clean(reasons) })
      .where('claimId', '=', claimId)
      .where('round', '=', round)
      .execute();
}
