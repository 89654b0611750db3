import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from '../../support/test-app.js';

/** All rows of all tables and all files of the data folder, by place. */
export async function dumpOf(app: TestApp): Promise<Map<string, string>> {
  return new Map([...(await tablesOf(app)), ...(await filesOf(app))]);
}

/** The places that contain one of the texts, ignoring case: `text: place`. */
export function placesOf(dump: ReadonlyMap<string, string>, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...dump].filter(([, content]) => content.includes(text.toLowerCase())).map(([place]) => `${text}: ${place}`),
  );
}

/** Number of files below a folder of the app's data. */
export async function countFiles(app: TestApp, below: string): Promise<number> {
  return (await listFiles(path.join(app.services.config.dataDir, below))).length;
}

async function tablesOf(app: TestApp): Promise<[string, string][]> {
  const { em } = app.context();
  const tables = await em.execute<{ schema: string; name: string }[]>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const dump: [string, string][] = [];
  for (const { schema, name } of tables) {
    const rows = await em.execute<{ row: string }[]>(`select to_jsonb(t)::text as row from "${schema}"."${name}" t`);
    dump.push([
      name,
      rows
        .map(({ row }) => row)
        .join('\n')
        .toLowerCase(),
    ]);
  }
  return dump;
}

async function filesOf(app: TestApp): Promise<[string, string][]> {
  const folder = app.services.config.dataDir;
  const files = await listFiles(folder);
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      path.relative(folder, file),
      (await readFile(file)).toString('utf8').toLowerCase(),
    ]),
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
