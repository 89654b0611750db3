import type { ServiceContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import type { Tables } from '../../../database.js';
import { changeAccount } from '../change-account.js';

// Spaces are a later feature, so their enums cannot be imported here.
const COMPANY = 'empresa' as NonNullable<Tables['Space']['taxProfile']>;
const ARCHIVED = 'archived' as Tables['Space']['status'];

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

/** Whether a company lets any of the host's spaces, except one. */
export async function rentsOutAsCompany(
  ctx: ServiceContext,
  userId: string,
  exceptSpaceId: string | null = null,
): Promise<boolean> {
  const space = await ctx.db
    .selectFrom('Space')
    .select('id')
    .where('hostId', '=', userId)
    .where('taxProfile', '=', COMPANY)
    .where('status', '!=', ARCHIVED)
    .where('id', 'is distinct from', exceptSpaceId)
    .limit(1)
    .executeTakeFirst();
  return space !== undefined;
}
