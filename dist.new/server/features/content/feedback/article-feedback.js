import { articleLibrary } from '../article-library.js';
import { ArticleKind } from '../article.types.js';
import { careOf } from './article-care.rules.js';
const MAX_COMMENTS = 20;
/** All help articles with their answers, the least helpful ones first, those without answers last. */
export async function articleFeedback(ctx, locale) {
    const counts = new Map((await countAnswers(ctx)).map(({ slug, ...row }) => [slug, row]));
    const comments = Map.groupBy(await newestComments(ctx), ({ slug }) => slug);
    const today = ctx.clock.today();
    const all = articleLibrary()
        .list(ArticleKind.HELP, locale)
        .map((article) => {
        const answers = counts.get(article.slug);
        const care = careOf(article);
        return {
            article,
            ...care,
            isReviewDue: care.nextReviewOn <= today,
            helpfulCount: Number(answers?.helpful ?? 0),
            unhelpfulCount: Number(answers?.unhelpful ?? 0),
            comments: (comments.get(article.slug) ?? []).map(({ comment, locale: language, version, answeredAt }) => ({
                text: comment ?? '',
                locale: language,
                version,
                at: answeredAt,
            })),
        };
    });
    return all.sort((a, b) => shareUnhelpful(b) - shareUnhelpful(a) || b.unhelpfulCount - a.unhelpfulCount || b.helpfulCount - a.helpfulCount);
}
/** From 0 to 1; -1 without answers. */
function shareUnhelpful({ helpfulCount, unhelpfulCount, }) {
    const all = helpfulCount + unhelpfulCount;
    return all === 0 ? -1 : unhelpfulCount / all;
}
function countAnswers({ db }) {
    return db
        .selectFrom('ArticleAnswer')
        .select('slug')
        .select((eb) => [
        eb.fn.countAll().filterWhere('isHelpful', '=', true).as('helpful'),
        eb.fn.countAll().filterWhere('isHelpful', '=', false).as('unhelpful'),
    ])
        .groupBy('slug')
        .execute();
}
/** The newest comments of each article, newest first. */
function newestComments({ db }) {
    const ranked = db
        .selectFrom('ArticleAnswer')
        .select((eb) => [
        'id',
        eb.fn
            .agg('row_number')
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
//# sourceMappingURL=article-feedback.js.map