import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { LastGoods } from './last-goods.types.js';

/** Prefills the goods of the last request, so that nobody has to enter them twice. */
@Resolver(() => ViewerAccount)
export class ViewerLastGoodsResolver {
  @FieldResolver(() => LastGoods, {
    nullable: true,
    description: 'What the viewer declared to store with their latest request; null before the first one.',
    complexity: 5,
  })
  async lastGoods(@Root() viewer: ViewerAccount, @Ctx() { db }: RequestContext): Promise<LastGoods | null> {
    const booking = await db
      .selectFrom('Booking')
      .select(['goods', 'declaredValue'])
      .where('renterId', '=', viewer.uuid)
      .where('requestedAt', 'is not', null)
      .orderBy('requestedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return booking?.declaredValue ? { goods: booking.goods, declaredValue: booking.declaredValue } : null;
  }
}
