import type { ServiceContext } from '../../../core/context.js';
import { findHiddenSpans } from '../../../core/payment-requests.js';
import { AGREED_STATUSES } from '../../bookings/booking.policy.js';
import { BookingActor, type BookingStatus } from '../../bookings/booking-types.js';
import { HIDDEN_MARK, withoutSpans } from '../../messages/message-text.rules.js';
import { openInstructions } from '../../spaces/access-instructions.js';
import type { InventoryFile } from '../inventory/data-inventory.js';

/** A row as it goes into the copy. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** A person's rows of one file, oldest first where the table knows an age. */
export async function ownRows(ctx: ServiceContext, file: InventoryFile, userId: string): Promise<OwnRow[]> {
  const [where, params] = conditionOf(file, userId);
  const columns = file.columns.map((column) => `"${column}"`).join(', ');
  const rows = await ctx.em.execute<{ row: OwnRow }[]>(`select to_jsonb(r) as row from (select ${columns} from ${file.table} where ${where} order by 1) r`, params);
  return rows.map(({ row }) => opened(ctx, file.table, row, userId));
}

/** How many rows a person has in one file. */
export async function countOwnRows(ctx: ServiceContext, file: InventoryFile, userId: string): Promise<number> {
  const [where, params] = conditionOf(file, userId);
  const [row] = await ctx.em.execute<{ count: number }[]>(`select count(*)::int as count from ${file.table} where ${where}`, params);
  return row?.count ?? 0;
}

function conditionOf({ where }: InventoryFile, userId: string): [string, string[]] {
  const parts = where.split(':person');
  return [parts.join('?::uuid'), parts.slice(1).map(() => userId)];
}

/** Stands where contact data was taken out of a message, in either language. */
const HIDDEN = '[oculto / hidden]';

/** What is sealed in the database is hers to read; messages and others' words to her are as she saw them. */
function opened(ctx: ServiceContext, table: string, row: OwnRow, userId: string): OwnRow {
  if (table === 'bookings') return withOthersWordsHidden(row, userId);
  if (table === 'messages' && typeof row['body'] === 'string') return { ...row, body: row['body'].replaceAll(HIDDEN_MARK, HIDDEN) };
  if (table !== 'spaces') return row;
  const open = (sealed: unknown): unknown => (typeof sealed === 'string' ? openInstructions(ctx, String(row['id']), sealed) : sealed);
  const draft = row['draft'] as OwnRow;
  return {
    ...row,
    access_instructions: open(row['access_instructions']),
    draft: draft['accessInstructions'] ? { ...draft, accessInstructions: open(draft['accessInstructions']) } : draft,
  };
}

/** What the other side of a booking wrote with it, hidden as `Booking` hides it; her own words are whole. */
function withOthersWordsHidden(row: OwnRow, userId: string): OwnRow {
  const isRenter = row['renter_id'] === userId;
  const hide = (column: string, isOwn: boolean, hasAgreed: boolean): OwnRow => {
    const text = row[column];
    return typeof text === 'string' && !isOwn ? { [column]: withoutSpans(text, findHiddenSpans(text, hasAgreed)).replaceAll(HIDDEN_MARK, HIDDEN) } : {};
  };
  return {
    ...row,
    ...hide('message', isRenter, AGREED_STATUSES.includes(row['status'] as BookingStatus)),
    ...hide('decline_text', !isRenter, false),
    ...hide('cancel_text', row['cancelled_by'] === (isRenter ? BookingActor.RENTER : BookingActor.HOST), true),
  };
}
