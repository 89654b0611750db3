import type { RequestContext } from '../../../core/context.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Adjustment } from './adjustment.entity.js';
import { findStaffPayment } from './staff-payments.js';
import { findStaffPayout } from './staff-payouts.js';
import type { StaffPayment, StaffPayout } from './staff-payment.types.js';

// Payments and payouts by uuid, for staff who may see money.

export const findPaymentNode = async (ctx: RequestContext, uuid: string): Promise<StaffPayment | null> =>
  mayDo(ctx.viewer, 'SEE_MONEY') ? findStaffPayment(ctx, uuid) : null;

export const findPayoutNode = async (ctx: RequestContext, uuid: string): Promise<StaffPayout | null> =>
  mayDo(ctx.viewer, 'SEE_MONEY') ? findStaffPayout(ctx, uuid) : null;

export const findAdjustmentNode = async (ctx: RequestContext, uuid: string): Promise<Adjustment | null> =>
  mayDo(ctx.viewer, 'SEE_MONEY') ? ctx.em.fork().findOne(Adjustment, uuid) : null;
