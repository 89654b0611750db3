import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/locale.js';

/** What is wrong with a listing. */
export enum SpaceReportReason {
  FRAUD = 'fraud',
  MISLEADING = 'misleading',
  PHOTOS = 'photos',
  DANGEROUS = 'dangerous',
  ILLEGAL = 'illegal',
  PERSONAL_DATA = 'personal_data',
  OTHER = 'other',
}

registerEnumType(SpaceReportReason, {
  name: 'SpaceReportReason',
  description: 'What is wrong with a listing.',
  valuesConfig: {
    FRAUD: { description: 'It asks for money elsewhere, or there is no such space.' },
    MISLEADING: { description: 'The space is not as described.' },
    PHOTOS: { description: "Its pictures are somebody else's, or show another place." },
    DANGEROUS: { description: 'The place is not safe.' },
    ILLEGAL: { description: 'It offers or shows something illegal.' },
    PERSONAL_DATA: { description: "It shows somebody's personal data." },
    OTHER: { description: 'Anything else.' },
  },
});

@InputType({ description: 'A notice that a listing is illegal or against the rules.' })
export class ReportSpaceInput {
  @Field(() => ID, { description: 'Of a public space.' })
  spaceId!: string;

  @Field(() => SpaceReportReason, { description: 'What is wrong.' })
  reason!: SpaceReportReason;

  @Field(() => String, { description: 'Why, in plain text: 20–3000 characters.' })
  details!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who reports, 2–80 characters; taken from the account when signed in.',
  })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the answer goes; taken from the account when signed in.' })
  email?: string | null;

  @Field(() => Boolean, { description: 'The reporter states that the report is true and complete. Must be true.' })
  isGoodFaith!: boolean;

  @Field(() => Locale, {
    nullable: true,
    defaultValue: Locale.ES,
    description: 'The language of the receipt and of the answer.',
  })
  locale!: Locale | null;
}
