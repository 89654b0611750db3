import type { ServiceContext } from '../../../core/context.js';
import type {
  AbandonmentDetails,
  ConditionDetails,
  DocumentBody,
  NoticeDetails,
  Party,
  PayoutDetails,
} from '../document-content.types.js';
import { DocumentAudience, DocumentKind } from '../document.enums.js';
import { scheduleRendering } from '../files/render-job.js';
import { issueDocument, type DocumentDraft, type DocumentRow } from './issue-document.js';
import { loadParties } from './paid-charge.js';
import { isSample, platformParty } from './platform-party.js';

/** Issues the formal notice of an unpaid charge, for the renter. `noticeId` is the id of the owed charge. */
export async function issueFormalNotice(
  tx: ServiceContext,
  {
    bookingId,
    noticeId,
    ...details
  }: Omit<NoticeDetails, 'space'> & { readonly bookingId: string; readonly noticeId: string },
): Promise<DocumentRow> {
  return issueOfBooking(tx, bookingId, (space) => ({
    kind: DocumentKind.FORMAL_NOTICE,
    audience: DocumentAudience.RENTER,
    source: { type: 'notice', id: noticeId },
    body: { type: 'notice', space, ...details },
  }));
}

/** Issues the condition report of a space, for both sides. `reportId` is the id of the record it is made from. */
export async function issueConditionReport(
  tx: ServiceContext,
  {
    bookingId,
    reportId,
    moment,
    ...details
  }: Omit<ConditionDetails, 'space'> & {
    readonly bookingId: string;
    readonly reportId: string;
    readonly moment: 'move_in' | 'move_out';
  },
): Promise<DocumentRow> {
  return issueOfBooking(tx, bookingId, (space) => ({
    kind: DocumentKind.CONDITION_REPORT,
    audience: DocumentAudience.BOTH,
    source: { type: moment, id: reportId },
    body: { type: 'condition', space, ...details },
  }));
}

/** Issues the certified letter about things left in a space, for the renter. */
export async function issueAbandonmentLetter(
  tx: ServiceContext,
  bookingId: string,
  details: Omit<AbandonmentDetails, 'space'>,
): Promise<DocumentRow> {
  return issueOfBooking(tx, bookingId, (space) => ({
    kind: DocumentKind.ABANDONMENT_LETTER,
    audience: DocumentAudience.RENTER,
    source: { type: 'abandonment', id: bookingId },
    body: { type: 'abandonment', space, ...details },
  }));
}

/** Issues the statement of a payout, for the host. It may cover several bookings. Callers schedule the rendering. */
export async function issuePayoutStatement(
  tx: ServiceContext,
  { hostId, payoutId, ...details }: PayoutDetails & { readonly hostId: string; readonly payoutId: string },
): Promise<DocumentRow> {
  const { fullName } = await tx.db
    .selectFrom('User')
    .select('fullName')
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow();
  const sumCents = details.rows.reduce((sum, { netCents }) => sum + netCents, 0);
  return issueDocument(tx, {
    kind: DocumentKind.PAYOUT_STATEMENT,
    audience: DocumentAudience.HOST,
    source: { type: 'payout', id: payoutId },
    bookingId: null,
    renterId: null,
    hostId,
    issuerId: null,
    lines: [{ item: 'rent', from: null, to: null, tax: null, baseCents: sumCents, taxCents: 0, totalCents: sumCents }],
    details: detailsOf(tx, { name: fullName, nif: null, address: null }, null, { type: 'payout', ...details }),
  });
}

async function issueOfBooking(
  tx: ServiceContext,
  bookingId: string,
  toDraft: (space: string) => Pick<DocumentDraft, 'kind' | 'audience' | 'source'> & { readonly body: DocumentBody },
): Promise<DocumentRow> {
  const parties = await loadParties(tx, bookingId);
  const { body, ...draft } = toDraft(parties.space);
  return issueAndSchedule(tx, {
    ...draft,
    bookingId,
    renterId: parties.renterId,
    hostId: parties.hostId,
    issuerId: null,
    lines: null,
    details: detailsOf(tx, parties.renter, parties.reference, body),
  });
}

async function issueAndSchedule(tx: ServiceContext, draft: DocumentDraft): Promise<DocumentRow> {
  const document = await issueDocument(tx, draft);
  await scheduleRendering(tx);
  return document;
}

function detailsOf(
  { config }: ServiceContext,
  recipient: Party,
  reference: string | null,
  body: DocumentBody,
): DocumentDraft['details'] {
  return { issuer: platformParty(config), recipient, reference, isSample: isSample(config), body };
}
