import type { ServiceContext } from '../../core/context.js';

/** What of a person has been shown to be true. */
export interface Trust {
  readonly isPhoneVerified: boolean;
  readonly isIdentityVerified: boolean;
}

/** What is known of a person now. */
export async function readTrust(ctx: ServiceContext, userId: string): Promise<Trust> {
  const [row] = await ctx.em.execute<{ phone: boolean; identity: boolean }[]>(
    'select phone_verified_at is not null as phone, identity_verified_at is not null as identity from users where id = ?',
    [userId],
  );
  return { isPhoneVerified: row?.phone ?? false, isIdentityVerified: row?.identity ?? false };
}
