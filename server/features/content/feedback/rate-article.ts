import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { articleLibrary } from '../article-library.js';
import { ArticleKind } from '../article.types.js';
import type { RateArticleInput } from './article-feedback.inputs.js';

const COMMENT_MAX = 500;
const KEY = { min: 16, max: 100 } as const;

/** Keeps one answer a visit and article; asked again, the new one stands. */
export async function rateArticle(ctx: RequestContext, input: RateArticleInput): Promise<void> {
  const article = articleLibrary().find(ArticleKind.HELP, input.slug, input.locale);
  if (!article) throw new DomainError(ErrorCode.NOT_FOUND);
  const comment = input.isHelpful ? '' : (input.comment ?? '').normalize('NFC').replaceAll('\0', '').trim();
  refuseProblems([keyProblem(input.visitKey), commentProblem(comment)].filter((problem) => problem !== null));
  await consume(ctx, 'article-answers-ip', ctx.client.ip);
  await inTransaction(ctx, (tx) =>
    tx.em.execute(
      `insert into article_answers (slug, locale, version, is_helpful, comment, visit_hash, answered_at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (slug, visit_hash) do update set locale = excluded.locale, version = excluded.version, is_helpful = excluded.is_helpful,
         comment = excluded.comment, answered_at = excluded.answered_at`,
      [article.slug, article.locale, article.version, input.isHelpful, comment || null, hashed(input.visitKey), tx.clock.now()],
    ),
  );
}

function commentProblem(comment: string): FieldError | null {
  return [...comment].length > COMMENT_MAX ? { path: 'comment', code: FieldProblemCode.TOO_LONG, params: { max: COMMENT_MAX } } : null;
}

function keyProblem({ length }: string): FieldError | null {
  if (length < KEY.min) return { path: 'visitKey', code: FieldProblemCode.REQUIRED };
  return length > KEY.max ? { path: 'visitKey', code: FieldProblemCode.TOO_LONG, params: { max: KEY.max } } : null;
}

/** Whoever reads the table cannot answer in a visitor's stead. */
function hashed(visitKey: string): string {
  return createHash('sha256').update(visitKey).digest('base64url');
}
