import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/locale.js';
import { queueMail } from '../../../core/mailer.js';
import { inTransaction } from '../../../core/transaction.js';
import { firstNameOf } from '../../accounts/person-name.js';
import { writeExport, type OnProgress } from './write-export.js';

/** How long a copy can be fetched. */
export const EXPORT_KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** Smaller steps are not worth a statement. */
const STEP_PERCENT = 5;

interface Order {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly locale: Locale;
}

/** The folder of a copy among the files. */
export function exportFolder(exportId: string): string {
  return `exports/${exportId}`;
}

/** The job: makes the copy and tells its owner; one that fails is told as failed, so that she can ask again. */
export async function makeExport(ctx: ServiceContext, exportId: string): Promise<void> {
  const order = await claim(ctx, exportId);
  if (!order) return;
  const fileKey = `${exportFolder(exportId)}/copy.zip`;
  try {
    const bytes = await writeExport(ctx, { userId: order.user_id, locale: order.locale, fileKey }, progressOf(ctx, exportId));
    await finish(ctx, order, fileKey, bytes);
  } catch (error) {
    ctx.log.error({ err: error, exportId }, 'privacy: a copy could not be made');
    await ctx.ports.files.removeFolder(exportFolder(exportId));
    await ctx.em.execute(`update data_exports set status = 'failed' where id = ? and status = 'running'`, [exportId]);
  }
}

/** Also a running one: its worker died, or this would not be tried again. */
async function claim(ctx: ServiceContext, exportId: string): Promise<Order | null> {
  const [order] = await ctx.em.execute<Order[]>(
    `update data_exports e set status = 'running', progress_percent = 0 from users u
     where e.id = ? and u.id = e.user_id and u.erased_at is null and e.status in ('queued', 'running') returning e.id, e.user_id, u.email, u.full_name, u.locale`,
    [exportId],
  );
  return order ?? null;
}

function progressOf(ctx: ServiceContext, exportId: string): OnProgress {
  let told = 0;
  return async (percent) => {
    if (percent - told < STEP_PERCENT) return;
    told = percent;
    await ctx.em.execute('update data_exports set progress_percent = ? where id = ?', [percent, exportId]);
  };
}

async function finish(ctx: ServiceContext, order: Order, fileKey: string, bytes: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
    const rows = await tx.em.execute<object[]>(
      `update data_exports set status = 'ready', progress_percent = 100, file_key = ?, bytes = ?, ready_at = ?, expires_at = ? where id = ? and status = 'running' returning id`,
      [fileKey, bytes, now, expiresAt, order.id],
    );
    if (rows.length === 0) throw new Error('the copy was given up meanwhile');
    await queueMail(tx, {
      id: `export-${order.id}`,
      to: order.email,
      locale: order.locale,
      template: 'privacy.export-ready',
      params: { firstName: firstNameOf(order.full_name), expiresAt: expiresAt.toISOString() },
    });
  });
}
