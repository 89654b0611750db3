import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { allInMonthCents } from '../spaces/pricing/space.pricing.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { Favorite } from './favorite.entity.js';
import type { FavoriteRow } from './favorite.types.js';

@Resolver(() => Favorite)
export class FavoriteFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with fav_.' })
  id(@Root() favorite: FavoriteRow): string {
    return toGlobalId('Favorite', favorite.id);
  }

  @FieldResolver()
  note(@Root() { note }: FavoriteRow, @Ctx() { viewer }: RequestContext): string {
    return viewer?.isReadOnly ? '' : note;
  }

  @FieldResolver(() => Space, { description: 'The space.', complexity: ({ childComplexity }) => childComplexity })
  space(@Root() { spaceId }: FavoriteRow, @Ctx() ctx: RequestContext): Promise<SpaceRow> {
    return loadSpace(ctx, spaceId);
  }
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The monthly price when it was saved, fee and IVA included, cents; null unless it is lower now.',
  })
  async droppedFromCents(
    @Root() { spaceId, priceAtSaveCents }: FavoriteRow,
    @Ctx() ctx: RequestContext,
  ): Promise<number | null> {
    const { priceMonthCents } = await loadSpace(ctx, spaceId);
    return priceMonthCents !== null && priceMonthCents < priceAtSaveCents
      ? allInMonthCents(priceAtSaveCents, await constantsOf(ctx))
      : null;
  }
}
