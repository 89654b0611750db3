import type { RequestContext } from '../../../core/context.js';
import { shownReason } from '../../../core/words/reasons.js';
import { measureReasons } from '../words/measure-reasons.js';
import type { MeasureReason } from './measure.enums.js';

/** The current label of a reason, for the viewer. */
export async function shownReasonName(ctx: RequestContext, reason: MeasureReason): Promise<string> {
  return (await shownReason(ctx, measureReasons, reason)) ?? '';
}
