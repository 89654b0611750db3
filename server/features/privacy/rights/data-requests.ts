import type { Selectable } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
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

/** The requests that wait for the viewer's answer: not their own, which somebody else answers. */
export const selectWaitingRequests = ({ db, viewer }: SignedInContext) =>
  db.selectFrom('DataRequest as r').where('r.status', '=', DataRequestStatus.OPEN).where('r.userId', '<>', viewer.id);

/** The requests that the viewer may answer, the earliest due first. */
export async function loadDataRequestQueue(ctx: SignedInContext): Promise<DataRequestQueueRow> {
  const counts = await selectWaitingRequests(ctx)
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn.countAll<string>().filterWhere('r.dueAt', '<', ctx.clock.now()).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await selectWaitingRequests(ctx)
    .innerJoin('User as u', 'u.id', 'r.userId')
    .selectAll('r')
    .select(['u.fullName', 'u.email'])
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
