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
  @Field(() => String, { description: 'The address of the call.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'Who of the staff offers it; null once that account is erased.' })
  offeredByName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The verification that is decided in it; null: it is free.' })
  verificationId!: string | null;

  @Field(() => String, { nullable: true, description: 'Whom the staff meet; null: it is free.' })
  personName!: string | null;
}

@InputType({ description: 'A time for a video call.' })
export class OfferAppointmentInput {
  @Field(() => Date, { description: 'When it begins: an hour to 60 days ahead.' })
  startsAt!: Date;

  @Field(() => String, { description: 'The address of the call, https; up to 300 characters.' })
  link!: string;
}

@InputType({ description: 'Which time.' })
export class AppointmentInput {
  @Field(() => ID, { description: 'Of a time that is offered.' })
  appointmentId!: string;
}

@InputType({ description: 'Which call is cancelled, and why.' })
export class CancelAppointmentInput extends AppointmentInput {
  @Field(() => String, { description: 'Why; the person reads it: 20–1000 characters.' })
  statement!: string;
}

@InputType({ description: 'Which call is moved, where to, and why.' })
export class MoveAppointmentInput extends CancelAppointmentInput {
  @Field(() => ID, { description: 'A time that is free.' })
  toAppointmentId!: string;
}
