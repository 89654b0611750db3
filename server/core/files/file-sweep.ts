import type { ServiceContext } from '../context.js';
import type { JobRegistry } from '../jobs/jobs.js';
import type { Log } from '../logger.js';
import type { Config } from '../../config.js';
import { HOUR_MS, MINUTE_MS } from '../values/durations.js';
import { removeFilesBefore } from './old-files.js';
import { uploadFolder } from './uploads.js';

/** Longer than any upload takes, decoding included. */
const UPLOAD_GRACE_MS = 15 * MINUTE_MS;
/** Long enough for any upload to have ended. */
const GRACE_MS = HOUR_MS;
/** Maximum removed per run, so that the wrong data folder shows in the log before much is lost. */
const MOST_FOLDERS = 1000;

/** By the clock of the disk, which tests do not control. */
const ago = (ms: number): Date => new Date(Date.now() - ms);

/** Files that killed processes were receiving or writing. */
export function registerFileSweep(jobs: JobRegistry): void {
  jobs.every('5 * * * *', 'files.sweep', async (ctx) => {
    await sweepUploads(ctx);
    const files = await ctx.ports.files.removeUnfinished(ago(GRACE_MS));
    if (files > 0) ctx.log.warn({ files }, 'unfinished files were removed');
  });
}

/** Removes partial uploads of killed processes; other processes on the same folder keep theirs. */
export async function sweepUploads({ config, log }: { readonly config: Config; readonly log: Log }): Promise<void> {
  const files = await removeFilesBefore(uploadFolder(config), ago(UPLOAD_GRACE_MS));
  if (files > 0) log.warn({ files }, 'interrupted uploads were removed');
}

/** The folders of one kind of files, and those among some that a row names. */
interface NamedFolders {
  readonly parent: string;
  readonly namedAmong: (ctx: ServiceContext, names: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * The nightly job that removes folders without a row. It lists the whole store, which takes minutes in a large bucket, so it runs beside
 * the other long work of files.
 */
export function registerOrphanSweep(jobs: JobRegistry, cron: string, name: string, folders: NamedFolders): void {
  const sweep = async (ctx: ServiceContext, _payload: unknown, signal?: AbortSignal): Promise<void> => {
    // A restore copies the files first, and all rows that name them appear at once with the accounts.
    if (await hasAccounts(ctx)) await dropOrphanFolders(ctx, folders, signal);
  };
  jobs.every(cron, name, sweep, 'files');
}

async function hasAccounts({ db }: ServiceContext): Promise<boolean> {
  return (await db.selectFrom('User').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Removes the folders directly below `parent` that no row names, once they are older than any pending insert. */
export async function dropOrphanFolders(
  ctx: ServiceContext,
  { parent, namedAmong }: NamedFolders,
  signal?: AbortSignal,
): Promise<void> {
  const { files } = ctx.ports;
  let removed = 0;
  for await (const names of files.foldersBefore(parent, ago(GRACE_MS))) {
    if (signal?.aborted) break;
    const named = await namedAmong(ctx, names);
    for (const name of names) {
      if (named.has(name) || removed >= MOST_FOLDERS) continue;
      await files.removeFolder(`${parent}/${name}`);
      removed++;
    }
    if (removed >= MOST_FOLDERS) break;
  }
  if (removed > 0) ctx.log.warn({ parent, folders: removed }, 'folders that no row names were removed');
}
