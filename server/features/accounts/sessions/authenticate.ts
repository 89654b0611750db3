import type { ServiceContext, Viewer } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { readAccessToken } from './access-token.js';
import { HAS_WHAT_IT_TAKES } from './sessions.js';

/** Who a token speaks for, and until when. */
export interface Identity {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

interface IdentityRow {
  readonly is_email_verified: boolean;
  readonly roles: Role[];
  readonly has_second_factor: boolean;
}

/** The person a token speaks for as her session stands now; null when either has ended. */
export async function authenticate(ctx: Pick<ServiceContext, 'em' | 'clock' | 'config'>, token: string): Promise<Identity | null> {
  const now = ctx.clock.now();
  const access = readAccessToken(ctx.config, token, now);
  if (!access) return null;
  const [row] = await ctx.em.execute<IdentityRow[]>(
    `select u.email_verified_at is not null as is_email_verified, s.mfa_verified_at is not null as has_second_factor,
            array(select r.role from user_roles r where r.user_id = u.id) as roles
     from sessions s join users u on u.id = s.user_id
     where s.id = ? and s.user_id = ? and s.revoked_at is null and s.expires_at > ? and u.suspended_at is null and ${HAS_WHAT_IT_TAKES}`,
    [access.sessionId, access.userId, now],
  );
  if (!row) return null;
  const needsSecondFactor = row.roles.includes(Role.ADMIN) && !row.has_second_factor;
  const viewer: Viewer = {
    id: access.userId,
    sessionId: access.sessionId,
    // A password alone opens no staff's rights, however they are asked for later.
    roles: new Set(needsSecondFactor ? row.roles.filter((role) => role !== Role.ADMIN) : row.roles),
    isEmailVerified: row.is_email_verified,
    needsSecondFactor,
  };
  return { viewer, expiresAt: access.expiresAt };
}
