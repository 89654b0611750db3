import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';

/** Pages that people and we agree on; their values are the slugs. */
export enum LegalPage {
  TERMS = 'terms',
  REGULATIONS = 'regulations',
  PRIVACY = 'privacy',
  COOKIES = 'cookies',
}

registerEnumType(LegalPage, {
  name: 'LegalPage',
  description: 'A page that people and Hueco agree on.',
  valuesConfig: {
    TERMS: { description: '`/terms`' },
    REGULATIONS: { description: '`/regulations`' },
    PRIVACY: { description: '`/privacy`' },
    COOKIES: { description: '`/cookies`' },
  },
});

@ObjectType({ description: 'A version of a legal page that applies from a day to come.' })
export class ComingVersion {
  @Field(() => LocalDate, { description: 'Its first day.' })
  validFrom!: Day;

  @Field(() => String, { description: 'What changes.' })
  changes!: string;
}
