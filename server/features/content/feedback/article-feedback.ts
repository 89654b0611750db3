import type { RequestContext, ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/values/locale.js';
import { ArticleKind } from '../article.types.js';
import { shownArticles } from '../versions/shown-articles.js';
import { API_GUIDES } from './api-guides.js';
import { careOf, careOfGuide } from './article-care.rules.js';
import type { ArticleComment, ArticleFeedback } from './article-feedback.types.js';

const MAX_COMMENTS = 20;

/** All help articles and guides of the API with their answers, the least helpful ones first, those without answers last. */
export async function articleFeedback(ctx: RequestContext, locale: Locale): Promise<ArticleFeedback[]> {
  const counts = new Map((await countAnswers(ctx)).map(({ slug, ...row }) => [slug, row]));
  const comments = Map.groupBy(await newestComments(ctx), ({ slug }) => slug);
  const today = ctx.clock.today();
  const articles = (await shownArticles(ctx)).list(ArticleKind.HELP, locale);
  const texts = [
    ...articles.map((article) => ({ slug: article.slug, article, ...careOf(article) })),
    ...Object.entries(API_GUIDES).map(([slug, updatedOn]) => ({ slug, article: null, ...careOfGuide(updatedOn) })),
  ];
  const all = texts.map((text) => {
    const answers = counts.get(text.slug);
    return {
      ...text,
      isReviewDue: text.nextReviewOn <= today,
      helpfulCount: Number(answers?.helpful ?? 0),
      unhelpfulCount: Number(answers?.unhelpful ?? 0),
      comments: (comments.get(text.slug) ?? []).map(
        ({ comment, locale: language, version, answeredAt }): ArticleComment => ({
          text: comment ?? '',
          locale: language,
          version,
          at: answeredAt,
        }),
      ),
    };
  });
  return all.sort(
    (a, b) =>
      shareUnhelpful(b) - shareUnhelpful(a) || b.unhelpfulCount - a.unhelpfulCount || b.helpfulCount - a.helpfulCount,
  );
}

/** From 0 to 1; -1 without answers. */
function shareUnhelpful({
  helpfulCount,
  unhelpfulCount,
}: Pick<ArticleFeedback, 'helpfulCount' | 'unhelpfulCount'>): number {
  const all = helpfulCount + unhelpfulCount;
  return all === 0 ? -1 : unhelpfulCount / all;
}

function countAnswers({ db }: ServiceContext) {
  return db
    .selectFrom('ArticleAnswer')
    .select('slug')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('isHelpful', '=', true).as('helpful'),
      eb.fn.countAll<string>().filterWhere('isHelpful', '=', false).as('unhelpful'),
    ])
    .groupBy('slug')
    .execute();
}

/** The newest comments of each article, newest first. */
function newestComments({ db }: ServiceContext) {
  const ranked = db
    .selectFrom('ArticleAnswer')
    .select((eb) => [
      'id',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('slug').orderBy('answeredAt', 'desc').orderBy('id', 'desc'))
        .as('rank'),
    ])
    .where('comment', 'is not', null);
  const newestIds = db.selectFrom(ranked.as('ranked')).select('ranked.id').where('ranked.rank', '<=', MAX_COMMENTS);
  return db
    .selectFrom('ArticleAnswer as a')
    .select(['a.slug', 'a.comment', 'a.locale', 'a.version', 'a.answeredAt'])
    .where('a.id', 'in', newestIds)
    .orderBy('a.answeredAt', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
