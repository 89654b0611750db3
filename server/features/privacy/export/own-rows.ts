import type { ServiceContext } from '../../../core/context.js';
import { openInstructions } from '../../spaces/access-instructions.js';
import { HIDDEN_MARK } from '../../messages/message-text.rules.js';
import type { InventoryFile } from '../inventory/data-inventory.js';

/** A row as it goes into the copy. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** A person's rows of one file, oldest first where the table knows an age. */
export async function ownRows(ctx: ServiceContext, file: InventoryFile, userId: string): Promise<OwnRow[]> {
  const [where, params] = conditionOf(file, userId);
  const columns = file.columns.map((column) => `"${column}"`).join(', ');
  const rows = await ctx.em.execute<{ row: OwnRow }[]>(`select to_jsonb(r) as row from (select ${columns} from ${file.table} where ${where} order by 1) r`, params);
  return rows.map(({ row }) => opened(ctx, file.table, row));
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

/** What is sealed in the database is hers to read; messages are as she saw them. */
function opened(ctx: ServiceContext, table: string, row: OwnRow): OwnRow {
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
