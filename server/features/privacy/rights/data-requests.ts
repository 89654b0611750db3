import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/global-id.js';
import { DataRequestStatus, type DataRequest, type DataRequestKind, type DataRequestQueue } from './data-request.types.js';

/** How many a person, or the staff, are shown. */
const SHOWN = 50;

/** A request's row. */
export interface DataRequestRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: DataRequestKind;
  readonly status: DataRequestStatus;
  readonly details: string;
  readonly answer: string | null;
  readonly requested_at: string | Date;
  readonly due_at: string | Date;
  readonly closed_at: string | Date | null;
}

interface QueueRow extends DataRequestRow {
  readonly full_name: string;
  readonly email: string;
}

/** A row as the API shows it. */
export function dataRequestOf(row: DataRequestRow, now: Date): DataRequest {
  const dueAt = new Date(row.due_at);
  return {
    id: toGlobalId('DataRequest', row.id),
    kind: row.kind,
    status: row.status,
    details: row.details,
    answer: row.answer,
    requestedAt: new Date(row.requested_at),
    dueAt,
    isOverdue: row.status === DataRequestStatus.OPEN && dueAt < now,
    closedAt: row.closed_at === null ? null : new Date(row.closed_at),
  };
}

/** What the viewer asked for, newest first. */
export async function listOwnDataRequests(ctx: SignedInContext): Promise<DataRequest[]> {
  const rows = await ctx.em.execute<DataRequestRow[]>('select * from data_requests where user_id = ? order by requested_at desc, id desc limit ?', [ctx.viewer.id, SHOWN]);
  return rows.map((row) => dataRequestOf(row, ctx.clock.now()));
}

/** What waits for the staff. */
export async function readDataRequestQueue(ctx: ServiceContext): Promise<DataRequestQueue> {
  const now = ctx.clock.now();
  const [counts] = await ctx.em.execute<{ all: number; late: number }[]>(
    `select count(*)::int as all, count(*) filter (where due_at < ?)::int as late from data_requests where status = 'open'`,
    [now],
  );
  const rows = await ctx.em.execute<QueueRow[]>(
    `select r.*, u.full_name, u.email from data_requests r join users u on u.id = r.user_id where r.status = 'open' order by r.due_at, r.id limit ?`,
    [SHOWN],
  );
  return {
    totalCount: counts?.all ?? 0,
    overdueCount: counts?.late ?? 0,
    waiting: rows.map((row) => ({ request: dataRequestOf(row, now), fullName: row.full_name, email: row.email })),
  };
}
