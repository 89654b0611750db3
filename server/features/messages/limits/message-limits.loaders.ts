import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { contactAttemptsLeft, writePauseOf } from './message-pauses.js';

// Both are about the viewer alone: a list of conversations asks once.

/** Until when a person cannot write. */
export function writePauseLoader(ctx: RequestContext): DataLoader<string, Date | null> {
  return ctx.loaders.get<string, Date | null>('message-pauses', (ids) => Promise.all(ids.map((id) => writePauseOf(ctx, id))));
}

/** How many messages with contact data a person has left, once she is to be warned. */
export function contactAttemptsLeftLoader(ctx: RequestContext): DataLoader<string, number | null> {
  return ctx.loaders.get<string, number | null>('contact-attempts-left', (ids) => Promise.all(ids.map((id) => contactAttemptsLeft(ctx, id))));
}
