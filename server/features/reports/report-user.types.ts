import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A report of a person was taken in.' })
export class ReportUserPayload {
  @Field(() => String, { description: 'The code of the report, e.g. PER-2026-000012.' })
  code!: string;
}
