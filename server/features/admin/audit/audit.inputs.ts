import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@InputType({ description: 'Which acts; everything given must hold.' })
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or the beginning of the e-mail address of the actor; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was done, `user.warned`, or all of one kind, `user`; 1–50 characters.',
  })
  action?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was done to: the id of a person, a space, a booking or a payment, as the API gives it.',
  })
  object?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Before this day, Spanish time.' })
  to?: string | null;
}
