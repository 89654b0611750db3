import {
  DuckDBDataChunk,
  DuckDBInstance,
  INTEGER,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import pg from 'pg';
import { WORDS_MARK } from './memory-dialect.js';
import { SOURCE_COLUMNS, STORE_COLUMNS, storeRowOf, type SourceRow, type StoreRow } from './memory-rows.js';
import { COMMON_WORDS, Words } from './memory-words.js';

const THREADS = '2';
/** DuckDB's memory limit: a million rows need half of it. */
const MEMORY_LIMIT = '1GB';
/** Concurrent statements; each uses all threads. */
const CONNECTIONS = 4;
/** Rows per read from PostgreSQL. */
const FETCHED = 10_000;
/** Values of a column that DuckDB takes at once. */
const CHUNK = 2048;
/** Rows sampled to find the common words. */
const WORDS_SAMPLE = 20_000;
const KNOWN_TEXTS = 1_000;

/** The search rows in DuckDB, loaded from PostgreSQL. A table lives until the next full load replaces it. */
export class MemoryTable {
  private readonly texts = new Map<string, string>();
  private readonly free: DuckDBConnection[] = [];
  private readonly waiting: ((connection: DuckDBConnection) => void)[] = [];
  private lastNumber = 0;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly instance: DuckDBInstance,
    private readonly writer: DuckDBConnection,
    private readonly words: Words,
  ) {}

  /** A table with all current rows. */
  static async load(pool: pg.Pool): Promise<MemoryTable> {
    const instance = await DuckDBInstance.create(':memory:', {
      threads: THREADS,
      memory_limit: MEMORY_LIMIT,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      // Memory freed after loading is returned to the system within seconds: half of what the process holds.
      allocator_background_threads: 'true',
    });
    const writer = await instance.connect();
    const table = new MemoryTable(pool, instance, writer, new Words(await commonWords(pool)));
    await writer.run(`set timezone = 'UTC'`);
    await writer.run(
      `create table space_search (${STORE_COLUMNS.map(([name, type]) => `${name} ${String(type)}`).join(', ')})`,
    );
    await writer.run('create table rare_words (word integer, n integer)');
    await table.fill();
    for (let index = 0; index < CONNECTIONS; index++) table.free.push(await instance.connect());
    return table;
  }

  /** Rows of a statement of `memoryDialect`; null where it needs data that is not kept. */
  async read(text: string, values: readonly unknown[]): Promise<readonly object[] | null> {
    const statement = await this.withWords(text, values);
    if (statement === null) return null;
    const connection =
      this.free.pop() ?? (await new Promise<DuckDBConnection>((resolve) => this.waiting.push(resolve)));
    try {
      const prepared = await connection.prepare(statement);
      try {
        for (let index = 1; index <= prepared.parameterCount; index++) bind(prepared, index, values[index - 1]);
        return (await prepared.runAndReadAll()).getRowObjectsJS();
      } finally {
        prepared.destroySync();
      }
    } finally {
      const next = this.waiting.shift();
      if (next) next(connection);
      else this.free.push(connection);
    }
  }

  /** Rereads the rows of these spaces from PostgreSQL. */
  async refresh(ids: readonly string[]): Promise<void> {
    const { rows } = await this.pool.query<string[]>({
      text: `select ${SOURCE_COLUMNS} from space_search where id = any($1::uuid[])`,
      values: [ids],
      rowMode: 'array',
      types: AS_TEXT,
    });
    const fresh = rows.map((row) => this.rowOf(row));
    await this.writer.run('begin');
    try {
      const list = ids.map((_, index) => `$${index + 1}::uuid`).join(', ');
      await this.writer.run(`delete from space_search where id in (${list})`, [...ids]);
      await this.append(fresh);
      await this.writer.run('commit');
    } catch (error) {
      await this.writer.run('rollback');
      throw error;
    }
  }

  close(): void {
    for (const connection of [this.writer, ...this.free]) connection.closeSync();
    this.instance.closeSync();
  }

  private async fill(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query(
        // Rows of one city are stored together, so that a search in it skips the rest.
        `declare found no scroll cursor for select ${SOURCE_COLUMNS} from space_search order by city_id, pc, id`,
      );
      for (;;) {
        const { rows } = await client.query<string[]>({
          text: `fetch ${FETCHED} from found`,
          rowMode: 'array',
          types: AS_TEXT,
        });
        if (rows.length === 0) break;
        await this.append(rows.map((row) => this.rowOf(row)));
      }
      await client.query('commit');
    } finally {
      client.release();
    }
    // Sorted, so that the rows of one word are contiguous.
    await this.writer.run('create table sorted as select * from rare_words order by word, n');
    await this.writer.run('drop table rare_words');
    await this.writer.run('alter table sorted rename to rare_words');
    // Compresses the rows, to a third of their size.
    await this.writer.run('checkpoint');
  }

  private rowOf(row: SourceRow): StoreRow {
    return storeRowOf(++this.lastNumber, row, this.words);
  }

  private async append(rows: readonly StoreRow[]): Promise<void> {
    const pairs = rows.flatMap(({ values: [n = null], rare }) => rare.map((word) => [word, n]));
    await appendAll(
      this.writer,
      'space_search',
      STORE_COLUMNS.map(([, type]) => type),
      rows.map(({ values }) => values),
    );
    await appendAll(this.writer, 'rare_words', [INTEGER, INTEGER], pairs);
  }

  /** Inserts the conditions of the statement's texts; PostgreSQL, which tokenized the rows' texts, tokenizes these too. */
  private async withWords(text: string, values: readonly unknown[]): Promise<string | null> {
    const conditions = new Map<string, string>();
    for (const [mark, position] of text.matchAll(WORDS_MARK)) {
      const condition = this.words.conditionOf(await this.tsqueryOf(String(values[Number(position) - 1])));
      if (condition === null) return null;
      // The value is bound anyway: a statement must use all of them.
      conditions.set(mark, `($${position}::varchar is not null and (${condition}))`);
    }
    return text.replaceAll(WORDS_MARK, (mark) => conditions.get(mark) ?? 'false');
  }

  private async tsqueryOf(text: string): Promise<string> {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const { rows } = await this.pool.query<{ query: string }>(
      `select websearch_to_tsquery('spanish', immutable_unaccent($1))::text as query`,
      [text],
    );
    const query = rows[0]?.query ?? '';
    if (this.texts.size >= KNOWN_TEXTS) this.texts.clear();
    this.texts.set(text, query);
    return query;
  }
}

/** Every value as PostgreSQL writes it. */
const AS_TEXT = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

async function commonWords(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from ts_stat('select tsv from space_search limit ${WORDS_SAMPLE}') order by ndoc desc, word limit ${COMMON_WORDS}`,
  );
  return rows.map(({ word }) => word);
}

/** Appends rows by columns, which is several times faster than value by value. */
async function appendAll(
  connection: DuckDBConnection,
  table: string,
  types: readonly DuckDBType[],
  rows: readonly (readonly DuckDBValue[])[],
): Promise<void> {
  const appender = await connection.createAppender(table);
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = rows.slice(from, from + CHUNK);
    const chunk = DuckDBDataChunk.create(types, part.length);
    chunk.setColumns(types.map((_, column) => part.map((row) => row[column] ?? null)));
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
}

function bind(prepared: DuckDBPreparedStatement, index: number, value: unknown): void {
  if (value === null || value === undefined) prepared.bindNull(index);
  else if (typeof value === 'boolean') prepared.bindBoolean(index, value);
  else if (typeof value !== 'number') prepared.bindVarchar(index, String(value));
  else if (Number.isInteger(value)) prepared.bindInteger(index, value);
  else prepared.bindDouble(index, value);
}
