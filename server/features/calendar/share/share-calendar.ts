import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockOwnSpace } from '../../spaces/own-space.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { CalendarAddress } from '../calendar.types.js';
import { CalendarShare } from './calendar-share.entity.js';
import { calendarTokenOf } from './share-token.js';

/** The URL of an own space's busy days; null while it has none. */
export async function calendarAddress(ctx: SignedInContext, spaceId: string): Promise<CalendarAddress | null> {
  const uuid = fromGlobalId('Space', spaceId);
  const row = await ctx.db
    .selectFrom('Space as s')
    .leftJoin('CalendarShare as c', 'c.spaceId', 's.id')
    .select(['c.shareId', 'c.lastReadAt'])
    .where('s.id', '=', uuid)
    .where('s.hostId', '=', ctx.viewer.id)
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return row.shareId === null ? null : addressOf(ctx, { shareId: row.shareId, lastReadAt: row.lastReadAt });
}

/** Creates the URL, or replaces it: the previous one stops working. */
export async function changeCalendarAddress(ctx: SignedInContext, spaceId: string): Promise<CalendarAddress> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockOwnSpace(tx, spaceId);
    // A draft has no busy days to share; one that is archived may still have an address to revoke.
    if (space.status === SpaceStatus.DRAFT)
      throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: space.status.toUpperCase() });
    const share = { shareId: randomUUID(), createdAt: tx.clock.now(), lastReadAt: null };
    await tx.db
      .insertInto('CalendarShare')
      .values({ spaceId: space.id, ...share })
      .onConflict((conflict) => conflict.column('spaceId').doUpdateSet(share))
      .execute();
    return addressOf(tx, share);
  });
}

function addressOf(
  { config }: SignedInContext,
  { shareId, lastReadAt }: Pick<CalendarShare, 'shareId' | 'lastReadAt'>,
): CalendarAddress {
  return { url: `${config.publicUrl}/ical/${calendarTokenOf(config, shareId)}.ics`, lastReadAt };
}
