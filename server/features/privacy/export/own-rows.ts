import { sql, type RawBuilder } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { findHiddenSpans } from '../../../core/redaction/payment-requests.js';
import { hasAgreedPair } from '../../bookings/agreed-pair.js';
import { BookingActor } from '../../bookings/booking.enums.js';
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
  return rows.map(({ row }) => opened(ctx, file.table, row, { userId, hasAgreed: agreed.has(row['id']) }));
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

/** For whom a row is exported, and whether the two of its booking have agreed on one. */
interface Reader {
  readonly userId: string;
  readonly hasAgreed: boolean;
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

/** Redacts what the other side of a booking wrote, as `Booking` does; the user's own texts stay complete. */
function redactOthersTexts(row: OwnRow, { userId, hasAgreed }: Reader): OwnRow {
  const isRenter = row['renter_id'] === userId;
  const hide = (column: string, isOwn: boolean, showsContacts: boolean): OwnRow => {
    const text = row[column];
    return typeof text === 'string' && !isOwn
      ? { [column]: redactSpans(text, findHiddenSpans(text, showsContacts)).replaceAll(REDACTION_MARK, HIDDEN) }
      : {};
  };
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
