import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@InputType({ description: 'Filters of the audit log; all given ones must match.' })
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or the beginning of the e-mail address of the actor; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An action, `user.warned`, or all actions of one kind, `user`; 1–50 characters.',
  })
  action?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the target in the API: a person, a space, a booking or a payment.',
  })
  object?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'On this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Before this day, Spanish time.' })
  to?: string | null;
}
