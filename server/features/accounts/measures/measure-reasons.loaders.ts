import type { RequestContext } from '../../../core/context.js';
import { wordsOf } from '../../../core/words/load-words.js';
import { measureReasons } from '../words/measure-words.js';
import type { MeasureReason } from './measure-codes.js';
import { nameIn } from './measure-reasons.js';

/** A reason with what it is called in a language. */
export interface NamedReason {
  readonly reason: MeasureReason;
  readonly name: string;
}

/** What a reason is called now, for the viewer. */
export async function shownReasonName(ctx: RequestContext, reason: MeasureReason): Promise<string> {
  return nameIn(await wordsOf(ctx, measureReasons), reason, ctx.locale);
}

/** The reasons that the staff may give now. */
export async function offeredReasons(ctx: RequestContext): Promise<NamedReason[]> {
  const entries = await wordsOf(ctx, measureReasons);
  return entries
    .filter(({ isOff }) => !isOff)
    .map(({ key }) => ({ reason: key as MeasureReason, name: nameIn(entries, key, ctx.locale) }));
}
