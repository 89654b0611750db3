import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/test-app.js';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly udt_name: string;
  readonly is_generated: 'ALWAYS' | 'NEVER';
  readonly is_identity: 'YES' | 'NO';
}

/** Every column of every table of ours, from the database's catalogue. */
export async function allColumns(app: TestApp): Promise<Column[]> {
  return app.context().em.execute<Column[]>(
    `select c.table_name, c.column_name, c.data_type, c.udt_name, c.is_generated, c.is_identity from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  );
}

let counter = 1000;

/** A unique value that fits the column's type. */
function canaryFor({ table_name: table, column_name: column, data_type: type, udt_name: name }: Column): unknown {
  counter += 1;
  const text = `canary ${table} ${column}`;
  if (type === 'text') return text;
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return true;
  if (type === 'jsonb') return JSON.stringify({ canary: text });
  if (name === '_text') return `{"${text}"}`;
  if (name === '_int4') return `{${counter}}`;
  if (type === 'date') return new Date(Date.UTC(2031, 0, counter - 1000)).toISOString().slice(0, 10);
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2032, 0, 1, 0, counter)).toISOString();
  return counter;
}

/** Fills one row of a table without empty columns, with canaries for all columns that are not given. */
export async function insertCanaries(
  app: TestApp,
  columns: readonly Column[],
  table: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const own = columns.filter(
    (column) => column.table_name === table && column.is_generated === 'NEVER' && column.is_identity === 'NO',
  );
  const names = own.map(({ column_name: name }) => `"${name}"`).join(', ');
  const values = own.map((column) => (column.column_name in given ? given[column.column_name] : canaryFor(column)));
  const casts = own
    .map(({ data_type: type, udt_name: name }) => `?::${type === 'ARRAY' ? `${name.slice(1)}[]` : type}`)
    .join(', ');
  await app.context().em.execute(`insert into ${table} (${names}) values (${casts})`, values);
}
