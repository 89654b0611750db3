import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { createTestApp } from '../../support/test-app.js';

/** Tables that libraries own. */
const FOREIGN = new Set(['migrations']);
test('every table has an entity, and every column a property with the same nullability', async () => {
  const app = await createTestApp();
  const columns = await app
    .context()
    .em.execute<{ table: string; column: string; nullable: boolean }[]>(
      `select table_name as table, column_name as column, is_nullable = 'YES' as nullable from information_schema.columns where table_schema = 'public'`,
    );
  const known = new Map(
    [...app.orm.getMetadata().getAll().values()].flatMap((entity) =>
      Object.values(entity.properties).flatMap((property) =>
        (property.fieldNames ?? []).map(
          (field) => [`${entity.tableName}.${field}`, property.nullable === true] as const,
        ),
      ),
    ),
  );
  const differences = columns
    .filter(({ table }) => !FOREIGN.has(table))
    .filter(({ table, column, nullable }) => known.get(`${table}.${column}`) !== nullable)
    .map(({ table, column, nullable }) => `${table}.${column} is ${nullable ? 'nullable' : 'required'}`);
  expect(columns.length).toBeGreaterThan(400);
  expect(differences).toEqual([]);
  await app.stop();
});

test('typed queries convert values both ways and run in the open transaction', async () => {
  const app = await createTestApp();
  const ctx = app.context();
  const at = new Date('2026-11-23T09:30:00.123Z');
  const userId = randomUUID();
  const failed = inTransaction(ctx, async (tx) => {
    await tx.db.insertInto('OutboxEvent').values({ type: 'test', payload: { userId }, createdAt: at }).execute();
    const row = await tx.db.selectFrom('OutboxEvent').selectAll().where('createdAt', '=', at).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ type: 'test', payload: { userId }, createdAt: at, dispatchedAt: null, attempts: 0 });
    expect(row.id).toBeTypeOf('number');
    throw new Error('roll back');
  });
  await expect(failed).rejects.toThrow('roll back');
  expect(await ctx.db.selectFrom('OutboxEvent').select('id').execute()).toEqual([]);
  await app.stop();
});
