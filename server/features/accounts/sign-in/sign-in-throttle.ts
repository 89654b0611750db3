import type { RequestContext } from '../../../core/context.js';
import { consume, forget, giveBack, pause, refuseWhilePaused } from '../../../core/rate-limits.js';
import type { KnownDevice } from './known-devices.js';

/** So many tries in a row are answered at once; the account is nobody's to lock, so after them it only gets slower. */
const FAST_TRIES = 5;
const LONGEST_PAUSE_S = 60;

/** One admitted try; right passwords give it back, so that only guesses count. */
export interface SignInTry {
  giveBack(): Promise<void>;
  succeed(): Promise<void>;
}

/** Lets a try through to the hashing, or throws RATE_LIMITED; unknown addresses are counted alike. */
export async function admitSignIn(ctx: RequestContext, email: string, device: KnownDevice | null): Promise<SignInTry> {
  return device ? admitDevice(ctx, device) : admitStranger(ctx, email);
}

/** Guesses of others do not count here: whoever has signed in before in this browser gets in while they guess. */
async function admitDevice(ctx: RequestContext, { id }: KnownDevice): Promise<SignInTry> {
  await refuseWhilePaused(ctx, 'sign-in-pause', id);
  const tries = await consume(ctx, 'sign-in-device', id);
  const takeBack = (): Promise<void> => giveBack(ctx, 'sign-in-device', id);
  const pause = await slowDown(ctx, id, tries, takeBack);
  return {
    giveBack: async () => {
      await takeBack();
      await pause.forget();
    },
    succeed: async () => {
      await forget(ctx, 'sign-in-device', id);
      await pause.forget();
    },
  };
}

async function admitStranger(ctx: RequestContext, email: string): Promise<SignInTry> {
  const { ip } = ctx.client;
  await refuseWhilePaused(ctx, 'sign-in-pause', email);
  await consume(ctx, 'sign-in-ip', ip);
  const tries = await consume(ctx, 'sign-in-account', email);
  const takeBack = async (): Promise<void> => {
    await giveBack(ctx, 'sign-in-ip', ip);
    await giveBack(ctx, 'sign-in-account', email);
  };
  const pause = await slowDown(ctx, email, tries, takeBack);
  const giveBackTry = async (): Promise<void> => {
    await takeBack();
    await pause.forget();
  };
  // Wrong guesses stay counted when the owner gets in: otherwise each of her sign-ins would give strangers twenty more.
  return { giveBack: giveBackTry, succeed: giveBackTry };
}

/** From the fifth try on one at a time, with a pause that grows; set before the password is looked at, so that guesses in parallel gain nothing. */
async function slowDown(ctx: RequestContext, key: string, tries: number, takeBack: () => Promise<void>): Promise<{ forget(): Promise<void> }> {
  if (tries < FAST_TRIES) return { forget: () => Promise.resolve() };
  try {
    await consume(ctx, 'sign-in-pause', key);
  } catch (error) {
    await takeBack();
    throw error;
  }
  await pause(ctx, 'sign-in-pause', key, Math.min(2 ** (tries - FAST_TRIES), LONGEST_PAUSE_S));
  return { forget: () => forget(ctx, 'sign-in-pause', key) };
}
