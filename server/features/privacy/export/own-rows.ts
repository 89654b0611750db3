import { sql, type RawBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { findHiddenSpans } from '../../../core/redaction/payment-requests.js';
import { hasAgreedPair } from '../../bookings/agreed-pair.js';
import { BookingActor } from '../../bookings/booking.enums.js';
import { ClaimSide } from '../../claims/claim.enums.js';
import { REDACTION_MARK, redactSpans } from '../../messages/message-text.rules.js';
import { openInstructions } from '../../spaces/access-instructions.js';
import type { ExportFile } from '../columns/declared-tables.js';

/** A row of the export. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** A user's rows of one file. */
export async function ownRows(ctx: ServiceContext, file: ExportFile, userId: string): Promise<OwnRow[]> {
  const rows = await ctx.db
    .selectFrom(ownRowsTable(file, userId).as('r'))
    .select(sql<OwnRow>`to_jsonb(r)`.as('row'))
    .execute();
  const agreed = file.table === 'bookings' ? await agreedBookings(ctx, userId) : new Set<unknown>();
  const claims = ofClaims(file.table) ? await claimsOf(ctx, userId) : NO_CLAIMS;
  return rows.map(({ row }) => opened(ctx, file.table, row, { userId, hasAgreed: agreed.has(row['id']), claims }));
}

/** The ids of a user's bookings whose two sides may see each other's contact data. */
async function agreedBookings({ db }: ServiceContext, userId: string): Promise<ReadonlySet<unknown>> {
  const rows = await db
    .selectFrom('Booking as b')
    .select('b.id')
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .where(hasAgreedPair)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const ofClaims = (table: string): boolean => ['claims', 'claim_answers', 'claim_questions'].includes(table);

/** The sides of a claim: of the person whose data it is, and of who made it. */
interface ClaimSides {
  readonly own: ClaimSide;
  readonly claimant: ClaimSide;
}

const NO_CLAIMS: ReadonlyMap<unknown, ClaimSides> = new Map();

/** The claims on a user's bookings. */
async function claimsOf({ db }: ServiceContext, userId: string): Promise<ReadonlyMap<unknown, ClaimSides>> {
  const rows = await db
    .selectFrom('Claim as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.id', 'c.side', 'b.renterId'])
    .where((eb) => eb.or([eb('b.renterId', '=', userId), eb('b.hostId', '=', userId)]))
    .execute();
  return new Map(
    rows.map(({ id, side, renterId }) => [
      id,
      { own: renterId === userId ? ClaimSide.RENTER : ClaimSide.HOST, claimant: side },
    ]),
  );
}

/** For whom a row is exported, whether the two of its booking have agreed on one, and the claims on the user's bookings. */
interface Reader {
  readonly userId: string;
  readonly hasAgreed: boolean;
  readonly claims: ReadonlyMap<unknown, ClaimSides>;
}

/** Number of a user's rows in one file. */
export async function countOwnRows({ db }: ServiceContext, file: ExportFile, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(ownRowsTable(file, userId).as('r'))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Named query 10: the declared tables, which are data, name table, columns and condition. */
function ownRowsTable({ table, columns, where }: ExportFile, userId: string): RawBuilder<OwnRow> {
  const condition = sql.join(
    where.split(':person').map((part) => sql.raw(part)),
    sql`${userId}::uuid`,
  );
  return sql`(select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} where ${condition} order by 1)`;
}

/** Placeholder for redacted contact data, in both languages. */
const HIDDEN = '[oculto / hidden]';

/** Decrypts the user's own data; messages and texts of others stay redacted as the user saw them. */
function opened(ctx: ServiceContext, table: string, row: OwnRow, reader: Reader): OwnRow {
  if (table === 'bookings') return redactOthersTexts(row, reader);
  if (ofClaims(table)) return redactOthersClaimTexts(table, row, reader);
  if (table === 'messages' && typeof row['body'] === 'string')
    return { ...row, body: row['body'].replaceAll(REDACTION_MARK, HIDDEN) };
  if (table !== 'spaces') return row;
  const open = (sealed: unknown): unknown =>
    typeof sealed === 'string' ? openInstructions(ctx, String(row['id']), sealed) : sealed;
  const draft = row['draft'] as OwnRow;
  return {
    ...row,
    access_instructions: open(row['access_instructions']),
    draft: draft['accessInstructions'] ? { ...draft, accessInstructions: open(draft['accessInstructions']) } : draft,
  };
}

/** A column of text as its reader saw it; contact data that the two may exchange stays. */
function hidden(row: OwnRow, column: string, showsContacts: boolean): OwnRow {
  const text = row[column];
  return typeof text === 'string'
    ? { [column]: redactSpans(text, findHiddenSpans(text, showsContacts)).replaceAll(REDACTION_MARK, HIDDEN) }
    : {};
}

/** Redacts what the other side of a claim wrote, as `Claim` does; the user's own texts stay complete. */
function redactOthersClaimTexts(table: string, row: OwnRow, { claims }: Reader): OwnRow {
  const sides = claims.get(row[table === 'claims' ? 'id' : 'claim_id']);
  const hide = (column: string, isOwn: boolean): OwnRow => (isOwn ? {} : hidden(row, column, true));
  if (table === 'claims')
    return {
      ...row,
      ...hide('text', sides?.claimant === sides?.own),
      ...hide('appeal_text', row['appealed_by'] === sides?.own),
    };
  if (table === 'claim_questions') return { ...row, ...hide('answer', row['side'] === sides?.own) };
  // The side that did not make the claim answers it.
  return { ...row, ...hide('text', sides?.claimant !== sides?.own) };
}

/** Redacts what the other side of a booking wrote, as `Booking` does; the user's own texts stay complete. */
function redactOthersTexts(row: OwnRow, { userId, hasAgreed }: Reader): OwnRow {
  const isRenter = row['renter_id'] === userId;
  const hide = (column: string, isOwn: boolean, showsContacts: boolean): OwnRow =>
    isOwn ? {} : hidden(row, column, showsContacts);
  return {
    ...row,
    ...hide('message', isRenter, hasAgreed),
    ...hide('decline_text', !isRenter, false),
    ...hide('cancel_text', row['cancelled_by'] === (isRenter ? BookingActor.RENTER : BookingActor.HOST), true),
    ...hide('notice_text', row['notice_by'] === (isRenter ? BookingActor.RENTER : BookingActor.HOST), true),
    // A renter's reason for leaving is hidden from the host.
    ...(!isRenter && row['notice_by'] === BookingActor.RENTER ? { notice_reason: null, notice_text: null } : {}),
  };
}
