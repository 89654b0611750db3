import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import type { FilesPort } from '../../ports/files.js';
import type { ServiceContext } from '../context.js';
import { decryptBytes, deriveKey, encryptBytes } from '../crypto.js';
import { addJob, type JobRegistry } from '../jobs/jobs.js';
import { HOUR_MS } from '../values/durations.js';
import { registerOrphanSweep } from './file-sweep.js';
import { removeUnstored } from './remove-unstored.js';

/** Long enough for any upload to have ended, by the clock of the job queue. */
const ORPHAN_MS = HOUR_MS;

type Reader = Pick<ServiceContext, 'config' | 'ports'>;

/** One kind of private files. */
interface FileKind {
  /** Names the secret they are encrypted with; never changes, or stored files become unreadable. */
  readonly secret: string;
  /** First part of their storage keys. */
  readonly folder: string;
  /** The job that deletes a file no row refers to. */
  readonly orphanJob: string;
  /** When the nightly job runs that deletes all such files: minute hour day month weekday, in UTC. */
  readonly orphansAt: string;
  /** The rows that refer to one of some files. */
  readonly rowsOf: (
    ctx: ServiceContext,
    storageKeys: readonly string[],
  ) => { execute(): Promise<readonly { readonly storageKey: string }[]> };
}

export interface EncryptedFiles {
  /** Encrypts a file and writes it under a known key. */
  write(
    storage: { readonly config: Pick<Config, 'passwordPepper'>; readonly files: FilesPort },
    storageKey: string,
    bytes: Buffer,
  ): Promise<void>;
  /** Stores a file under a new key and saves its row; deletes the file again if that fails. */
  store<T>(ctx: ServiceContext, bytes: Buffer, save: (storageKey: string) => Promise<T>): Promise<T>;
  /** A stored file, decrypted; null when it no longer exists. */
  read(ctx: Reader, storageKey: string): Promise<Buffer | null>;
  /** Deletes a stored file at once. */
  remove(ctx: Pick<ServiceContext, 'ports'>, storageKey: string): Promise<void>;
  /** Registers the jobs that delete the file of an upload that was killed before its row was written, and those whose deletion failed for good. */
  registerOrphanJobs(jobs: JobRegistry): void;
}

/** Files stored encrypted, under random keys that no URL contains; the key is authenticated, so files cannot be swapped. */
export function encryptedFiles({ secret, folder, orphanJob, orphansAt, rowsOf }: FileKind): EncryptedFiles {
  const keyOf = ({ passwordPepper }: Pick<Config, 'passwordPepper'>): Buffer => deriveKey(passwordPepper, secret);
  const pathOf = (storageKey: string): string => `${storageKey}/sealed`;
  const files: EncryptedFiles = {
    async write({ config, files: port }, storageKey, bytes) {
      await port.put(pathOf(storageKey), encryptBytes(keyOf(config), bytes, storageKey));
    },
    async store(ctx, bytes, save) {
      const storageKey = `${folder}/${randomUUID()}`;
      // Scheduled before the bytes are written: if the process dies before the row is inserted, the job still finds the file.
      await addJob(ctx, orphanJob, { storageKey }, { afterMs: ORPHAN_MS });
      await files.write({ config: ctx.config, files: ctx.ports.files }, storageKey, bytes);
      return save(storageKey).catch((error: unknown) => removeUnstored(error, () => files.remove(ctx, storageKey)));
    },
    async read({ config, ports }, storageKey) {
      const encrypted = await ports.files.get(pathOf(storageKey));
      return encrypted && decryptBytes(keyOf(config), encrypted, storageKey);
    },
    remove: ({ ports }, storageKey) => ports.files.removeFolder(storageKey),
    registerOrphanJobs(jobs) {
      jobs.on(orphanJob, async (ctx, payload) => {
        const storageKey = String(payload.storageKey);
        if ((await rowsOf(ctx, [storageKey]).execute()).length === 0) await files.remove(ctx, storageKey);
      });
      registerOrphanSweep(jobs, orphansAt, `${orphanJob}s`, {
        parent: folder,
        namedAmong: async (ctx, names) => {
          const rows = await rowsOf(
            ctx,
            names.map((name) => `${folder}/${name}`),
          ).execute();
          return new Set(rows.map(({ storageKey }) => storageKey.slice(folder.length + 1)));
        },
      });
    },
  };
  return files;
}
