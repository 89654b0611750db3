import { registerEnumType } from 'type-graphql';

/** Why a host blocks days; only the host sees it. */
export enum BlockReason {
  OWN_USE = 'own_use',
  WORKS = 'works',
  AWAY = 'away',
  OTHER = 'other',
}

registerEnumType(BlockReason, {
  name: 'BlockReason',
  description: 'Why a host blocks days; only the host sees it.',
  valuesConfig: {
    OWN_USE: { description: 'The host uses the space.' },
    WORKS: { description: 'Works or cleaning.' },
    AWAY: { description: 'The host is away.' },
    OTHER: { description: 'Something else.' },
  },
});
