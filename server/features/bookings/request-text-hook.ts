import type { SignedInContext } from '../../core/context.js';

// Messages depend on bookings, never the other way round: they register here who may write to whom.

/** Whether the viewer may write to the host of a space. */
export type WriteCheck = (ctx: SignedInContext, spaceId: string) => Promise<boolean>;

let check: WriteCheck = () => Promise.resolve(true);

/** Registers the check of the texts that come with requests. */
export function provideWriteCheck(provided: WriteCheck): void {
  check = provided;
}

/** Whether the viewer's request may come with a text. */
export const canWriteToHost: WriteCheck = (ctx, spaceId) => check(ctx, spaceId);
