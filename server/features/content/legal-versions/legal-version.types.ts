import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';

/** Legal pages that users accept; their values are the slugs. */
export enum LegalPage {
  TERMS = 'terms',
  REGULATIONS = 'regulations',
  PRIVACY = 'privacy',
  COOKIES = 'cookies',
}

registerEnumType(LegalPage, {
  name: 'LegalPage',
  description: 'A legal page that users accept.',
  valuesConfig: {
    TERMS: { description: '`/terms`' },
    REGULATIONS: { description: '`/regulations`' },
    PRIVACY: { description: '`/privacy`' },
    COOKIES: { description: '`/cookies`' },
  },
});

@ObjectType({ description: 'A future version of a legal page.' })
export class ComingVersion {
  @Field(() => LocalDate, { description: 'Its first day.' })
  validFrom!: Day;

  @Field(() => String, { description: 'What changes.' })
  changes!: string;
}
