import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { Locale } from '../../../core/values/locale.js';
import { prohibitedGoodsIn } from './prohibited-goods.js';

@ObjectType({ description: 'A kind of prohibited goods.' })
export class ProhibitedGoods {
  @Field(() => ID, { description: 'Its key, unique in the list.' })
  key!: string;

  @Field(() => String, { description: 'Its name, in the requested language.' })
  name!: string;
}

@Resolver()
export class ProhibitedGoodsResolver {
  @Public()
  @SharedAnswer()
  @Query(() => [ProhibitedGoods], {
    complexity: 10,
    description: 'Goods that are prohibited in every space, as set by the staff.',
  })
  prohibitedGoods(
    @Ctx() ctx: RequestContext,
    @Arg('locale', () => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language.' })
    locale: Locale | null,
  ): Promise<ProhibitedGoods[]> {
    return prohibitedGoodsIn(ctx, locale ?? Locale.ES);
  }
}
