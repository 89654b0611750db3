import type { ServiceContext } from '../../../core/context.js';
import { exportFolder } from './make-export.js';

/** No copy takes this long: whoever made it is gone. */
const GIVEN_UP_AFTER_MIN = 60;

/** Removes the files of copies whose time is over, and gives up those that never ended. */
export async function expireExports(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - GIVEN_UP_AFTER_MIN * 60_000);
  // What a killed worker had written by then has no name of its own: the folder is marked, and goes with the others.
  await ctx.em.execute(`update data_exports set status = 'failed', file_key = 'given up' where status in ('queued', 'running') and created_at < ?`, [before]);
  const over = await ctx.em.execute<{ id: string }[]>(
    `select id from data_exports where (status = 'ready' and expires_at <= ?) or (status = 'failed' and file_key is not null)`,
    [now],
  );
  for (const { id } of over) {
    // The file first: a row that says it is gone must be right.
    await ctx.ports.files.removeFolder(exportFolder(id));
    await ctx.em.execute(`update data_exports set status = case when status = 'ready' then 'expired' else status end, file_key = null where id = ?`, [id]);
  }
}
