import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/global-id.js';
import { JSONObject } from '../../core/scalars.js';
import { isOver } from './saved-filter.rules.js';
import { writtenFilter } from './saved-search-lists.js';
import { newCountLoader } from './saved-search.loaders.js';
import { SavedSearch, type SavedSearchRow } from './saved-search.types.js';

@Resolver(() => SavedSearch)
export class SavedSearchFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with ssr_.' })
  id(@Root() { id }: SavedSearchRow): string {
    return toGlobalId('SavedSearch', id);
  }

  @FieldResolver(() => JSONObject, { description: 'The fields of a `SpaceFilter`, as they can be asked today: days that are over are left out.' })
  filter(@Root() search: SavedSearchRow, @Ctx() ctx: RequestContext): Record<string, unknown> {
    return writtenFilter(ctx, search);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its day of leaving has come: nobody hears of it any more.' })
  isOver(@Root() { filter }: SavedSearchRow, @Ctx() { clock }: RequestContext): boolean {
    return isOver(filter, clock.today());
  }

  @FieldResolver(() => Int, { description: 'How many spaces came to fit since she last looked, and can still be seen.' })
  newCount(@Root() { id }: SavedSearchRow, @Ctx() ctx: RequestContext): Promise<number> {
    return newCountLoader(ctx).load(id);
  }
}
