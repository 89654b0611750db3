import type DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { mayDo } from '../../../core/staff-acts.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { AbandonmentFile } from './abandonment-file.entity.js';
import { ListLeftThingsInput, RecordAbandonmentLetterInput } from './abandonment.inputs.js';
import { storageCents, storageCentsUntil } from './abandonment.rules.js';
import { listLeftThings } from './list-left-things.js';
import { recordLetter } from './record-letter.js';

const cost = plus(10);
const ERRORS =
  'BOOKING_TRANSITION_REFUSED without a file, or once the space is empty, VALIDATION_FAILED, FORBIDDEN (their own), NOT_FOUND, MFA_SETUP_REQUIRED.';

/** The abandonment file of a terminated rental. */
@Resolver(() => Booking)
export class BookingAbandonmentResolver {
  @FieldResolver(() => AbandonmentFile, {
    nullable: true,
    description:
      'The file about things left in its space, two months after the unpaid charge of a terminated rental; null while there is none.',
    complexity: plus(2),
  })
  abandonmentFile(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<AbandonmentFile | null> {
    return fileLoader(ctx).load(id);
  }

  @AuthorizedStaff('TERMINATE_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its file.'] },
    complexity: cost,
    description: `Staff: lists what was left, with two witnesses and at least four photos taken since the rental ended; creates the certified letter and notifies the renter. An existing list stays unchanged. Errors: ${ERRORS}`,
  })
  async listLeftThings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ListLeftThingsInput, INPUT) { bookingId, ...list }: ListLeftThingsInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await listLeftThings(signedIn(ctx), fromGlobalId('Booking', bookingId), list) };
  }

  @AuthorizedStaff('TERMINATE_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its file.'] },
    complexity: cost,
    description: `Staff: records that the certified letter was sent. A recorded number stays unchanged. Errors: ${ERRORS}`,
  })
  async recordAbandonmentLetter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordAbandonmentLetterInput, INPUT) { bookingId, reference }: RecordAbandonmentLetterInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await recordLetter(signedIn(ctx), fromGlobalId('Booking', bookingId), reference) };
  }
}

@Resolver(() => AbandonmentFile)
export class AbandonmentFileFieldsResolver {
  @FieldResolver(() => Int, { description: 'The cost per day, cents.' })
  dayCents(@Root() { monthlyRentCents }: AbandonmentFile): number {
    return storageCents(monthlyRentCents, 1);
  }

  @FieldResolver(() => Int, {
    description:
      'The cost of storage until today, or until the space was empty, cents. Not charged automatically: the host can claim it.',
    complexity: 2,
  })
  async costCents(@Ctx() ctx: RequestContext, @Root() file: AbandonmentFile): Promise<number> {
    const booking = await bookingLoader(ctx).load(file.bookingId);
    if (!booking) return 0;
    const { completedAt, termsSnapshot } = booking;
    return storageCentsUntil(file, localDateOf(completedAt ?? ctx.clock.now(), termsSnapshot.timeZone));
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: 'The witnesses; null for everybody but the staff.',
  })
  witnesses(@Ctx() { viewer }: RequestContext, @Root() { witnesses }: AbandonmentFile): readonly string[] | null {
    return mayDo(viewer, 'SEE_BOOKINGS') ? witnesses : null;
  }
}

function fileLoader(ctx: RequestContext): DataLoader<string, AbandonmentFile | null> {
  return ctx.loaders.get<string, AbandonmentFile | null>('abandonment-files', async (ids) => {
    const found: AbandonmentFile[] = await ctx.db
      .selectFrom('AbandonmentFile')
      .selectAll()
      .where('bookingId', 'in', ids)
      .execute();
    return ids.map((id) => found.find(({ bookingId }) => bookingId === id) ?? null);
  });
}
