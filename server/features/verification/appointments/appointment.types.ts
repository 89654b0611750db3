import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A free time for a video call.' })
export class FreeAppointment {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt!: Date;
}

@ObjectType({ description: 'A time for a video call, as the staff see it.' })
export class StaffAppointment extends FreeAppointment {
  @Field(() => String, { description: 'The URL of the call.' })
  link!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The member of the staff who offers it; null once that account is erased.',
  })
  offeredByName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The verification decided in it; null while it is free.' })
  verificationId!: string | null;

  @Field(() => String, { nullable: true, description: 'The person whom the staff meet; null while it is free.' })
  personName!: string | null;
}

@InputType({ description: 'A time for a video call.' })
export class OfferAppointmentInput {
  @Field(() => Date, { description: 'When it begins: an hour to 60 days ahead.' })
  startsAt!: Date;

  @Field(() => String, { description: 'The URL of the call, https; up to 300 characters.' })
  link!: string;
}

@InputType({ description: 'A time for a video call.' })
export class AppointmentInput {
  @Field(() => ID, { description: 'The id of an offered time.' })
  appointmentId!: string;
}

@InputType({ description: 'A call to cancel, and the reasons.' })
export class CancelAppointmentInput extends AppointmentInput {
  @Field(() => String, { description: 'The reasons, 20–1000 characters; the person reads them.' })
  statement!: string;
}

@InputType({ description: 'A call to move, its new time and the reasons.' })
export class MoveAppointmentInput extends CancelAppointmentInput {
  @Field(() => ID, { description: 'A free time.' })
  toAppointmentId!: string;
}
