import type { Selectable } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { DataRequestStatus } from './data-request.types.js';

const MAX_SHOWN = 50;

export type DataRequestRow = Selectable<Tables['DataRequest']>;

/** The open requests as staff see them. */
export interface DataRequestQueueRow {
  readonly totalCount: number;
  readonly overdueCount: number;
  readonly waiting: readonly { readonly request: DataRequestRow; readonly fullName: string; readonly email: string }[];
}

/** The viewer's data requests, newest first. */
export function listOwnDataRequests({ db, viewer }: SignedInContext): Promise<DataRequestRow[]> {
  return db
    .selectFrom('DataRequest')
    .selectAll()
    .where('userId', '=', viewer.id)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** The requests that the staff has not answered yet. */
export async function loadDataRequestQueue({ db, clock }: ServiceContext): Promise<DataRequestQueueRow> {
  const counts = await db
    .selectFrom('DataRequest')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn.countAll<string>().filterWhere('dueAt', '<', clock.now()).as('overdue'),
    ])
    .where('status', '=', DataRequestStatus.OPEN)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('DataRequest as r')
    .innerJoin('User as u', 'u.id', 'r.userId')
    .selectAll('r')
    .select(['u.fullName', 'u.email'])
    .where('r.status', '=', DataRequestStatus.OPEN)
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(MAX_SHOWN)
    .execute();
  return {
    totalCount: Number(counts.all),
    overdueCount: Number(counts.overdue),
    waiting: rows.map(({ fullName, email, ...request }) => ({ request, fullName, email })),
  };
}
