import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ConsentPurpose } from '../../accounts/consent-codes.js';

@InputType({ description: 'Which entries of the consent log; everything given must hold.' })
export class ConsentFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Whose: the id of a person, the beginning of an e-mail (with @), a phone or part of a name; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ConsentPurpose, { nullable: true, description: 'What for.' })
  purpose?: ConsentPurpose | null;

  @Field(() => String, { nullable: true, description: 'Where the choice was made, as `Consent.source` names it.' })
  source?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Granted, or refused or withdrawn.' })
  isGranted?: boolean | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Before this day, Spanish time.' })
  to?: string | null;
}
