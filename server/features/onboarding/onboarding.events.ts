import type { DomainEvent } from '../../core/events.js';

export enum OnboardingEventType {
  NEED_TOLD = 'onboarding.need_told',
}

/** Somebody came to the end and had told where she wants to store something, and what or when. Answers of no use are left out. */
export type NeedTold = DomainEvent<
  OnboardingEventType.NEED_TOLD,
  {
    readonly userId: string;
    readonly place: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly things: readonly { readonly thing: string; readonly count: number }[];
  }
>;
