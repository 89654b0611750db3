import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { BannerAudience } from '../../content/banners/banner.types.js';

@ObjectType({ description: 'A banner as the staff see it.' })
export class StaffBanner {
  @Field(() => ID, { description: 'Its global id.' })
  id!: string;

  @Field(() => String, { description: 'The text in Spanish.' })
  textEs!: string;

  @Field(() => String, { description: 'The text in English.' })
  textEn!: string;

  @Field(() => String, { nullable: true, description: 'The link; null for none.' })
  path!: string | null;

  @Field(() => BannerAudience, { description: 'The audience.' })
  audience!: BannerAudience;

  @Field(() => LocalDate, { description: 'The first day on which it is shown.' })
  from!: Day;

  @Field(() => LocalDate, { description: 'The first day on which it is no longer shown.' })
  until!: Day;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;

  @Field(() => Boolean, { description: 'Whether it is shown today.' })
  isShown!: boolean;

  @Field(() => String, { nullable: true, description: 'Who wrote it last; null once that account is erased.' })
  setByName!: string | null;

  @Field(() => Date, { description: 'When it was last written.' })
  setAt!: Date;
}

@InputType({ description: 'A new or changed banner.' })
export class SaveBannerInput {
  @Field(() => ID, { nullable: true, description: 'The banner to change; null creates one.' })
  bannerId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Its `setAt` as it was read, so that nobody’s change is overwritten unread; null for a new one.',
  })
  seenSetAt?: Date | null;

  @Field(() => String, { description: 'The text in Spanish: 10–160 characters.' })
  textEs!: string;

  @Field(() => String, { description: 'The text in English: 10–160 characters.' })
  textEn!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The link: a path of this site, such as `/help/citas`; null or empty for none.',
  })
  path?: string | null;

  @Field(() => BannerAudience, { description: 'The audience.' })
  audience!: BannerAudience;

  @Field(() => LocalDate, { description: 'The first day on which it is shown.' })
  from!: Day;

  @Field(() => LocalDate, {
    description:
      'The first day on which it is no longer shown, at most 366 after the first; the first day itself hides it.',
  })
  until!: Day;

  @Field(() => Boolean, { description: 'Whether it can be closed.' })
  isDismissible!: boolean;

  @Field(() => String, { description: 'The reason, for the audit log; 1–1000 characters.' })
  statement!: string;
}
