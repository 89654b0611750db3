import type { RequestContext } from '../../core/context.js';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingActor } from '../bookings/booking.enums.js';
import { openChangeLoader } from '../bookings/changes/requests/open-change.js';
import { claimToAnswer } from '../claims/claim-views.js';
import type { AnswerDue } from './dashboard.types.js';

/** What a host has to answer about these bookings before its time is up, most urgent first. */
export async function listAnswersDue(ctx: RequestContext, bookings: readonly Booking[]): Promise<AnswerDue[]> {
  const found = await Promise.all(bookings.map((booking) => answersOf(ctx, booking)));
  return found.flat().toSorted((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = ({ until }: AnswerDue): number => until?.getTime() ?? Infinity;

async function answersOf(ctx: RequestContext, booking: Booking): Promise<AnswerDue[]> {
  const [change, claim] = await Promise.all([openChangeLoader(ctx).load(booking.id), claimToAnswer(ctx, booking)]);
  const isAsked = change?.askedBy === BookingActor.RENTER;
  return [
    ...(isAsked ? [{ booking, claimUuid: null, since: change.createdAt, until: change.expiresAt }] : []),
    ...(claim ? [{ booking, claimUuid: claim.id, since: claim.since, until: claim.until }] : []),
  ];
}
