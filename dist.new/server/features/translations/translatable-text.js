import { isOn } from '../../core/constants/constants.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import { findMessage } from '../messages/message.loaders.js';
import { renderMessageParts } from '../messages/render-message.js';
import { decidedLanguage } from '../reviews/review-content.rules.js';
import { reviewLoader } from '../reviews/review.loaders.js';
/** Whether there is a translation service and it is switched on. */
export async function isTranslationOffered(ctx) {
    return ctx.ports.translator !== null && isOn(await constantsOf(ctx), 'OFFERS_TRANSLATION');
}
/** The language that a review can be translated from for the viewer; null for their own. */
export function languageOfReview({ viewer }, { authorId, language }) {
    return viewer?.id === authorId ? null : language;
}
/** The same of a message; null for events, own messages, and texts whose language is not clear. */
export function languageOfMessage({ viewer }, { senderId, body }) {
    return senderId === null || senderId === viewer?.id ? null : decidedLanguage(body);
}
/** The text with this id as the viewer may read it, placeholders in the wanted language; null when there is none to translate. */
export async function findTranslatableText(ctx, id, to) {
    const parsed = parseGlobalId(id);
    if (parsed?.type === 'Review') {
        const review = await reviewLoader(ctx).load(parsed.uuid);
        const from = review && languageOfReview(ctx, review);
        return review && from ? { text: review.text, from } : null;
    }
    if (parsed?.type !== 'Message' || !ctx.viewer)
        return null;
    const message = await findMessage(ctx, parsed.uuid);
    const from = message && languageOfMessage(ctx, message);
    if (!message || !from)
        return null;
    const parts = await renderMessageParts({ ...ctx, locale: to }, message);
    return { text: parts.map(({ text }) => text).join(''), from };
}
//# sourceMappingURL=translatable-text.js.map