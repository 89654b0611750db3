import type { Updateable } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import type { Locale } from '../../../core/values/locale.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Tables } from '../../../database.js';
import { firstNameOf } from '../../accounts/person-name.js';
import { DataExportStatus } from './data-export.types.js';
import { writeExport, type OnProgress } from './write-export.js';

/** How long an export can be downloaded. */
export const EXPORT_RETENTION_DAYS = 7;
/** Smaller progress steps are not worth a statement. */
const STEP_PERCENT = 5;

interface ClaimedExport {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
}

/** The folder of all exports in the file storage. */
export const EXPORTS = 'exports';

/** The folder of an export in the file storage. */
export function exportFolder(exportId: string): string {
  return `${EXPORTS}/${exportId}`;
}

/** Job: writes the export and sends an e-mail; a failure is recorded so that the user can request another one. */
export async function makeExport(ctx: ServiceContext, exportId: string): Promise<void> {
  const order = await claim(ctx, exportId);
  if (!order) return;
  const fileKey = `${exportFolder(exportId)}/copy.zip`;
  try {
    const bytes = await writeExport(
      ctx,
      { userId: order.userId, locale: order.locale, fileKey },
      progressOf(ctx, exportId),
    );
    await finish(ctx, order, fileKey, bytes);
  } catch (error) {
    ctx.log.error({ err: error, exportId }, 'privacy: an export failed');
    await ctx.ports.files.removeFolder(exportFolder(exportId));
    await updateRunning(ctx, exportId, { status: DataExportStatus.FAILED });
  }
}

/** Claims running exports too: the job is only retried when their worker died. */
async function claim(ctx: ServiceContext, exportId: string): Promise<ClaimedExport | null> {
  const claimed = await ctx.db
    .updateTable('DataExport')
    .from('User as u')
    .set({ status: DataExportStatus.RUNNING, progressPercent: 0, startedAt: ctx.clock.now() })
    .whereRef('u.id', '=', 'DataExport.userId')
    .where('DataExport.id', '=', exportId)
    .where('u.erasedAt', 'is', null)
    .where('DataExport.status', 'in', [DataExportStatus.QUEUED, DataExportStatus.RUNNING])
    .returning(['DataExport.id', 'DataExport.userId', 'u.email', 'u.fullName', 'u.locale'])
    .executeTakeFirst();
  return claimed ?? null;
}

function progressOf(ctx: ServiceContext, exportId: string): OnProgress {
  let saved = 0;
  return async (percent) => {
    if (percent - saved < STEP_PERCENT) return;
    saved = percent;
    await ctx.db.updateTable('DataExport').set({ progressPercent: percent }).where('id', '=', exportId).execute();
  };
}

async function finish(ctx: ServiceContext, order: ClaimedExport, fileKey: string, bytes: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const expiresAt = new Date(now.getTime() + EXPORT_RETENTION_DAYS * DAY_MS);
    const isUpdated = await updateRunning(tx, order.id, {
      status: DataExportStatus.READY,
      progressPercent: 100,
      fileKey,
      bytes,
      readyAt: now,
      expiresAt,
    });
    if (!isUpdated) throw new Error('the export was marked as failed while it was written');
    await queueMail(tx, {
      id: `export-${order.id}`,
      to: order.email,
      locale: order.locale,
      template: 'privacy.export-ready',
      params: { firstName: firstNameOf(order.fullName), expiresAt: expiresAt.toISOString() },
    });
  });
}

/** Updates the export if it is still running; returns whether it was. */
async function updateRunning(
  { db }: ServiceContext,
  exportId: string,
  values: Updateable<Tables['DataExport']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('DataExport')
    .set(values)
    .where('id', '=', exportId)
    .where('status', '=', DataExportStatus.RUNNING)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
