import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { DocumentKind } from './document.enums.js';
import { canReadDocument } from './document.policy.js';
import type { DocumentRow } from './issue/issue-document.js';
import { voidPayouts } from './void-statements.js';

/** The documents of each booking that the viewer may read, newest first. */
export function documentsLoader(ctx: RequestContext): DataLoader<string, readonly DocumentRow[]> {
  return ctx.loaders.get<string, readonly DocumentRow[]>('booking-documents', async (bookingIds) => {
    const rows = await ctx.db
      .selectFrom('IssuedDocument')
      .selectAll()
      .where('bookingId', 'in', bookingIds)
      .orderBy('issuedAt', 'desc')
      .orderBy('id')
      .execute();
    const readable = rows.filter((row) => canReadDocument(ctx.viewer, row));
    return bookingIds.map((id) => readable.filter(({ bookingId }) => bookingId === id));
  });
}

/** The refund that each split part of a booking's refunds was taken from. */
export function splitOriginsLoader(ctx: RequestContext): DataLoader<string, ReadonlyMap<string, string>> {
  return ctx.loaders.get<string, ReadonlyMap<string, string>>('split-origins', async (bookingIds) => {
    const parts = await ctx.db
      .selectFrom('Refund')
      .select(['id', 'bookingId', 'splitFromId'])
      .where('bookingId', 'in', bookingIds)
      .where('splitFromId', 'is not', null)
      .$narrowType<{ splitFromId: string }>()
      .execute();
    return bookingIds.map(
      (booking) =>
        new Map(parts.filter(({ bookingId }) => bookingId === booking).map(({ id, splitFromId }) => [id, splitFromId])),
    );
  });
}

/** The statement of each payout, if it is issued and the viewer may read it. */
export function statementLoader(ctx: RequestContext): DataLoader<string, DocumentRow | null> {
  return ctx.loaders.get<string, DocumentRow | null>('payout-statement', async (payoutIds) => {
    const rows = await ctx.db
      .selectFrom('IssuedDocument')
      .selectAll()
      .where('kind', '=', DocumentKind.PAYOUT_STATEMENT)
      .where('sourceType', '=', 'payout')
      .where('sourceId', 'in', payoutIds)
      .execute();
    const readable = new Map(rows.filter((row) => canReadDocument(ctx.viewer, row)).map((row) => [row.sourceId, row]));
    return payoutIds.map((id) => readable.get(id) ?? null);
  });
}

/** Whether each payout was returned, so that its statement is void. */
export function voidPayoutLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('void-payouts', async (payoutIds) => {
    const found = await voidPayouts(ctx, payoutIds);
    return payoutIds.map((id) => found.has(id));
  });
}
