import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/db/embedded-postgres.js';
import { clusterDirectory } from '../../../server/db/postgres-cluster-state.js';

const PASSWORD = 'only-for-tests';

/** Two PostgreSQL servers, the second as a streaming replica of the first. */
export class StreamingPair {
  private constructor(
    private readonly folder: string,
    private primary: EmbeddedPostgres,
    private replica: EmbeddedPostgres,
  ) {}

  /** `prepare` fills the first server before it is copied; its password is the superuser's. */
  static async start(prepare: (databaseUrl: string, password: string) => Promise<unknown>): Promise<StreamingPair> {
    const folder = mkdtempSync(path.join(tmpdir(), 'replica-'));
    chmodSync(folder, 0o755);
    let primary = await startEmbeddedPostgres(options(folder, 'primary'));
    await prepare(await primary.ensureDatabase('hueco'), PASSWORD);
    await primary.stop();
    // A copy of a stopped server's folder equals a base backup.
    mkdirSync(options(folder, 'replica').dataDir, { mode: 0o755 });
    const [from = '', to = ''] = ['primary', 'replica'].map((name) => clusterDirectory(options(folder, name).dataDir));
    execFileSync('cp', ['-a', from, to]);
    writeFileSync(path.join(to, 'standby.signal'), '');
    primary = await startEmbeddedPostgres(options(folder, 'primary'));
    appendFileSync(
      path.join(to, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}'\n`,
    );
    return new StreamingPair(folder, primary, await startEmbeddedPostgres(options(folder, 'replica')));
  }

  get primaryUrl(): string {
    return this.primary.url('hueco');
  }

  get replicaUrl(): string {
    return this.replica.url('hueco');
  }

  stopReplica(): Promise<void> {
    return this.replica.stop();
  }

  /** Restarts on the same port. */
  async startReplica(): Promise<void> {
    const { replicaUrl } = this;
    this.replica = await startEmbeddedPostgres(options(this.folder, 'replica'));
    if (this.replicaUrl !== replicaUrl) throw new Error('the replica came back at another address');
  }

  async stop(): Promise<void> {
    await this.replica.stop();
    await this.primary.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const options = (folder: string, name: string) => ({
  dataDir: path.join(folder, name),
  password: PASSWORD,
  durable: false,
});
