import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { Locale } from '../../../core/values/locale.js';
import { prohibitedGoodsIn } from './prohibited-goods.js';

@ObjectType({ description: 'Something that may not be stored anywhere.' })
export class ProhibitedGoods {
  @Field(() => ID, { description: 'Which one; unique in the list.' })
  key!: string;

  @Field(() => String, { description: 'What it is called, in the language that was asked for.' })
  name!: string;
}

@Resolver()
export class ProhibitedGoodsResolver {
  @Public()
  @SharedAnswer()
  @Query(() => [ProhibitedGoods], {
    complexity: 10,
    description: 'What may not be stored anywhere, as the staff have set it. It goes for every space.',
  })
  prohibitedGoods(
    @Ctx() ctx: RequestContext,
    @Arg('locale', () => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language.' })
    locale: Locale | null,
  ): Promise<ProhibitedGoods[]> {
    return prohibitedGoodsIn(ctx, locale ?? Locale.ES);
  }
}
