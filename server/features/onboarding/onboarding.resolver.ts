import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { finishOnboarding, getOnboarding, saveOnboarding } from './onboarding.service.js';
import { Onboarding, SaveOnboardingInput } from './onboarding.types.js';

@Resolver()
export class OnboardingResolver {
  @Authorized()
  @Query(() => Onboarding, { description: "The viewer's onboarding." })
  onboarding(@Ctx() ctx: RequestContext): Promise<Onboarding> {
    return getOnboarding(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { onboarding: [() => Onboarding, 'The onboarding, with the answers.'] },
    description:
      'Saves answers as typed: invalid ones are listed in `problems` and do not block. Errors: VALIDATION_FAILED for values outside technical limits.',
  })
  async saveOnboarding(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveOnboardingInput, { description: 'The changed answers.' }) input: SaveOnboardingInput,
  ): Promise<{ onboarding: Onboarding }> {
    await saveOnboarding(signedIn(ctx), input);
    return { onboarding: await getOnboarding(signedIn(ctx)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { onboarding: [() => Onboarding, 'The onboarding, finished.'] },
    complexity: 10,
    description:
      'Finishes the onboarding, answered or not. The first time, an offered space becomes a draft, which makes the viewer a host. Errors: EMAIL_NOT_VERIFIED, RATE_LIMITED.',
  })
  async finishOnboarding(@Ctx() ctx: RequestContext): Promise<{ onboarding: Onboarding }> {
    await finishOnboarding(signedIn(ctx));
    return { onboarding: await getOnboarding(signedIn(ctx)) };
  }
}
