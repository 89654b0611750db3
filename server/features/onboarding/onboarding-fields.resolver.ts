import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { ViewerAccount } from '../accounts/viewer.types.js';
import { roomForThings } from '../spaces/things/things.rules.js';
import { ThingsRoomValues } from '../spaces/things/things.types.js';
import { estimateIncome } from './estimate-income.js';
import { isOnboardingDue } from './onboarding.service.js';
import { IncomeEstimate, Onboarding } from './onboarding.types.js';

@Resolver(() => Onboarding)
export class OnboardingFieldsResolver {
  @FieldResolver(() => ThingsRoomValues, {
    nullable: true,
    description: 'The estimated room for the things to store; null without any.',
  })
  room(@Root() { need }: Onboarding): ThingsRoomValues | null {
    return roomForThings(need.things ?? []);
  }

  @FieldResolver(() => IncomeEstimate, {
    nullable: true,
    complexity: 10,
    description: 'Estimated income of the offered space; null until type, postal code and size are known.',
  })
  estimate(@Root() { offer }: Onboarding, @Ctx() ctx: RequestContext): Promise<IncomeEstimate | null> {
    return estimateIncome(signedIn(ctx), offer);
  }
}

@Resolver(() => ViewerAccount)
export class ViewerOnboardingResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether to show the onboarding after signing in: the viewer is new and has never seen it.',
  })
  isOnboardingDue(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    return isOnboardingDue(ctx, viewer.uuid);
  }
}
