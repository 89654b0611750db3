import type DataLoader from 'dataloader';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { mayDo } from '../../../core/staff-acts.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { AbandonmentFile } from './abandonment-file.entity.js';
import { ListLeftThingsInput, RecordAbandonmentLetterInput } from './abandonment.inputs.js';
import { storageCents, storageCentsUntil } from './abandonment.rules.js';
import { listLeftThings } from './list-left-things.js';
import { recordLetter } from './record-letter.js';

const INPUT = { description: 'The input.' };
const cost = ({ childComplexity }: { childComplexity: number }): number => 10 + childComplexity;
const ERRORS =
  'BOOKING_TRANSITION_REFUSED without a file, or once the space is empty, VALIDATION_FAILED, FORBIDDEN (their own), NOT_FOUND, MFA_SETUP_REQUIRED.';

/** The file about things left in the space of a terminated rental. */
@Resolver(() => Booking)
export class BookingAbandonmentResolver {
  @FieldResolver(() => AbandonmentFile, {
    nullable: true,
    description:
      'The file about things left in its space, two months after the unpaid charge of a terminated rental; null while there is none.',
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  abandonmentFile(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<AbandonmentFile | null> {
    return fileLoader(ctx).load(id);
  }

  @AuthorizedStaff('TERMINATE_BOOKINGS')
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its file.'] },
    complexity: cost,
    description: `Staff: lists what was left, before two witnesses and with at least four photos taken since the rental ended; the certified letter is made of it, and the renter is told. A list that exists stays as it is. Errors: ${ERRORS}`,
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
    description: `Staff: the certified letter about the things was sent. A number that was recorded stays as it is. Errors: ${ERRORS}`,
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
  @FieldResolver(() => Int, { description: 'What a day costs, cents.' })
  dayCents(@Root() { monthlyRentCents }: AbandonmentFile): number {
    return storageCents(monthlyRentCents, 1);
  }

  @FieldResolver(() => Int, {
    description:
      'What keeping the things has cost until today, or until the space was empty, cents. Nothing of it is charged by itself: the host can claim it.',
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
    description: 'Who saw it listed; null for everybody but the staff.',
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
