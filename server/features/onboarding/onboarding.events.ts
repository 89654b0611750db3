import type { DomainEvent } from '../../core/events/event-types.js';

export enum OnboardingEventType {
  NEED_ENTERED = 'onboarding.need_told',
}

/** A renter finished onboarding with a place and what or when to store; invalid answers are left out. */
export type NeedEntered = DomainEvent<
  OnboardingEventType.NEED_ENTERED,
  {
    readonly userId: string;
    readonly place: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly things: readonly { readonly thing: string; readonly count: number }[];
  }
>;
