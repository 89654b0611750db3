import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { changeAccount } from '../change-account.js';

/** Whether a company lets any of the host's spaces. */
export type RentsOutAsCompany = (ctx: ServiceContext, userId: string) => Promise<boolean>;

let rentsOutAsCompany: RentsOutAsCompany = () => Promise.resolve(false);

/** Registers the query of the spaces feature, which comes later; without it there are no spaces. */
export function provideRentsOutAsCompany(provided: RentsOutAsCompany): void {
  rentsOutAsCompany = provided;
}

export interface TraderAnswer {
  readonly isTrader: boolean;
  /** The input field that an error names. */
  readonly path: string;
}

/** Stores whether a host rents out as a professional; a host with a space let by a company cannot be private. */
export async function declareTrader(
  tx: ServiceContext,
  userId: string,
  { isTrader, path }: TraderAnswer,
): Promise<void> {
  // The lock serializes two answers at once, so that the spaces are read as they are now.
  const before = await tx.db
    .selectFrom('User')
    .select('isTrader')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isCompany = !isTrader && (await rentsOutAsCompany(tx, userId));
  refuseProblems(isCompany ? [{ path, code: FieldProblemCode.TRADER_BY_TAX_PROFILE }] : []);
  if (before.isTrader !== isTrader) await changeAccount(tx, userId, { isTrader });
}
