import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { cachedSetting } from '../../../core/cached-settings.js';
import { Article, ArticleKind } from '../article.types.js';
import { ComingVersion } from './legal-version.types.js';

/** Announced future versions of legal pages. */
@Resolver(() => Article)
export class ComingVersionResolver {
  @FieldResolver(() => ComingVersion, {
    nullable: true,
    complexity: 2,
    description: 'The next announced version of a legal page that is not in force yet; null when there is none.',
  })
  async comingVersion(
    @Ctx() ctx: RequestContext,
    @Root() { kind, slug, locale }: Article,
  ): Promise<ComingVersion | null> {
    if (kind !== ArticleKind.PAGE) return null;
    const today = ctx.clock.today();
    const versions = await cachedSetting(ctx, 'legal versions', ({ db }) =>
      db.selectFrom('LegalVersion').select(['page', 'validFrom', 'changes']).orderBy('validFrom').execute(),
    );
    const next = versions.find(({ page, validFrom }) => page === slug && validFrom > today);
    return next ? { validFrom: next.validFrom, changes: next.changes[locale] } : null;
  }
}
