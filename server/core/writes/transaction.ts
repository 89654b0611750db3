import { AsyncLocalStorage } from 'node:async_hooks';
import type { TransactionOptions } from '@mikro-orm/core';
import { databaseOf } from '../../database.js';
import type { ServiceContext, Viewer } from '../context.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { domainErrorOf, isRetryable } from '../errors/db-errors.js';

interface OpenTransaction {
  readonly afterCommit: (() => void)[];
  /** Set in a rehearsal, whose commands run in its transaction. */
  rehearsal?: Pick<ServiceContext, 'em' | 'db'>;
}

const open = new AsyncLocalStorage<OpenTransaction | null>();
const MAX_RETRIES = 3;

/** Runs `work` in one database transaction; retries serialisation failures and deadlocks, at most three times. */
export async function inTransaction<C extends ServiceContext, T>(
  ctx: C,
  work: (tx: C) => Promise<T>,
  options: Pick<TransactionOptions, 'isolationLevel' | 'readOnly'> = {},
): Promise<T> {
  // The last safeguard: a read-only staff view never writes, whatever other checks let through.
  if ((ctx as { viewer?: Viewer | null }).viewer?.isReadOnly) throw new DomainError(ErrorCode.VIEW_READ_ONLY);
  const rehearsal = open.getStore()?.rehearsal;
  if (rehearsal) return work({ ...ctx, ...rehearsal });
  if (open.getStore()) throw new Error('a transaction is already open: pass its context on instead of opening another');
  for (let attempt = 0; ; attempt++) {
    const state: OpenTransaction = { afterCommit: [] };
    try {
      const result = await open.run(state, () =>
        ctx.em.fork().transactional((em) => work({ ...ctx, em, db: databaseOf(em) }), options),
      );
      for (const run of state.afterCommit) run();
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt >= MAX_RETRIES) throw domainErrorOf(error) ?? error;
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20 * (attempt + 1)));
    }
  }
}

/** Ends a rehearsal: everything it did is rolled back. */
class Undone extends Error {}

/** Runs commands to see what they would do and rolls back: nothing is stored, sent or requested from the provider. */
export async function rehearse<C extends ServiceContext, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> {
  const done: T[] = [];
  try {
    await inTransaction(ctx, async (tx) => {
      const state = open.getStore();
      if (state) state.rehearsal = { em: tx.em, db: tx.db };
      done.push(await work(tx));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return done.at(-1) as T;
}

/** Runs a function once the open transaction has committed, or at once without one. */
export function afterCommit(run: () => void): void {
  const state = open.getStore();
  if (state) state.afterCommit.push(run);
  else run();
}

/** Called before every network call: a slow network must never hold a transaction open. */
export function assertNoTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} was called inside a transaction`);
}

/** Sets a PostgreSQL parameter until the transaction ends. */
export async function setForTransaction({ db }: ServiceContext, parameter: string, value: string): Promise<void> {
  await db
    .selectNoFrom((eb) => eb.fn('set_config', [eb.val(parameter), eb.val(value), eb.lit(true)]).as('set'))
    .execute();
}

/** Leaves the transaction's scope for work that only starts inside it, such as a listener's loop. */
export function outsideTransaction<T>(work: () => T): T {
  return open.run(null, work);
}
