import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { Tables } from '../../database.js';
import { SpaceStatus } from './space-types.js';

type WithSpace = Tables & { s: Tables['Space'] };

/** Whether everybody may see the space with alias `s`: spaces of suspended hosts are not offered. */
export function isPublicSpace(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SqlBool> {
  const suspendedHost = eb
    .selectFrom('User as h')
    .select('h.id')
    .whereRef('h.id', '=', 's.hostId')
    .where('h.suspendedAt', 'is not', null);
  return eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), eb.not(eb.exists(suspendedHost))]);
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
