import type { TestApp } from './test-app.js';

/** What a change of a setting says that it has read: its value, and when its newest change was decided. */
export async function seenOf(app: TestApp, key: string): Promise<{ seenValue: number; seenSetAt: string | null }> {
  const { db } = app.context();
  const stored = await db
    .selectFrom('PlatformConstant')
    .select('value')
    .where('key', '=', key as never)
    .executeTakeFirst();
  const { setAt } = await db
    .selectFrom('ConstantChange')
    .select((eb) => eb.fn.max('setAt').as('setAt'))
    .where('key', '=', key as never)
    .executeTakeFirstOrThrow();
  return { seenValue: Number(stored?.value ?? 0), seenSetAt: setAt && new Date(setAt).toISOString() };
}
