import { Field, ID, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'The app that prepared a booking, and how to return to it.' })
export class ReturnToAppInput {
  @Field(() => ID, { description: 'The connected app.' })
  connectedAppId!: string;

  @Field(() => ID, { nullable: true, description: 'The booking of the viewer; null while no days are held.' })
  bookingId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The redirect URI that the app gave when it prepared the booking.',
  })
  returnUri?: string | null;

  @Field(() => String, { nullable: true, description: 'The app’s `state` for it.' })
  state?: string | null;
}

@ObjectType({ description: 'How to return to the app that prepared a booking.' })
export class ReturnToApp {
  @Field(() => String, { description: 'The name of the app.' })
  appName!: string;

  @Field(() => String, {
    description: 'The registered URI with `booking_id`, `status`, `state` and `iss`, or else the website of the app.',
  })
  url!: string;

  @Field(() => Boolean, {
    description: 'Whether the URI receives the result: then the browser is redirected automatically.',
  })
  sendsOutcome!: boolean;
}
