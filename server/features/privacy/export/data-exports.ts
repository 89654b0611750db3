import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import type { DataExport, DataExportStatus } from './data-export.types.js';

/** How many a person is shown. */
const SHOWN = 10;

/** A copy's row, as the commands need it. */
export interface ExportRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: DataExportStatus;
  readonly progress_percent: number;
  readonly file_key: string | null;
  readonly bytes: string | number | null;
  readonly created_at: string | Date;
  readonly ready_at: string | Date | null;
  readonly expires_at: string | Date | null;
}

/** The viewer's copies, newest first. */
export async function listDataExports(ctx: SignedInContext): Promise<DataExport[]> {
  const rows = await ctx.em.execute<ExportRow[]>('select * from data_exports where user_id = ? order by created_at desc, id desc limit ?', [ctx.viewer.id, SHOWN]);
  return rows.map(dataExportOf);
}

/** One copy by uuid, whoever it belongs to. */
export async function findDataExport(ctx: ServiceContext, id: string): Promise<ExportRow | null> {
  const [row] = await ctx.em.execute<ExportRow[]>('select * from data_exports where id = ?', [id]);
  return row ?? null;
}

/** A row as the API shows it. */
export function dataExportOf(row: ExportRow): DataExport {
  return {
    id: toGlobalId('DataExport', row.id),
    status: row.status,
    progressPercent: row.progress_percent,
    bytes: row.bytes === null ? null : Number(row.bytes),
    createdAt: new Date(row.created_at),
    readyAt: row.ready_at === null ? null : new Date(row.ready_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  };
}
