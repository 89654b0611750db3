import { Field, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { LegalPage } from '../../content/legal-versions/legal-version.types.js';

@ObjectType({ description: 'An announced version of a legal page, as the staff see it.' })
export class AnnouncedVersion {
  @Field(() => LegalPage, { description: 'The page.' })
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

@InputType({ description: 'A version to announce.' })
export class AnnounceLegalVersionInput {
  @Field(() => LegalPage, { description: 'The page.' })
  page!: LegalPage;

  @Field(() => LocalDate, { description: 'Its first day: 15 to 366 days ahead.' })
  validFrom!: Day;

  @Field(() => String, { description: 'What changes, in Spanish: 20–1000 characters; public.' })
  changesEs!: string;

  @Field(() => String, { description: 'What changes, in English: 20–1000 characters; public.' })
  changesEn!: string;

  @Field(() => String, { description: 'The reason, for the audit log; 1–1000 characters.' })
  statement!: string;
}
