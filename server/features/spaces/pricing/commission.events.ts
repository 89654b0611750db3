import type { DomainEvent } from '../../../core/events/event-types.js';

export const CommissionEventType = { RISES: 'commission.rises' } as const;

/** A host whom the professionals' commission concerns is notified of its rise; the rates in hundredths of a percent. */
export type CommissionRises = DomainEvent<
  typeof CommissionEventType.RISES,
  { readonly userId: string; readonly validFrom: string; readonly rateBps: number; readonly newRateBps: number }
>;
