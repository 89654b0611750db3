import type { ServiceContext } from '../context.js';

/** Acquires the advisory lock of this name, waiting if needed, and holds it until the transaction ends. */
export async function lockByName({ db }: ServiceContext, name: string): Promise<void> {
  await db
    .selectNoFrom((eb) => {
      const key = eb.fn<string>('hashtextextended', [eb.val(name), eb.lit(0)]);
      return eb.fn('pg_advisory_xact_lock', [key]).as('lock');
    })
    .execute();
}
