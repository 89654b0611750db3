// The rules of the wizard also import these types, in programs that build no schema.
import 'reflect-metadata';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { FieldProblemCode } from '../../../core/errors/errors.js';
import { JSONObject } from '../../../core/graphql/scalars.js';
import { WizardStep } from '../space.enums.js';

@ObjectType('AccessHours', { description: 'Hours of one weekday.' })
@InputType('AccessHoursInput', { description: 'Hours of one weekday; several per day are allowed.' })
export class AccessHours {
  @Field(() => Int, { description: '1 = Monday … 7 = Sunday.' })
  weekday!: number;

  @Field(() => Int, { description: 'Minutes after midnight, in steps of 15.' })
  fromMinute!: number;

  @Field(() => Int, { description: 'Minutes after midnight, in steps of 15; after `fromMinute`, at most 1440.' })
  toMinute!: number;
}

@ObjectType({ description: 'A point on the map, WGS 84.' })
export class GeoPoint {
  @Field(() => Float, { description: 'Degrees north.' })
  lat!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lng!: number;
}

@ObjectType({
  description: 'A circle that contains the space; its centre is 150–300 m from the space and never moves.',
})
export class ApproximateArea extends GeoPoint {
  @Field(() => Int, { description: 'Radius in metres.' })
  radiusM!: number;
}

@ObjectType({ description: 'The discounts of long stays on the rent.' })
export class StayDiscounts {
  @Field(() => Int, { description: 'Percent off from 90 days; 0–30.' })
  from90Percent!: number;

  @Field(() => Int, { description: 'Percent off from 180 days; 0–30.' })
  from180Percent!: number;

  @Field(() => Int, { description: 'Percent off for a whole year; 0–30.' })
  from365Percent!: number;
}

@ObjectType({ description: 'What the viewer may do with a space now.' })
export class SpacePermissions {
  @Field(() => Boolean, { description: 'Change its texts, price and pictures.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Publish it, or apply the changes of a published one.' })
  publish!: boolean;

  @Field(() => Boolean, { description: 'Remove it from the search for a while.' })
  pause!: boolean;

  @Field(() => Boolean, { description: 'Put it back into the search.' })
  resume!: boolean;

  @Field(() => Boolean, { description: 'Archive it.' })
  archive!: boolean;

  @Field(() => Boolean, { description: 'Request a booking.' })
  request!: boolean;

  @Field(() => Boolean, { description: 'Report it to the staff.' })
  report!: boolean;

  @Field(() => Boolean, { description: 'Own space, or own booking from its confirmation on.' })
  seeExactAddress!: boolean;
}

@ObjectType({ description: 'A wizard value that publishing would refuse.' })
export class FieldProblem {
  @Field(() => WizardStep, { description: 'The step that shows the field.' })
  step!: WizardStep;

  @Field(() => String, { description: 'The field, dotted inside the input: `draft.title`.' })
  path!: string;

  @Field(() => FieldProblemCode, { description: 'The problem code.' })
  code!: FieldProblemCode;

  @Field(() => JSONObject, { nullable: true, description: 'The bounds, if any.' })
  params!: Readonly<Record<string, unknown>> | null;
}
