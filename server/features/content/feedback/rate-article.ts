import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { ArticleKind } from '../article.types.js';
import { shownArticles } from '../versions/shown-articles.js';
import { API_GUIDES } from './api-guides.js';
import type { RateArticleInput } from './article-feedback.inputs.js';

export const COMMENT_MAX = 500;
const KEY = { min: 16, max: 100 } as const;

/** Stores one answer per visit and article; a later answer replaces it. */
export async function rateArticle(ctx: RequestContext, input: RateArticleInput): Promise<void> {
  const version = await versionOf(ctx, input);
  if (version === null) throw new DomainError(ErrorCode.NOT_FOUND);
  const comment = input.isHelpful ? '' : cleanText(input.comment ?? '');
  refuseProblems([keyProblem(input.visitKey), commentProblem(comment)].filter((problem) => problem !== null));
  await consume(ctx, 'article-answers-ip', ctx.client.network);
  const answer = {
    locale: input.locale,
    version,
    isHelpful: input.isHelpful,
    comment: comment || null,
    answeredAt: ctx.clock.now(),
  };
  await inTransaction(ctx, (tx) =>
    tx.db
      .insertInto('ArticleAnswer')
      .values({ slug: input.slug, visitHash: hashKey(input.visitKey), ...answer })
      .onConflict((conflict) => conflict.columns(['slug', 'visitHash']).doUpdateSet(answer))
      .execute(),
  );
}

/** The date of the text that was read; null for an unrated one. */
async function versionOf(ctx: RequestContext, { slug, locale }: RateArticleInput): Promise<string | null> {
  if (Object.hasOwn(API_GUIDES, slug)) return API_GUIDES[slug] ?? null;
  return (await shownArticles(ctx)).find(ArticleKind.HELP, slug, locale)?.version ?? null;
}

function commentProblem(comment: string): FieldError | null {
  return lengthOf(comment) > COMMENT_MAX
    ? { path: 'comment', code: FieldProblemCode.TOO_LONG, params: { max: COMMENT_MAX } }
    : null;
}

function keyProblem({ length }: string): FieldError | null {
  if (length < KEY.min) return { path: 'visitKey', code: FieldProblemCode.REQUIRED };
  return length > KEY.max ? { path: 'visitKey', code: FieldProblemCode.TOO_LONG, params: { max: KEY.max } } : null;
}

/** Only a hash is stored, so that nobody who reads the table can change a visitor's answer. */
function hashKey(visitKey: string): string {
  return createHash('sha256').update(visitKey).digest('base64url');
}
