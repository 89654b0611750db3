import {
  expressionBuilder,
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SqlBool,
} from 'kysely';
import type { ServiceContext } from '../../core/context.js';
import type { Tables } from '../../database.js';
import { SpaceStatus } from './space.enums.js';

type WithSpace = Tables & { s: Tables['Space'] };

/** Whether a user is hidden: suspended, or without the legally required details. */
export function isUserHidden(userId: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const suspended = eb
    .selectFrom('User as h')
    .select('h.id')
    .where('h.id', '=', userId)
    .where('h.suspendedAt', 'is not', null);
  const unlisted = eb
    .selectFrom('HostDataRequest as q')
    .select('q.userId')
    .where('q.userId', '=', userId)
    .where('q.unlistedAt', 'is not', null);
  return eb.or([eb.exists(suspended), eb.exists(unlisted)]);
}

/** Whether the host of the space with alias `s` is hidden. */
export function isHostHidden(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SqlBool> {
  return eb.and([isUserHidden(eb.ref('s.hostId'))]);
}

/** Whether everybody may see the space with alias `s`. */
export function isPublicSpace(eb: ExpressionBuilder<WithSpace, 's'>): ExpressionWrapper<WithSpace, 's', SqlBool> {
  return eb.and([eb('s.status', '=', SpaceStatus.PUBLISHED), eb.not(isHostHidden(eb))]);
}

/** Whether everybody may see the space now. */
export async function isSpacePublic({ db }: ServiceContext, id: string): Promise<boolean> {
  const space = await db
    .selectFrom('Space as s')
    .select('s.id')
    .where('s.id', '=', id)
    .where(isPublicSpace)
    .executeTakeFirst();
  return space !== undefined;
}

/** A published space in a sitemap. */
export interface PublicSpaceAddress {
  readonly id: string;
  readonly updatedAt: Date;
}

/** How many spaces are published, also those of hidden hosts. */
export async function countPublishedSpaces({ db }: ServiceContext): Promise<number> {
  const { count } = await db
    .selectFrom('Space')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', '=', SpaceStatus.PUBLISHED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * One part of the published spaces, the first being 1. By id, so that a space that changes between the reads of two parts stays in its own.
 */
export function publicSpaceAddresses(ctx: ServiceContext, part: number, most: number): Promise<PublicSpaceAddress[]> {
  return ctx.db
    .selectFrom('Space as s')
    .select(['s.id', 's.updatedAt'])
    .where(isPublicSpace)
    .orderBy('s.id')
    .limit(most)
    .offset((part - 1) * most)
    .execute();
}
