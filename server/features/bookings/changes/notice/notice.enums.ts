import { registerEnumType } from 'type-graphql';

/** Why notice is given; `notice-reasons.rules.ts` lists which side may give which. */
export enum NoticeReason {
  NOT_NEEDED = 'not_needed',
  MOVING = 'moving',
  FOUND_ANOTHER = 'found_another',
  OWN_USE = 'own_use',
  WORKS = 'works',
  SALE = 'sale',
  BREACH = 'breach',
  OTHER = 'other',
}

/** Why a day cannot be the day of leaving. */
export enum ClosedDayReason {
  NOTICE = 'notice',
  MIN_STAY = 'min_stay',
  POLICY_MIN_STAY = 'policy_min_stay',
  AFTER_END = 'after_end',
  TAKEN = 'taken',
}

registerEnumType(NoticeReason, {
  name: 'NoticeReason',
  description: 'Why notice is given.',
  valuesConfig: {
    NOT_NEEDED: { description: 'Renter: the space is not needed any more.' },
    MOVING: { description: 'Renter: moves away.' },
    FOUND_ANOTHER: { description: 'Renter: has found another space.' },
    OWN_USE: { description: 'Host, listed: needs the space for themselves or their family.' },
    WORKS: { description: 'Host, listed: building works leave the space unusable.' },
    SALE: { description: 'Host, listed: the space is sold, or the right to let it ends.' },
    BREACH: { description: 'Host, listed: the renter keeps breaking the rules of the space.' },
    OTHER: {
      description: 'Anything else; for hosts only with rolling stays. Hosts and staff must explain it in `text`.',
    },
  },
});
registerEnumType(ClosedDayReason, {
  name: 'ClosedDayReason',
  description: 'Why a day cannot be chosen.',
  valuesConfig: {
    NOTICE: { description: 'Within the notice period.' },
    MIN_STAY: { description: 'Before the minimum stay of the space is over.' },
    POLICY_MIN_STAY: { description: 'Before the minimum stay of the strict policy is over.' },
    AFTER_END: { description: 'After the last possible day.' },
    TAKEN: { description: 'Booked by somebody else.' },
  },
});
