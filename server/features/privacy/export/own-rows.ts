import type { ServiceContext } from '../../../core/context.js';
import { findHiddenSpans } from '../../../core/payment-requests.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { BookingActor, type BookingStatus } from '../../bookings/booking-types.js';
import { REDACTION_MARK, redactSpans } from '../../messages/message-text.rules.js';
import { openInstructions } from '../../spaces/access-instructions.js';
import type { InventoryFile } from '../inventory/data-inventory.js';

/** A row of the export. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** A user's rows of one file. The inventory names table and columns as data, hence SQL text. */
export async function ownRows(ctx: ServiceContext, file: InventoryFile, userId: string): Promise<OwnRow[]> {
  const [where, params] = conditionOf(file, userId);
  const columns = file.columns.map((column) => `"${column}"`).join(', ');
  const rows = await ctx.em.execute<{ row: OwnRow }[]>(
    `select to_jsonb(r) as row from (select ${columns} from ${file.table} where ${where} order by 1) r`,
    params,
  );
  return rows.map(({ row }) => opened(ctx, file.table, row, userId));
}

/** Number of a user's rows in one file. */
export async function countOwnRows(ctx: ServiceContext, file: InventoryFile, userId: string): Promise<number> {
  const [where, params] = conditionOf(file, userId);
  const [row] = await ctx.em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${file.table} where ${where}`,
    params,
  );
  return row?.count ?? 0;
}

function conditionOf({ where }: InventoryFile, userId: string): [string, string[]] {
  const parts = where.split(':person');
  return [parts.join('?::uuid'), parts.slice(1).map(() => userId)];
}

/** Marks redacted contact data, in both languages. */
const HIDDEN = '[oculto / hidden]';

/** Decrypts the user's own data; messages and texts of others stay redacted as the user saw them. */
function opened(ctx: ServiceContext, table: string, row: OwnRow, userId: string): OwnRow {
  if (table === 'bookings') return withOthersWordsHidden(row, userId);
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
function withOthersWordsHidden(row: OwnRow, userId: string): OwnRow {
  const isRenter = row['renter_id'] === userId;
  const hide = (column: string, isOwn: boolean, hasAgreed: boolean): OwnRow => {
    const text = row[column];
    return typeof text === 'string' && !isOwn
      ? { [column]: redactSpans(text, findHiddenSpans(text, hasAgreed)).replaceAll(REDACTION_MARK, HIDDEN) }
      : {};
  };
  return {
    ...row,
    ...hide('message', isRenter, statusMeans(row['status'] as BookingStatus, 'isAgreed')),
    ...hide('decline_text', !isRenter, false),
    ...hide('cancel_text', row['cancelled_by'] === (isRenter ? BookingActor.RENTER : BookingActor.HOST), true),
  };
}
