import type { ServiceContext } from '../core/context.js';
import { findImbalances } from '../features/bookings/payouts/reconcile-books.js';
import { findBrokenInvoices } from '../features/documents/issue/verify-chain.js';
import { ExitCode, type Command } from './command.types.js';
import { euros } from './euros.js';

export const verifyBooks: Command = {
  name: 'ledger verify',
  args: [],
  usage: '',
  summary:
    'Checks that the postings of every booking and paid cycle sum to zero and that no invoice was changed or is missing; exit code 1 otherwise.',
  async run({ ctx, write }) {
    const accounts = await ctx.db
      .selectFrom('LedgerEntry')
      .select((eb) => ['account', eb.fn.sum<string>('amountCents').as('cents')])
      .groupBy('account')
      .orderBy('account')
      .execute();
    for (const { account, cents } of accounts) write(`  ${account.padEnd(20)} ${euros(Number(cents)).padStart(16)}`);
    const problems = [
      ...(await unbalancedPostings(ctx)).map(({ txId, cents }) => `posting ${txId}: ${euros(Number(cents))} too much`),
      ...(await findImbalances(ctx)).map(({ ref, foundCents }) => `${ref}: ${euros(foundCents)} instead of 0`),
      ...(await findBrokenInvoices(ctx)).map(
        (invoice) => `invoice ${invoice}: changed, missing, or after a missing one`,
      ),
    ];
    for (const problem of problems) write(problem);
    write(problems.length === 0 ? 'The books add up.' : `${problems.length} differences.`);
    return problems.length === 0 ? ExitCode.DONE : ExitCode.REFUSED;
  },
};

function unbalancedPostings({ db }: ServiceContext) {
  return db
    .selectFrom('LedgerEntry')
    .select((eb) => ['txId', eb.fn.sum<string>('amountCents').as('cents')])
    .groupBy('txId')
    .having((eb) => eb.fn.sum('amountCents'), '<>', 0)
    .execute();
}
