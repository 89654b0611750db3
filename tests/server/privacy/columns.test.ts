import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnFiles } from '../../../server/features/privacy/export/own-files.js';
import { writeExport } from '../../../server/features/privacy/export/write-export.js';
import { FILE_DESCRIPTIONS } from '../../../server/features/privacy/export/file-descriptions.js';
import { declaredTables, exportFiles } from '../../../server/features/privacy/columns/declared-tables.js';
import { Locale } from '../../../server/core/values/locale.js';
import { allColumns } from './canaries.js';
import { SECRET_WAY_IN, seedCanaries } from './seed-canaries.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { unzip } from '../../support/unzip.js';

type Row = Record<string, unknown>;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.stop());

describe('declared tables', () => {
  it('P-63 declares every existing column and no other', async () => {
    const real = (await allColumns(app)).map(({ table_name: table, column_name: column }) => `${table}.${column}`);
    const declared = declaredTables.flatMap(({ table, columns }) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(declared.toSorted()).toEqual(real.toSorted());
  });

  it('P-63 covers every schema with personal data', async () => {
    const schemas = await app
      .context()
      .em.execute<{ name: string }[]>(
        `select distinct table_schema as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
      );
    // Jobs of the queue hold an address until the mail is sent, for minutes at most.
    expect(schemas.map(({ name }) => name)).toEqual(['graphile_worker', 'public']);
  });

  it('P-63 names and describes every file once and leaves none without columns', () => {
    const names = exportFiles.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(FILE_DESCRIPTIONS).toSorted()).toEqual(names.toSorted());
    expect(exportFiles.filter(({ columns }) => columns.length === 0)).toEqual([]);
    const lists = declaredTables.flatMap(({ files, columns }) =>
      Object.values(columns).flatMap((treatment) =>
        Array.isArray(treatment) ? treatment.filter((name: string) => !(name in files)) : [],
      ),
    );
    expect(lists).toEqual([]);
  });
});

describe('data export', () => {
  let me: string;

  it('P-63 contains every declared column in JSON and in CSV', async () => {
    me = await seedCanaries(app);
    const ctx = app.context();
    const started = Date.now();
    await writeExport(ctx, { userId: me, locale: Locale.EN, fileKey: 'exports/canaries/copy.zip' }, () =>
      Promise.resolve(),
    );
    expect(Date.now() - started).toBeLessThan(60_000);
    const files = unzip((await ctx.ports.files.get('exports/canaries/copy.zip')) ?? Buffer.alloc(0));
    const missing: string[] = [];
    for (const { name, table, columns, where } of exportFiles) {
      const parts = where.split(':person');
      const [expected] = await ctx.em.execute<{ row: Row }[]>(
        `select to_jsonb(t) as row from ${table} t where ${parts.join('?::uuid')} order by 1 desc limit 1`,
        parts.slice(1).map(() => me),
      );
      const rows = JSON.parse(files.get(`json/${name}.json`)?.toString('utf8') ?? '[]') as Row[];
      const csv = files.get(`csv/${name}.csv`)?.toString('utf8') ?? '';
      if (!expected) missing.push(`${name}: no row was seeded`);
      for (const column of columns) {
        const value = column === 'access_instructions' ? SECRET_WAY_IN : expected?.row[column];
        if (value === null || value === undefined) missing.push(`${name}.${column}: not seeded`);
        if (!rows.some((row) => JSON.stringify(row[column]) === JSON.stringify(value)))
          missing.push(`${name}.${column}: not in the JSON`);
        if (typeof value !== 'object' && !csv.includes(String(value)))
          missing.push(`${name}.${column}: not in the CSV`);
      }
    }
    expect(missing).toEqual([]);
    expect(files.get('README.txt')?.toString('utf8')).toContain('YOUR DATA ON HUECO');
  });

  it('P-63 contains every kind of file that a person stored', async () => {
    const ctx = app.context();
    const read: string[] = [];
    const get = async (key: string): Promise<null> => {
      read.push(key);
      return null;
    };
    const reading = { ...ctx, ports: { ...ctx.ports, files: { ...ctx.ports.files, get } as typeof ctx.ports.files } };
    for (const file of await listOwnFiles(reading, me)) await file.read();
    const tables = (await allColumns(app))
      .filter(({ column_name: column }) => column === 'storage_key')
      .map(({ table_name: table }) => table);
    expect(tables).toContain('claim_evidence');
    for (const table of tables) {
      const rows = await ctx.em.execute<{ key: string }[]>(`select storage_key as key from ${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(
        rows.filter(({ key }) => !read.some((name) => name.includes(key))),
        table,
      ).toEqual([]);
    }
  });

  it('P-63 contains no secrets and no data of other users', async () => {
    const files = unzip((await app.context().ports.files.get('exports/canaries/copy.zip')) ?? Buffer.alloc(0));
    const all = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
    for (const secret of [
      'canary users password_hash',
      'canary totp_factors secret',
      'canary email_tokens token_hash',
      'canary recovery_codes code_hash',
      'other@example.test',
    ]) {
      expect(all, secret).not.toContain(secret);
    }
  });
});
