import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApp, type App, type AppOptions } from '../../server/app.js';
import type { Config } from '../../server/config.js';
import { createLogger } from '../../server/core/logger.js';
import { fromProjectRoot } from '../../server/core/paths.js';
import { serviceContext } from '../../server/core/request-context.js';
import type { ServiceContext } from '../../server/core/context.js';
import { appUrl } from '../../server/db/migrations/app-role.js';
import { storeClaimPictures } from '../../server/db/seed/payments/seed-claim.js';
import { storePhotos } from '../../server/db/seed/demo-data/demo-photos.js';
import { renderSample, storeSamples } from '../../server/db/seed/sample-documents.js';
import type { DocumentSide } from '../../server/features/verification/verification.enums.js';
import { DiskFiles } from '../../server/ports/files-disk.js';
import { DOCUMENTS_ARE_RENDERED, freshDatabase, runAsOwner } from './test-db.js';
import { unbuiltClient } from './unbuilt-client.js';
import { failedOperations } from './failed-operations.js';
import { GraphqlClient } from './graphql-client.js';
import { testConfig } from './test-config.js';

export interface TestApp extends App {
  /** The owner's connection; the app itself uses a role that owns nothing. */
  readonly databaseUrl: string;
  /** A caller without a session. */
  visitor(language?: 'es' | 'en'): GraphqlClient;
  /** A context like that of jobs. */
  context(): ServiceContext;
  /** Runs statements that the app's own role may not run. */
  asOwner(text: string, values?: unknown[]): Promise<void>;
  /** Dispatches every pending event (for apps without background work). */
  settle(): Promise<void>;
}

export type TestAppOptions = Omit<Partial<AppOptions>, 'config'> & {
  readonly config?: Partial<Config>;
  readonly seeded?: boolean;
};

/** The product itself with its own database: the same app as in production, listening on a free port. */
export async function createTestApp({ config, seeded = false, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await freshDatabase({ seeded }));
  if (seeded && options.background) await runAsOwner(databaseUrl, DOCUMENTS_ARE_RENDERED);
  const settings = testConfig(config);
  // The seeded template has rows only; pictures are needed by apps that serve the web.
  if (seeded && options.clientDir) await storePhotos(new DiskFiles(path.join(settings.dataDir, 'files')));
  // A folder without a complete build gets the client's routes from the sources.
  const isBuilt = options.clientDir === fromProjectRoot('dist', 'client');
  const client = options.clientDir && !isBuilt ? { client: unbuiltClient(options.clientDir) } : {};
  const app = await createApp({
    background: false,
    clientDir: null,
    sharesAnswers: false,
    log: createLogger({ level: 'error', to: failedOperations }),
    ...client,
    ...options,
    databaseUrl: appUrl(databaseUrl, decodeURIComponent(new URL(databaseUrl).password)),
    config: settings,
  });
  if (seeded && options.clientDir) await storeDocuments(app);
  return {
    ...app,
    databaseUrl,
    visitor: (language) => new GraphqlClient(app.url, language),
    context: () => serviceContext(app.services),
    asOwner: (text, values) => runAsOwner(databaseUrl, text, values),
    settle: () => app.outbox.drain(),
  };
}

/** The documents of the demo's verifications and the pictures of its claim, under the keys in their rows. */
async function storeDocuments({ services }: App): Promise<void> {
  const { em, config } = serviceContext(services);
  const files = new DiskFiles(path.join(config.dataDir, 'files'));
  const rows = await em.execute<{ storage_key: string; side: DocumentSide }[]>(
    'select storage_key, side from verification_files',
  );
  const samples = await Promise.all(rows.map(({ storage_key: key, side }) => renderSample(side, key)));
  await storeSamples(files, config, samples);
  const evidence = await em.execute<{ storage_key: string }[]>('select storage_key from claim_evidence');
  const bytes = readFileSync(fromProjectRoot('server', 'db', 'seed', 'photos', 'storage-02.webp'));
  await storeClaimPictures(
    files,
    config,
    evidence.map(({ storage_key: storageKey }) => ({ storageKey, bytes })),
  );
}
