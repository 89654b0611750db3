import type pg from 'pg';

const BATCH = 1000;

/** Writes rows by the thousand; `columns` names the columns and their types. Extra properties of a row are left out. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns);
  const list = names.join(', ');
  const shape = names.map((name) => `${name} ${columns[name] ?? 'text'}`).join(', ');
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await client.query(
      `insert into ${table} (${list}) select ${list} from jsonb_to_recordset($1::jsonb) as r (${shape})`,
      [batch],
    );
  }
}

/** Runs work with a table's indexes away, all but those of its constraints, and builds them anew. */
export async function withoutIndexes(
  client: pg.ClientBase,
  table: string,
  isWorthIt: boolean,
  work: () => Promise<void>,
): Promise<void> {
  if (!isWorthIt) return work();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await client.query(definition);
}
