import { Field, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { LegalPage } from '../../content/legal-versions/legal-version.types.js';

@ObjectType({ description: 'A version of a legal page that was announced, as the staff see it.' })
export class AnnouncedVersion {
  @Field(() => LegalPage, { description: 'Which page.' })
  page!: LegalPage;

  @Field(() => LocalDate, { description: 'Its first day.' })
  validFrom!: Day;

  @Field(() => String, { description: 'What changes, in Spanish.' })
  changesEs!: string;

  @Field(() => String, { description: 'What changes, in English.' })
  changesEn!: string;

  @Field(() => String, { nullable: true, description: 'Who announced it; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was announced.' })
  setAt!: Date;
}

@InputType({ description: 'A version that is to come.' })
export class AnnounceLegalVersionInput {
  @Field(() => LegalPage, { description: 'Of which page.' })
  page!: LegalPage;

  @Field(() => LocalDate, { description: 'Its first day: 15 to 366 days ahead.' })
  validFrom!: Day;

  @Field(() => String, { description: 'What changes, in Spanish: 20–1000 characters; everybody reads it.' })
  changesEs!: string;

  @Field(() => String, { description: 'The same in English.' })
  changesEn!: string;

  @Field(() => String, { description: 'Why, for the log of acts; 1–1000 characters.' })
  statement!: string;
}
