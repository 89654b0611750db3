import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../../config.js';
import { fromProjectRoot } from '../../../core/paths.js';
import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { timeOfDayInstant } from '../../../core/values/time-zone.js';
import { ProtectionPlan } from '../../../features/bookings/booking.enums.js';
import { postingRows, type PostingDetails } from '../../../features/bookings/ledger/post.js';
import {
  ClaimCase,
  ClaimDetail,
  ClaimRemedy,
  ClaimSide,
  ClaimStatus,
  GuaranteePaymentStatus,
  ItemKind,
  ProposalReason,
} from '../../../features/claims/claim.enums.js';
import { EvidenceKind } from '../../../features/claims/evidence/evidence.enums.js';
import { rentalFiles } from '../../../features/claims/evidence/rental-file-store.js';
import { postingOf } from '../../../features/claims/money/guarantee-posting.js';
import { guaranteeSum } from '../../../features/claims/proposal/guarantee.rules.js';
import type { FilesPort } from '../../../ports/files.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { DemoBooking } from '../make-booking.js';

/** Days before the last one on which the damage was found. */
const FOUND_BEFORE_END = 22;
const ITEMS = [
  { name: 'Estantería de madera', kind: ItemKind.GENERAL, valueCents: 12_000 },
  { name: 'Caja de libros', kind: ItemKind.GENERAL, valueCents: 6_000 },
];
const TEXT =
  'Al volver encontré la estantería rota y una caja de libros aplastada: se había caído encima una balda del propio trastero.';
const ANSWER = 'Es verdad, la balda se soltó de la pared. Ya la he cambiado y he revisado las demás.';
const PICTURES = [
  { file: 'storage-02.webp', name: 'La balda caída' },
  { file: 'storage-02-b.webp', name: 'La estantería y la caja' },
];

/** A picture of the claim, to be encrypted with the other files. */
export interface ClaimPicture {
  readonly storageKey: string;
  readonly bytes: Buffer;
}

/** A damage claim that both sides agreed on and the guarantee paid. */
export async function seedSettledClaim(
  tx: SeedTransaction,
  { booking }: DemoBooking,
  staffId: string,
): Promise<ClaimPicture[]> {
  const foundOn = addDays(booking.to, -FOUND_BEFORE_END);
  const at = (day: number, hour: number): string =>
    timeOfDayInstant(addDays(foundOn, day), hour, booking.termsSnapshot.timeZone).toISOString();
  const { payCents } = guaranteeSum(ProtectionPlan.BASIC, ITEMS, { isWater: false, paidBeforeCents: 0 });
  const claimId = randomUUID();
  const number = await nextClaimNumber(tx);
  await insertRows(tx, 'Claim', [
    {
      id: claimId,
      reference: claimReference(foundOn, number),
      ...aboutDamage(booking, foundOn),
      detail: ClaimDetail.DAMAGE,
      text: TEXT,
      items: ITEMS,
      status: ClaimStatus.CLOSED,
      remedyCents: payCents,
      proposalReason: ProposalReason.OTHER_SIDE_AGREES,
      holdsCents: 0,
      answerBy: at(3, 10),
      proposedAt: at(2, 9),
      voteBy: at(5, 9),
      closedAt: at(3, 20),
      idempotencyKey: `demo:${booking.id}`,
      createdAt: at(1, 10),
      updatedAt: at(3, 20),
    },
  ]);
  await insertRows(tx, 'ClaimAnswer', [
    { claimId, authorId: booking.hostId, isAgreed: true, text: ANSWER, measuredArea: null, createdAt: at(2, 9) },
  ]);
  await insertRows(
    tx,
    'ClaimVote',
    [ClaimSide.RENTER, ClaimSide.HOST].map((side, index) => ({
      claimId,
      subject: 'proposal' as const,
      side,
      isAccepted: true,
      createdAt: at(2 + index, 20),
    })),
  );
  const pictures = await insertEvidence(tx, booking, PICTURES, {
    claimId,
    uploaderId: booking.renterId,
    isOfAnswer: false,
    createdAt: at(1, 10),
  });
  await insertRows(tx, 'GuaranteePayment', [
    {
      claimId,
      bookingId: booking.id,
      userId: booking.renterId,
      amountCents: payCents,
      status: GuaranteePaymentStatus.PAID,
      transferReference: `TRF-${number}`,
      paidBy: staffId,
      paidAt: at(6, 12),
      createdAt: at(3, 20),
    },
  ]);
  const details: PostingDetails = postingOf(booking, claimId);
  await insertRows(tx, 'LedgerEntry', [
    ...postingRows('guarantee_granted', payCents, details, { txId: randomUUID(), createdAt: at(3, 20) }),
    ...postingRows('guarantee_paid', payCents, details, { txId: randomUUID(), createdAt: at(6, 12) }),
  ]);
  await tx.db.updateTable('Booking').set({ claimState: 'resolved' }).where('id', '=', booking.id).execute();
  return pictures;
}

/** What every claim of the demo shares: the renter's damaged things, paid by the guarantee. */
export const aboutDamage = ({ id, renterId }: DemoBooking['booking'], foundOn: LocalDate) => ({
  bookingId: id,
  side: ClaimSide.RENTER,
  claimantId: renterId,
  claimCase: ClaimCase.GOODS_DAMAGED,
  isHidden: false,
  discoveredOn: foundOn,
  measuredArea: null,
  describedArea: null,
  wantedRemedy: ClaimRemedy.GUARANTEE,
  wantedCents: null,
  unusedFrom: addDays(foundOn, 1),
  remedy: ClaimRemedy.GUARANTEE,
});

/** The number of the next claim. */
export async function nextClaimNumber(tx: SeedTransaction): Promise<string> {
  const { number } = await tx.db
    .selectNoFrom(sql<string>`nextval('claim_numbers')`.as('number'))
    .executeTakeFirstOrThrow();
  return number.padStart(6, '0');
}

export const claimReference = (day: string, number: string): string => `RC-${day.slice(0, 4)}-${number}`;

/** The pictures of one side, taken from those of the demo's spaces. */
export async function insertEvidence(
  tx: SeedTransaction,
  { id: bookingId }: DemoBooking['booking'],
  files: readonly { readonly file: string; readonly name: string }[],
  place: {
    readonly claimId: string;
    readonly uploaderId: string;
    readonly isOfAnswer: boolean;
    readonly createdAt: string;
  },
): Promise<ClaimPicture[]> {
  const pictures = files.map(({ file, name }) => ({
    name,
    storageKey: `claims/${randomUUID()}`,
    bytes: readFileSync(fromProjectRoot('server', 'db', 'seed', 'photos', file)),
  }));
  await insertRows(
    tx,
    'ClaimEvidence',
    pictures.map(({ name, storageKey, bytes }, position) => ({
      id: randomUUID(),
      bookingId,
      ...place,
      position,
      isPoliceReport: false,
      kind: EvidenceKind.IMAGE,
      name,
      storageKey,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  );
  return pictures;
}

/** Stores the pictures like uploads. */
export async function storeClaimPictures(
  files: FilesPort,
  config: Config,
  pictures: readonly ClaimPicture[],
): Promise<void> {
  for (const { storageKey, bytes } of pictures) await rentalFiles.write({ config, files }, storageKey, bytes);
}
