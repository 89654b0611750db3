import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { findTranslatableText, isTranslationOffered } from './translatable-text.js';
import type { TranslateTextInput } from './translation.types.js';

/** Translates a text; null when the service does not respond. Nothing is stored. */
export async function translateText(
  ctx: RequestContext,
  { subjectId, to }: TranslateTextInput,
): Promise<string | null> {
  const { translator } = ctx.ports;
  const found = translator && (await isTranslationOffered(ctx)) && (await findTranslatableText(ctx, subjectId, to));
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  const { text, from } = found;
  if (from === to) return text;
  if (ctx.viewer) await consume(ctx, 'translations-user', ctx.viewer.id);
  else await consume(ctx, 'translations-ip', ctx.client.network);
  try {
    return await translator.translate(text, { from, to });
  } catch (error) {
    ctx.log.warn({ err: error }, 'a text could not be translated');
    return null;
  }
}
