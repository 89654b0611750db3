import type { ServiceContext } from '../../core/context.js';
import { registerOrphanSweep } from '../../core/files/file-sweep.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { UUID } from '../../core/values/uuid.js';
import { deleteOldActs } from '../../core/writes/audit.js';
import { DELETE_FOLDERS_JOB } from './erasure/erase-person.js';
import { runErasures } from './erasure/run-erasures.js';
import { expireExports } from './export/expire-exports.js';
import { EXPORTS, makeExport } from './export/make-export.js';
import { MAKE_EXPORT_JOB } from './export/request-data-export.js';
import { deleteMoneyTexts } from './retention/delete-money-texts.js';
import { deleteRentalDetails } from './retention/delete-rental-details.js';
import { deleteReportDetails } from './retention/delete-report-details.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Jobs that write and expire exports, erase accounts and delete data after its retention. */
export function registerPrivacyJobs(jobs: JobRegistry): void {
  registerOrphanSweep(jobs, '10 2 * * *', 'privacy.drop-orphans', { parent: EXPORTS, namedAmong: exportsAmong });
  jobs
    .on(MAKE_EXPORT_JOB, (ctx, { exportId }) => makeExport(ctx, String(exportId)), 'files')
    .on(DELETE_FOLDERS_JOB, async (ctx, { folders }) => {
      for (const folder of folders as readonly string[]) await ctx.ports.files.removeFolder(folder);
    })
    .every(EVERY_TEN_MINUTES, 'privacy.expire-exports', expireExports)
    .every(EVERY_TEN_MINUTES, 'privacy.run-erasures', async (ctx) => {
      await runErasures(ctx);
    })
    .every('5 4 * * *', 'privacy.delete-rental-details', (ctx, _payload, signal) => deleteRentalDetails(ctx, signal))
    .every('7 4 * * *', 'privacy.delete-money-texts', deleteMoneyTexts)
    .every('10 4 * * *', 'privacy.delete-report-details', (ctx, _payload, signal) => deleteReportDetails(ctx, signal))
    .every('15 4 * * *', 'privacy.delete-old-acts', async (ctx) => {
      await deleteOldActs(ctx);
    });
}

/** The rest are files of erased people whose deletion failed for good. */
async function exportsAmong({ db }: ServiceContext, names: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = names.filter((name) => UUID.test(name));
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('DataExport').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
