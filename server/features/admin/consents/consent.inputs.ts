import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ConsentPurpose } from '../../accounts/consent.enums.js';

@InputType({ description: 'Filters of the consent log; all given ones must match.' })
export class ConsentFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The person: an id, the beginning of an e-mail (with @), a phone or part of a name; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ConsentPurpose, { nullable: true, description: 'The purpose.' })
  purpose?: ConsentPurpose | null;

  @Field(() => String, { nullable: true, description: 'Where the choice was made, as `Consent.source` names it.' })
  source?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True for granted, false for refused or withdrawn.' })
  isGranted?: boolean | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Before this day, Spanish time.' })
  to?: string | null;
}
