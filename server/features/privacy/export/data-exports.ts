import type { Selectable } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';

const MAX_SHOWN = 10;

export type DataExportRow = Selectable<Tables['DataExport']>;

/** The viewer's exports, newest first. */
export function listDataExports({ db, viewer }: SignedInContext): Promise<DataExportRow[]> {
  return db
    .selectFrom('DataExport')
    .selectAll()
    .where('userId', '=', viewer.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** An export by uuid, of any person. */
export async function findDataExport({ db }: ServiceContext, id: string): Promise<DataExportRow | null> {
  return (await db.selectFrom('DataExport').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
