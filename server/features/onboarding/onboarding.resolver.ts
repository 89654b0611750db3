import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { finishOnboarding, readOnboarding, saveOnboarding } from './onboarding.service.js';
import { Onboarding, SaveOnboardingInput } from './onboarding.types.js';

@Resolver()
export class OnboardingResolver {
  @Authorized()
  @Query(() => Onboarding, { description: "The viewer's first steps." })
  onboarding(@Ctx() ctx: RequestContext): Promise<Onboarding> {
    return readOnboarding(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => Onboarding, {
    description: 'Keeps answers as typed: what is of no use is told in `problems` and stops nobody. Errors: VALIDATION_FAILED for what no form could have sent.',
  })
  async saveOnboarding(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveOnboardingInput, { description: 'What changed.' }) input: SaveOnboardingInput,
  ): Promise<Onboarding> {
    await saveOnboarding(signedIn(ctx), input);
    return readOnboarding(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => Onboarding, {
    complexity: 10,
    description: 'Comes to the end, answered or not. Whoever offers a space gets a draft of it, once, and with it the role of a host. Errors: EMAIL_NOT_VERIFIED, RATE_LIMITED.',
  })
  async finishOnboarding(@Ctx() ctx: RequestContext): Promise<Onboarding> {
    await finishOnboarding(signedIn(ctx));
    return readOnboarding(signedIn(ctx));
  }
}
