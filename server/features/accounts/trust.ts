import type { ServiceContext } from '../../core/context.js';

/** Which checks a user has passed. */
export interface Trust {
  readonly isPhoneVerified: boolean;
  readonly isIdentityVerified: boolean;
  /** A professional host has entered their trader details. */
  readonly hasTraderDetails: boolean;
}

/** The checks a user has passed. */
export async function getTrust(ctx: ServiceContext, userId: string): Promise<Trust> {
  const user = await ctx.db
    .selectFrom('User as u')
    .leftJoin('TraderDetails as d', 'd.userId', 'u.id')
    .select(['u.phoneVerifiedAt', 'u.identityVerifiedAt', 'd.certifiedAt'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return {
    isPhoneVerified: user?.phoneVerifiedAt != null,
    isIdentityVerified: user?.identityVerifiedAt != null,
    hasTraderDetails: user?.certifiedAt != null,
  };
}

/** Whether a user rents out as a professional; null until they have declared it. */
export async function getIsTrader(ctx: ServiceContext, userId: string): Promise<boolean | null> {
  const user = await ctx.db.selectFrom('User').select('isTrader').where('id', '=', userId).executeTakeFirst();
  return user?.isTrader ?? null;
}
