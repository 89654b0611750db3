import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The result of reporting a person.' })
export class ReportUserPayload {
  @Field(() => String, { description: 'The code of the report, e.g. PER-2026-000012.' })
  code!: string;
}
