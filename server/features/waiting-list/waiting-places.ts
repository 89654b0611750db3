import { randomUUID } from 'node:crypto';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { isOn } from '../../core/constants/constants.js';
import { constantsOf, loadConstants } from '../../core/constants/load-constants.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { addJob } from '../../core/jobs/jobs.js';
import { lockByName } from '../../core/jobs/advisory-lock.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { TermType } from '../bookings/booking.enums.js';
import { endOf, isRangeTaken, readBookableSpace, requestedStayOf, termsOf } from '../bookings/quote/bookable-space.js';
import { stayProblems } from '../bookings/quote/stay.rules.js';
import type { SpaceFilter } from '../search/search.inputs.js';
import { countOf, once } from '../search/search.service.js';
import { takenIds } from '../search/search-nothing-found.js';
import type { SpaceConnection } from '../search/search.types.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import { OFFER_DAYS_JOB, readOthersPriority } from '../spaces/waiting/days-priority.js';
import { WaitingPlace } from '../spaces/waiting/waiting-place.entity.js';
import { WaitingState } from '../spaces/waiting/waiting-place.enums.js';
import type { WaitForDaysInput } from './waiting-list.types.js';

const MAX_PLACES = 40;
/** The errors that end joining all lists of a search, not only one of them. */
const FINAL_REFUSALS: readonly ErrorCode[] = [ErrorCode.WAITING_LIST_FULL, ErrorCode.FEATURE_OFF];

interface WaitedDays {
  readonly from: string;
  readonly to: string | null;
}

/** The viewer's places for future days, by first day. */
export async function waitingPlaces(ctx: SignedInContext): Promise<WaitingPlace[]> {
  return ctx.em
    .fork()
    .find(
      WaitingPlace,
      { userId: ctx.viewer.id, from: { $gte: ctx.clock.today() } },
      { orderBy: { from: 'asc', id: 'asc' }, limit: MAX_PLACES },
    );
}

/** A place of the viewer; null for all others. */
export async function findWaitingPlace(ctx: RequestContext, uuid: string): Promise<WaitingPlace | null> {
  return ctx.viewer && ctx.em.fork().findOne(WaitingPlace, { id: uuid, userId: ctx.viewer.id });
}

/** Puts the viewer on the list for taken days of a space; refused for free days, which can be booked instead. */
export async function waitForDays(ctx: SignedInContext, input: WaitForDaysInput): Promise<WaitingPlace> {
  const spaceId = fromGlobalId('Space', input.spaceId);
  return inTransaction(ctx, async (tx) => {
    await lockOwnPlaces(tx);
    return joinOne(tx, spaceId, { from: input.from, to: input.to ?? null });
  });
}

/** Whether a search without results has a list to join: its days can be asked for, and are taken in a matching space of somebody else. */
export async function canWaitForSearch(ctx: RequestContext, found: SpaceConnection): Promise<boolean> {
  const { filter, today } = found.search;
  const { from } = filter;
  const constants = await constantsOf(ctx);
  if (!from || !isOn(constants, 'OFFERS_WAITING_LIST') || (await countOf(ctx, found)) > 0) return false;
  const stay = { from, to: filter.to ?? null, today, minDays: 0, availableFrom: null, constants };
  if (stayProblems(stay).length > 0) return false;
  return (await once(found, 'taken', () => takenIds(ctx, filter))).length > 0;
}

/** Puts the viewer on the lists of all spaces that match a search except for its days. */
export async function waitForSearch(ctx: SignedInContext, filter: SpaceFilter): Promise<WaitingPlace[]> {
  const { from } = filter;
  if (!from) return refuseProblems([{ path: 'filter.from', code: FieldProblemCode.REQUIRED }]) ?? [];
  const ids = await takenIds(ctx, filter);
  return inTransaction(ctx, async (tx) => {
    await lockOwnPlaces(tx);
    const places: WaitingPlace[] = [];
    for (const id of ids.toSorted()) {
      const place = await joinOne(tx, id, { from, to: filter.to ?? null }).catch((error: unknown) => {
        // The space was booked, freed or paused at this very moment: the others still count.
        if (error instanceof DomainError && !FINAL_REFUSALS.includes(error.code)) return null;
        throw error;
      });
      if (place) places.push(place);
    }
    return places;
  });
}

/** Parallel calls of one person could exceed the limit together. */
function lockOwnPlaces(tx: SignedInContext): Promise<void> {
  return lockByName(tx, `waiting-places:${tx.viewer.id}`);
}

async function joinOne(tx: SignedInContext, spaceId: string, days: WaitedDays): Promise<WaitingPlace> {
  const space = await readBookableSpace(tx, spaceId, 'lock');
  if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.BOOKING_OWN_SPACE);
  if (space.status !== SpaceStatus.PUBLISHED) throw new DomainError(ErrorCode.SPACE_NOT_BOOKABLE);
  const stay = { ...days, termType: days.to === null ? TermType.ROLLING : TermType.FIXED };
  const constants = await loadConstants(tx);
  if (!isOn(constants, 'OFFERS_WAITING_LIST')) throw new DomainError(ErrorCode.FEATURE_OFF);
  const terms = await termsOf(tx, space, constants);
  refuseProblems(stayProblems(requestedStayOf(terms, stay, tx.clock.today(space.timeZone))));
  const to = endOf(stay);
  const known = await tx.em.find(WaitingPlace, { userId: tx.viewer.id });
  const same = known.find(
    (place) =>
      place.spaceId === spaceId &&
      place.from === days.from &&
      place.to === to &&
      place.isRolling === (days.to === null),
  );
  if (same) return same;
  const now = tx.clock.now();
  const isTaken =
    (await isRangeTaken(tx, spaceId, days.from, to)) ||
    (await readOthersPriority(tx, { spaceId, from: days.from, to, userId: tx.viewer.id, now })) !== null;
  if (!isTaken) throw new DomainError(ErrorCode.WAITING_DAYS_FREE);
  const today = tx.clock.today();
  if (known.filter(({ from }) => from >= today).length >= MAX_PLACES)
    throw new DomainError(ErrorCode.WAITING_LIST_FULL, { most: MAX_PLACES });
  const place = Object.assign(new WaitingPlace(), {
    id: randomUUID(),
    userId: tx.viewer.id,
    spaceId,
    from: days.from,
    to,
    isRolling: days.to === null,
    state: WaitingState.WAITING,
    priorityUntil: null,
    queuedAt: now,
    createdAt: now,
  });
  await tx.em.persist(place).flush();
  return place;
}

/** Gives up a place; the next in line may get their turn at once. No-op when it is deleted already. */
export async function stopWaiting(ctx: SignedInContext, id: string): Promise<void> {
  const uuid = fromGlobalId('WaitingPlace', id);
  await inTransaction(ctx, async (tx) => {
    // Another person's place is treated as deleted, so that its id does not reveal that it exists.
    const place = await tx.em.findOne(WaitingPlace, { id: uuid, userId: tx.viewer.id });
    if (!place) return;
    await tx.db.deleteFrom('WaitingPlace').where('id', '=', uuid).execute();
    await addJob(tx, OFFER_DAYS_JOB, { spaceId: place.spaceId }, { jobKey: `${OFFER_DAYS_JOB}:${place.spaceId}` });
  });
}
