import { createHash } from 'node:crypto';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { articleLibrary } from '../article-library.js';
import { ArticleKind } from '../article.types.js';
export const COMMENT_MAX = 500;
const KEY = { min: 16, max: 100 };
/** Stores one answer per visit and article; a later answer replaces it. */
export async function rateArticle(ctx, input) {
    const article = articleLibrary().find(ArticleKind.HELP, input.slug, input.locale);
    if (!article)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const comment = input.isHelpful ? '' : (input.comment ?? '').normalize('NFC').replaceAll('\0', '').trim();
    refuseProblems([keyProblem(input.visitKey), commentProblem(comment)].filter((problem) => problem !== null));
    await consume(ctx, 'article-answers-ip', ctx.client.network);
    const answer = {
        locale: article.locale,
        version: article.version,
        isHelpful: input.isHelpful,
        comment: comment || null,
        answeredAt: ctx.clock.now(),
    };
    await inTransaction(ctx, (tx) => tx.db
        .insertInto('ArticleAnswer')
        .values({ slug: article.slug, visitHash: hashKey(input.visitKey), ...answer })
        .onConflict((conflict) => conflict.columns(['slug', 'visitHash']).doUpdateSet(answer))
        .execute());
}
function commentProblem(comment) {
    return [...comment].length > COMMENT_MAX
        ? { path: 'comment', code: FieldProblemCode.TOO_LONG, params: { max: COMMENT_MAX } }
        : null;
}
function keyProblem({ length }) {
    if (length < KEY.min)
        return { path: 'visitKey', code: FieldProblemCode.REQUIRED };
    return length > KEY.max ? { path: 'visitKey', code: FieldProblemCode.TOO_LONG, params: { max: KEY.max } } : null;
}
/** Only a hash is stored, so that nobody who reads the table can change a visitor's answer. */
function hashKey(visitKey) {
    return createHash('sha256').update(visitKey).digest('base64url');
}
//# sourceMappingURL=rate-article.js.map