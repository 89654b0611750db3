import type { ServiceContext } from '../../core/context.js';
import { tryConsume } from '../../core/rate-limits/rate-limits.js';

/**
 * Takes the point of a receipt: the limit of the network does not protect a mailbox whose address is typed from many networks. Called outside of
 * transactions, which do not return a point when they are repeated.
 */
export const mayMailReceipt = (ctx: ServiceContext, email: string): Promise<boolean> =>
  tryConsume(ctx, 'receipt-mail', email);
