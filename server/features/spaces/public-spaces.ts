import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { Tables } from '../../database.js';
import { SpaceStatus } from './space-types.js';

type WithSpace = Tables & { s: Tables['Space'] };

/** Whether nothing of the host of the space with alias `s` is offered: suspended, or not listed until they give what the law wants. */
export function isHostHidden(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SqlBool> {
  const suspended = eb
    .selectFrom('User as h')
    .select('h.id')
    .whereRef('h.id', '=', 's.hostId')
    .where('h.suspendedAt', 'is not', null);
  const unlisted = eb
    .selectFrom('HostDataRequest as q')
    .select('q.userId')
    .whereRef('q.userId', '=', 's.hostId')
    .where('q.unlistedAt', 'is not', null);
  return eb.or([eb.exists(suspended), eb.exists(unlisted)]);
}

/** Whether everybody may see the space with alias `s`. */
export function isPublicSpace(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SqlBool> {
  return eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), eb.not(isHostHidden(eb))]);
}

/** A published space in a site map. */
export interface PublicSpaceAddress {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Published spaces, the ones changed last first. */
export function publicSpaceAddresses(ctx: ServiceContext, most: number): Promise<PublicSpaceAddress[]> {
  return ctx.db
    .selectFrom('Space as s')
    .select(['s.id', 's.updatedAt'])
    .where(isPublicSpace)
    .orderBy('s.updatedAt', 'desc')
    .orderBy('s.id')
    .limit(most)
    .execute();
}
