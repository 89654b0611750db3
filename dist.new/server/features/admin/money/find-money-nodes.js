import { mayDo } from '../../../core/staff-acts.js';
import { Adjustment } from './adjustment.entity.js';
import { findStaffPayment } from './staff-payments.js';
import { findStaffPayout } from './staff-payouts.js';
// By uuid, for the staff who may see money.
export const findPaymentNode = async (ctx, uuid) => mayDo(ctx.viewer, 'SEE_MONEY') ? findStaffPayment(ctx, uuid) : null;
export const findPayoutNode = async (ctx, uuid) => mayDo(ctx.viewer, 'SEE_MONEY') ? findStaffPayout(ctx, uuid) : null;
export const findAdjustmentNode = async (ctx, uuid) => mayDo(ctx.viewer, 'SEE_MONEY') ? ctx.em.fork().findOne(Adjustment, uuid) : null;
//# sourceMappingURL=find-money-nodes.js.map