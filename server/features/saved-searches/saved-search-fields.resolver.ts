import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { isOver } from './saved-filter.rules.js';
import { SavedSearch } from './saved-search.entity.js';
import { formatFilter } from './saved-search-lists.js';
import { newCountLoader } from './saved-search.loaders.js';
import type { SavedSearchRow } from './saved-search.types.js';

@Resolver(() => SavedSearch)
export class SavedSearchFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with ssr_.' })
  id(@Root() { id }: SavedSearchRow): string {
    return toGlobalId('SavedSearch', id);
  }

  @FieldResolver(() => JSONObject, {
    description: 'The fields of a `SpaceFilter` as of today, without past days.',
  })
  filter(@Root() search: SavedSearchRow, @Ctx() ctx: RequestContext): Record<string, unknown> {
    return formatFilter(ctx, search);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its period has ended; then there are no more alerts.',
  })
  isOver(@Root() { filter }: SavedSearchRow, @Ctx() { clock }: RequestContext): boolean {
    return isOver(filter, clock.today());
  }

  @FieldResolver(() => Int, {
    description: 'Number of public spaces that match since the viewer last saw the results.',
  })
  newCount(@Root() { id }: SavedSearchRow, @Ctx() ctx: RequestContext): Promise<number> {
    return newCountLoader(ctx).load(id);
  }
}
