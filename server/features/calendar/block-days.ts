import { randomUUID } from 'node:crypto';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { zoneOfPostalCode } from '../../core/values/time-zone.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText } from '../../core/values/text.js';
import { releaseHoldsOfSpace } from '../bookings/lifecycle/expire-holds.js';
import { endRequestsOfSpace } from '../bookings/lifecycle/expire-requests.js';
import { holdsDates, overlapsDays } from '../bookings/quote/bookable-space.js';
import { refreshBusy } from '../search/search-projection.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';
import { lockOwnSpace, lockSpace } from '../spaces/own-space.js';
import { spaceStatusMeans } from '../spaces/space-status.rules.js';
import type { BlockDaysInput } from './calendar.inputs.js';
import { dayProblems, MAX_BLOCKS, MAX_SPACES, noteProblems } from './block-days.rules.js';

/** Blocks days of own spaces, of all or of none; blocking the same days again updates reason and note. Refused for booked days. */
export async function blockDays(ctx: SignedInContext, input: BlockDaysInput): Promise<SpaceBlock[]> {
  // A fixed lock order, so that two calls cannot deadlock.
  const ids = [...new Set(input.spaceIds)].sort();
  const isCountFit = ids.length > 0 && ids.length <= MAX_SPACES;
  refuseProblems(
    isCountFit
      ? []
      : [{ path: 'spaceIds', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max: MAX_SPACES } }],
  );
  const note = cleanText(input.note ?? '');
  return inTransaction(ctx, async (tx) => {
    const blocks: SpaceBlock[] = [];
    for (const id of ids) blocks.push(await blockDaysOf(tx, id, { ...input, note }));
    return blocks;
  });
}

async function blockDaysOf(
  tx: SignedInContext,
  id: string,
  input: BlockDaysInput & { note: string },
): Promise<SpaceBlock> {
  const space = await lockOwnSpace(tx, id);
  if (!spaceStatusMeans(space.status, 'isLettable'))
    throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
  const { from, to, reason, note } = input;
  const today = tx.clock.today(zoneOfPostalCode(space.postalCode));
  const blocks = await tx.em.find(SpaceBlock, { spaceId: space.id, feedId: null, to: { $gt: today } });
  const same = blocks.find((block) => block.from === from && block.to === to);
  // Days that are blocked already may have begun.
  refuseProblems([...(same ? [] : dayProblems({ from, to }, today)), ...noteProblems(note)]);
  if (same) return Object.assign(same, { reason, note });
  if (blocks.length >= MAX_BLOCKS) throw new DomainError(ErrorCode.BLOCKS_FULL, { most: MAX_BLOCKS });
  if (blocks.some((block) => block.from < to && block.to > from)) throw new DomainError(ErrorCode.DAYS_BLOCKED);
  await releaseHoldsOfSpace(tx, space.id);
  await endRequestsOfSpace(tx, space.id);
  if (await hasBooking(tx, space.id, from, to)) throw new DomainError(ErrorCode.DAYS_BOOKED);
  const block = Object.assign(new SpaceBlock(), {
    id: randomUUID(),
    spaceId: space.id,
    from,
    to,
    reason,
    note,
    createdAt: tx.clock.now(),
  });
  await tx.em.persist(block).flush();
  await refreshBusy(tx, space.id);
  return block;
}

async function hasBooking(tx: SignedInContext, spaceId: string, from: string, to: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.spaceId', '=', spaceId)
    .where(holdsDates)
    .where(overlapsDays(from, to))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Frees the days of one block; no-op when it is deleted already. */
export async function unblockDays(ctx: SignedInContext, id: string): Promise<void> {
  const uuid = fromGlobalId('SpaceBlock', id);
  await inTransaction(ctx, async (tx) => {
    const block = await tx.em.findOne(SpaceBlock, { id: uuid, feedId: null });
    if (!block) return;
    const space = await lockSpace(tx, block.spaceId);
    if (space?.hostId !== tx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
    await tx.db.deleteFrom('SpaceBlock').where('id', '=', uuid).execute();
    await refreshBusy(tx, space.id);
  });
}

/** A block by its uuid; null when it is not of an own space. */
export async function findOwnBlock(ctx: RequestContext, uuid: string): Promise<SpaceBlock | null> {
  if (!ctx.viewer) return null;
  const own = await ctx.db
    .selectFrom('SpaceBlock as k')
    .innerJoin('Space as s', 's.id', 'k.spaceId')
    .select('k.id')
    .where('k.id', '=', uuid)
    .where('k.feedId', 'is', null)
    .where('s.hostId', '=', ctx.viewer.id)
    .executeTakeFirst();
  return own ? ctx.em.fork().findOne(SpaceBlock, uuid) : null;
}
