import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { testConfig } from './test-config.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the run's server with its password, without the database's name. */
    databaseServer: string;
  }
}

const TEMPLATE = 'hueco_template';
const SEEDED = 'hueco_seeded';
/** An arbitrary number, equal in every worker: one worker creates the seeded template, and the others wait. */
const SEED_LOCK = 20_261_120;

/**
 * Every app with background work would first render the demo's PDFs, hundreds in two languages: half a minute of a core, longer than most test
 * files take. Documents that a test issues are rendered as usual.
 */
export const DOCUMENTS_ARE_RENDERED = `update documents set file_key = 'rental-documents/' || id where file_key is null`;

export interface FreshDatabaseOptions {
  /** With the demo data of `npm start`; created at the first request, then copied. */
  readonly seeded?: boolean;
}

/** The databases of the current test file. */
const databases = new Set<string>();

/** A migrated database for the test file; returns its address. It is dropped after the file. */
export async function freshDatabase(options: FreshDatabaseOptions = {}): Promise<string> {
  const template = options.seeded ? await seededTemplate() : TEMPLATE;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  databases.add(name);
  return url(name);
}

/** Drops the databases after a file, because hundreds would fill the memory that holds them. */
export async function dropDatabases(): Promise<void> {
  if (databases.size === 0) return;
  await asAdmin(async (client) => {
    for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
  });
  databases.clear();
}

async function seededTemplate(): Promise<string> {
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [SEEDED]);
    if (rowCount) return;
    const draft = `${SEEDED}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${TEMPLATE} strategy file_copy`);
    const { seed } = await import('../../server/db/seed/seed.js');
    await seed(url(draft), { config: testConfig(), photos: false });
    await client.query(`alter database ${draft} rename to ${SEEDED}`);
  });
  return SEEDED;
}

function url(database: string): string {
  return `${inject('databaseServer')}${database}`;
}

/** Runs one statement as the owner of the tables; `?` stands for a value. */
export async function runAsOwner(databaseUrl: string, text: string, values: unknown[] = []): Promise<void> {
  let count = 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The driver accepts several statements at once only without values.
    await (values.length === 0
      ? client.query(text)
      : client.query(
          text.replaceAll('?', () => `$${(count += 1)}`),
          values,
        ));
  } finally {
    await client.end();
  }
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
