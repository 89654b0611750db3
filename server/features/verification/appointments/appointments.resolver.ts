import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { getVerification } from '../verification-lists.js';
import { Verification } from '../verification.entity.js';
import { appointmentLoader } from './appointment.loaders.js';
import {
  AppointmentInput,
  CancelAppointmentInput,
  FreeAppointment,
  MoveAppointmentInput,
  OfferAppointmentInput,
  StaffAppointment,
} from './appointment.types.js';
import { bookAppointment } from './book-appointment.js';
import { cancelAppointment, cancelOwnAppointment, moveAppointment } from './change-appointment.js';
import {
  listFreeAppointments,
  listStaffAppointments,
  offerAppointment,
  withdrawAppointment,
} from './offer-appointments.js';
import { VideoAppointment } from './video-appointment.entity.js';

const COST = { complexity: 20 };
const TIMES = [() => [StaffAppointment], 'The times to come.'] as const;

/** Video calls for people whose documents could not be read. */
@Resolver()
export class AppointmentsResolver {
  @Authorized()
  @Query(() => [FreeAppointment], {
    ...COST,
    description: 'Offered and free times for a video call, the earliest first.',
  })
  freeAppointments(@Ctx() ctx: RequestContext): Promise<FreeAppointment[]> {
    return listFreeAppointments(ctx);
  }

  @Authorized()
  @PayloadMutation({
    payload: { verification: [() => Verification, 'The verification that is decided in the call.'] },
    ...COST,
    description:
      'Books a time for a video call, when `canMeet` allows it, or changes to another one. Errors: NOT_FOUND, APPOINTMENT_TAKEN, VERIFICATION_STATE_REFUSED, VALIDATION_FAILED with DOCUMENT_EXPIRED.',
  })
  async bookAppointment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AppointmentInput, { description: 'The time.' }) { appointmentId }: AppointmentInput,
  ): Promise<{ verification: Verification }> {
    return { verification: await getVerification(ctx, await bookAppointment(signedIn(ctx), appointmentId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { appointments: [() => [FreeAppointment], 'The times that are free now.'] },
    ...COST,
    description:
      'Cancels the viewer’s video call before it begins; the previous decision applies again. Idempotent. Errors: VERIFICATION_STATE_REFUSED.',
  })
  async giveUpAppointment(@Ctx() ctx: RequestContext): Promise<{ appointments: FreeAppointment[] }> {
    await cancelOwnAppointment(signedIn(ctx));
    return { appointments: await listFreeAppointments(ctx) };
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @Query(() => [StaffAppointment], {
    ...COST,
    description:
      'Staff: future times for video calls, and past ones with an undecided verification. Errors: MFA_SETUP_REQUIRED.',
  })
  staffAppointments(@Ctx() ctx: RequestContext): Promise<StaffAppointment[]> {
    return listStaffAppointments(ctx);
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @PayloadMutation({
    payload: { appointments: TIMES },
    ...COST,
    description:
      'Staff: offers a time for a video call. Errors: VALIDATION_FAILED with DATE_IN_PAST or START_TOO_FAR {maxDays} at `startsAt`, CALL_LINK_INVALID at `link`, MFA_SETUP_REQUIRED.',
  })
  async offerAppointment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OfferAppointmentInput, { description: 'The time and the URL.' }) input: OfferAppointmentInput,
  ): Promise<{ appointments: StaffAppointment[] }> {
    await offerAppointment(signedIn(ctx), input);
    return { appointments: await listStaffAppointments(ctx) };
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @PayloadMutation({
    payload: { appointments: TIMES },
    ...COST,
    description: 'Staff: withdraws a free time. Errors: APPOINTMENT_TAKEN, NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  async withdrawAppointment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AppointmentInput, { description: 'The time.' }) { appointmentId }: AppointmentInput,
  ): Promise<{ appointments: StaffAppointment[] }> {
    await withdrawAppointment(signedIn(ctx), appointmentId);
    return { appointments: await listStaffAppointments(ctx) };
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @PayloadMutation({
    payload: { appointments: TIMES },
    ...COST,
    description:
      'Staff: cancels a booked video call before it is decided; the person is notified of the reason and may book another. Idempotent. Errors: FORBIDDEN for their own, VALIDATION_FAILED with TEXT_LENGTH at `statement`, MFA_SETUP_REQUIRED.',
  })
  async cancelAppointment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelAppointmentInput, { description: 'The call and the reasons.' })
    { appointmentId, statement }: CancelAppointmentInput,
  ): Promise<{ appointments: StaffAppointment[] }> {
    await cancelAppointment(signedIn(ctx), appointmentId, statement);
    return { appointments: await listStaffAppointments(ctx) };
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @PayloadMutation({
    payload: { appointments: TIMES },
    ...COST,
    description:
      'Staff: moves a booked video call to a free time; the person is notified of the time and the reason. Idempotent. Errors: NOT_FOUND, FORBIDDEN for their own, APPOINTMENT_TAKEN, VALIDATION_FAILED with TEXT_LENGTH at `statement`, MFA_SETUP_REQUIRED.',
  })
  async moveAppointment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveAppointmentInput, { description: 'The call, its new time and the reasons.' })
    input: MoveAppointmentInput,
  ): Promise<{ appointments: StaffAppointment[] }> {
    await moveAppointment(signedIn(ctx), input);
    return { appointments: await listStaffAppointments(ctx) };
  }
}

@Resolver(() => Verification)
export class VerificationCallResolver {
  @FieldResolver(() => VideoAppointment, {
    nullable: true,
    complexity: 2,
    description: 'Its video call; null for one decided by documents.',
  })
  appointment(@Ctx() ctx: RequestContext, @Root() { id }: Verification): Promise<VideoAppointment | null> {
    return appointmentLoader(ctx).load(id);
  }
}

@Resolver(() => VideoAppointment)
export class VideoAppointmentResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with vap_.' })
  id(@Root() { id }: VideoAppointment): string {
    return toGlobalId('VideoAppointment', id);
  }
}
