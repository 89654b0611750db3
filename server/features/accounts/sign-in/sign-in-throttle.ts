import type { RequestContext } from '../../../core/context.js';
import { consume, returnPoint, pause, refuseWhilePaused, resetBucket } from '../../../core/rate-limits/rate-limits.js';
import type { DeviceMark } from './known-devices.js';

/** Attempts answered without a pause. After them sign-in gets slower but is never locked, so that attackers cannot lock an owner out. */
const FAST_ATTEMPTS = 5;
const MAX_PAUSE_S = 60;

/** One admitted attempt; `succeed` uncounts it, because a right password is not a guess. */
export interface SignInAttempt {
  succeed(): Promise<void>;
}

interface CountedAttempt extends SignInAttempt {
  returnPoint(): Promise<void>;
}

/** Admits an attempt to password hashing, or throws RATE_LIMITED; unknown addresses are counted like known ones. */
export async function admitSignIn(
  ctx: RequestContext,
  email: string,
  device: DeviceMark | null,
): Promise<SignInAttempt> {
  const attempt = device ? await admitKnownDevice(ctx, device) : await admitUnknownDevice(ctx, email);
  try {
    // Counts right passwords too and is never given back, so that knowing one does not allow unlimited hashing.
    await consume(ctx, 'password-checks', device?.userId ?? email);
  } catch (error) {
    await attempt.returnPoint();
    throw error;
  }
  return attempt;
}

/** Known devices have limits of their own, so that others' guesses do not lock the owner out. */
async function admitKnownDevice(ctx: RequestContext, { id }: DeviceMark): Promise<CountedAttempt> {
  await refuseWhilePaused(ctx, 'sign-in-pause', id);
  const attempts = await consume(ctx, 'sign-in-device', id);
  const uncount = (): Promise<void> => returnPoint(ctx, 'sign-in-device', id);
  const pause = await slowDown(ctx, id, attempts, uncount);
  return {
    returnPoint: async () => {
      await uncount();
      await pause.reset();
    },
    succeed: async () => {
      await resetBucket(ctx, 'sign-in-device', id);
      await pause.reset();
    },
  };
}

async function admitUnknownDevice(ctx: RequestContext, email: string): Promise<CountedAttempt> {
  const { network } = ctx.client;
  await refuseWhilePaused(ctx, 'sign-in-pause', email);
  await consume(ctx, 'sign-in-ip', network);
  const attempts = await consume(ctx, 'sign-in-account', email);
  const uncount = async (): Promise<void> => {
    await returnPoint(ctx, 'sign-in-ip', network);
    await returnPoint(ctx, 'sign-in-account', email);
  };
  const pause = await slowDown(ctx, email, attempts, uncount);
  const giveBackAttempt = async (): Promise<void> => {
    await uncount();
    await pause.reset();
  };
  // Wrong guesses stay counted after the owner signs in; otherwise each sign-in would allow others twenty more.
  return { returnPoint: giveBackAttempt, succeed: giveBackAttempt };
}

/** Admits one attempt at a time from the fifth on, with a growing pause, set before the password is checked, so that parallel guesses gain nothing. */
async function slowDown(
  ctx: RequestContext,
  key: string,
  attempts: number,
  uncount: () => Promise<void>,
): Promise<{ reset(): Promise<void> }> {
  if (attempts < FAST_ATTEMPTS) return { reset: () => Promise.resolve() };
  try {
    await consume(ctx, 'sign-in-pause', key);
  } catch (error) {
    await uncount();
    throw error;
  }
  await pause(ctx, 'sign-in-pause', key, Math.min(2 ** (attempts - FAST_ATTEMPTS), MAX_PAUSE_S));
  return { reset: () => resetBucket(ctx, 'sign-in-pause', key) };
}
