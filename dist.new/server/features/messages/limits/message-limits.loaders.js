import { contactAttemptsLeft, writePauseOf } from './message-pauses.js';
// Both are the same for all conversations of the viewer, so a list reads them once.
/** Until when a user cannot write; null when they can. */
export function writePauseLoader(ctx) {
    return ctx.loaders.get('message-pauses', (ids) => Promise.all(ids.map((id) => writePauseOf(ctx, id))));
}
/** How many messages with contact data a user has left; null before the warning threshold. */
export function contactAttemptsLeftLoader(ctx) {
    return ctx.loaders.get('contact-attempts-left', (ids) => Promise.all(ids.map((id) => contactAttemptsLeft(ctx, id))));
}
//# sourceMappingURL=message-limits.loaders.js.map