import { isOn } from '../../core/constants/constants.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import type { RequestContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import type { Locale } from '../../core/values/locale.js';
import { findMessage } from '../messages/message.loaders.js';
import type { MessageRow } from '../messages/message.types.js';
import { renderMessageParts } from '../messages/render-message.js';
import { decidedLanguage } from '../reviews/review-content.rules.js';
import { reviewLoader } from '../reviews/review.loaders.js';
import type { ReviewRow } from '../reviews/review.types.js';

/** A translatable text with its language. */
export interface TranslatableText {
  readonly text: string;
  readonly from: Locale;
}

/** Whether a translation service is configured and switched on. */
export async function isTranslationOffered(ctx: RequestContext): Promise<boolean> {
  return ctx.ports.translator !== null && isOn(await constantsOf(ctx), 'OFFERS_TRANSLATION');
}

/** The language that a review can be translated from for the viewer; null for their own. */
export function languageOfReview({ viewer }: RequestContext, { authorId, language }: ReviewRow): Locale | null {
  return viewer?.id === authorId ? null : language;
}

/** The same for a message; null for events, own messages, and texts in an undetected language. */
export function languageOfMessage({ viewer }: RequestContext, { senderId, body }: MessageRow): Locale | null {
  return senderId === null || senderId === viewer?.id ? null : decidedLanguage(body);
}

/** The text with this id as the viewer may read it, placeholders in the requested language; null when there is none to translate. */
export async function findTranslatableText(
  ctx: RequestContext,
  id: string,
  to: Locale,
): Promise<TranslatableText | null> {
  const parsed = parseGlobalId(id);
  if (parsed?.type === 'Review') {
    const review = await reviewLoader(ctx).load(parsed.uuid);
    const from = review && languageOfReview(ctx, review);
    return review && from ? { text: review.text, from } : null;
  }
  if (parsed?.type !== 'Message' || !ctx.viewer) return null;
  const message = await findMessage(ctx, parsed.uuid);
  const from = message && languageOfMessage(ctx, message);
  if (!message || !from) return null;
  const parts = await renderMessageParts({ ...ctx, locale: to }, message);
  return { text: parts.map(({ text }) => text).join(''), from };
}
