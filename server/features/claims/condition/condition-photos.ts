import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { EvidenceKind } from '../evidence/evidence-types.js';
import { storeRentalFile } from '../evidence/rental-file-store.js';
import { ConditionMoment } from './condition-types.js';

const MAX_PHOTOS = 40;

/** Adds a photo of the condition: at move-in from the first day on, at move-out while the stay runs or ends. */
export async function addConditionPhoto(
  ctx: SignedInContext,
  booking: Booking,
  given: 'move_in' | 'move_out',
  received: ReceivedFile,
): Promise<object> {
  const moment = given === 'move_in' ? ConditionMoment.MOVE_IN : ConditionMoment.MOVE_OUT;
  refuseMoment(ctx, booking, moment);
  return storeRentalFile(ctx, received, async ({ kind, storageKey, sha256 }) => {
    if (kind !== EvidenceKind.IMAGE)
      throw new ValidationError([{ path: 'file', code: FieldProblemCode.ATTACHMENT_TYPE }]);
    const { count } = await ctx.db
      .selectFrom('ConditionPhoto')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('bookingId', '=', booking.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_PHOTOS)
      throw new ValidationError([
        { path: 'file', code: FieldProblemCode.PHOTOS_TOO_MANY, params: { max: MAX_PHOTOS } },
      ]);
    const id = randomUUID();
    const createdAt = ctx.clock.now();
    await ctx.db
      .insertInto('ConditionPhoto')
      .values({ id, bookingId: booking.id, uploaderId: ctx.viewer.id, moment, storageKey, sha256, createdAt })
      .execute();
    return { id: toGlobalId('ConditionPhoto', id), createdAt: createdAt.toISOString() };
  });
}

function refuseMoment(
  { clock }: SignedInContext,
  { status, startsOn, termsSnapshot }: Booking,
  moment: ConditionMoment,
): void {
  const hasBegun = clock.today(termsSnapshot.timeZone) >= startsOn;
  const isFit =
    moment === ConditionMoment.MOVE_IN
      ? hasBegun && statusMeans(status, 'showsAddress')
      : statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving');
  if (!isFit) throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED, { allowed: [] });
}
