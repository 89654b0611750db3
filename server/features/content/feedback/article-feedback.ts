import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/locale.js';
import { articleLibrary } from '../article-library.js';
import { ArticleKind } from '../article.types.js';
import { careOf } from './article-care.rules.js';
import type { ArticleComment, ArticleFeedback } from './article-feedback.types.js';

const COMMENTS_MAX = 20;

interface Answers {
  readonly slug: string;
  readonly helpful: number;
  readonly unhelpful: number;
  readonly comments: readonly (Omit<ArticleComment, 'at'> & { readonly at: string })[];
}

const ANSWERS_SQL = `
  select a.slug, count(*) filter (where a.is_helpful)::int as helpful, count(*) filter (where not a.is_helpful)::int as unhelpful,
    coalesce((select json_agg(c order by c.at desc) from (
      select comment as text, locale, version::text, answered_at as at from article_answers where slug = a.slug and comment is not null
      order by answered_at desc limit ?) c), '[]') as comments
  from article_answers a group by a.slug`;

/** Every article of the help centre with its answers: those that most often did not help first, then those nobody has judged. */
export async function articleFeedback(ctx: ServiceContext, locale: Locale): Promise<ArticleFeedback[]> {
  const rows = await ctx.em.execute<Answers[]>(ANSWERS_SQL, [COMMENTS_MAX]);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const today = ctx.clock.today();
  const all = articleLibrary().list(ArticleKind.HELP, locale).map((article) => {
    const answers = bySlug.get(article.slug);
    const care = careOf(article);
    return {
      article,
      ...care,
      isReviewDue: care.nextReviewOn <= today,
      helpfulCount: answers?.helpful ?? 0,
      unhelpfulCount: answers?.unhelpful ?? 0,
      comments: (answers?.comments ?? []).map((comment) => ({ ...comment, at: new Date(comment.at) })),
    };
  });
  return all.sort((a, b) => shareUnhelpful(b) - shareUnhelpful(a) || b.unhelpfulCount - a.unhelpfulCount || b.helpfulCount - a.helpfulCount);
}

/** From 0 to 1; below zero without any answer. */
function shareUnhelpful({ helpfulCount, unhelpfulCount }: Pick<ArticleFeedback, 'helpfulCount' | 'unhelpfulCount'>): number {
  const all = helpfulCount + unhelpfulCount;
  return all === 0 ? -1 : unhelpfulCount / all;
}
