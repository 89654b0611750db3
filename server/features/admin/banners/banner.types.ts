import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { BannerAudience } from '../../content/banners/banner.types.js';

@ObjectType({ description: 'A banner as the staff see it.' })
export class StaffBanner {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => String, { description: 'What it says, in Spanish.' })
  textEs!: string;

  @Field(() => String, { description: 'What it says, in English.' })
  textEn!: string;

  @Field(() => String, { nullable: true, description: 'Where it leads; null: nowhere.' })
  path!: string | null;

  @Field(() => BannerAudience, { description: 'Who is shown it.' })
  audience!: BannerAudience;

  @Field(() => LocalDate, { description: 'The first day on which it stands.' })
  from!: Day;

  @Field(() => LocalDate, { description: 'The first day on which it does not any more.' })
  until!: Day;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;

  @Field(() => Boolean, { description: 'Whether it stands today.' })
  isShown!: boolean;

  @Field(() => String, { nullable: true, description: 'Who wrote it last; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When.' })
  setAt!: Date;
}

@InputType({ description: 'A banner that is new or changes.' })
export class SaveBannerInput {
  @Field(() => ID, { nullable: true, description: 'Which one; null: a new one.' })
  bannerId?: string | null;

  @Field(() => String, { description: 'What it says, in Spanish: 10–160 characters.' })
  textEs!: string;

  @Field(() => String, { description: 'The same in English.' })
  textEn!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it leads: a page of ours, such as `/help/citas`; null or empty: nowhere.',
  })
  path?: string | null;

  @Field(() => BannerAudience, { description: 'Who is shown it.' })
  audience!: BannerAudience;

  @Field(() => LocalDate, { description: 'The first day on which it stands.' })
  from!: Day;

  @Field(() => LocalDate, {
    description:
      'The first day on which it does not any more, at most 366 after the first; the first itself: it does not stand.',
  })
  until!: Day;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;

  @Field(() => String, { description: 'Why, for the log of acts; 1–1000 characters.' })
  statement!: string;
}
