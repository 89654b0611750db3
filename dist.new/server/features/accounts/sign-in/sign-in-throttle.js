import { consume, giveBack, pause, refuseWhilePaused, resetBucket } from '../../../core/rate-limits/rate-limits.js';
/** Attempts answered without a pause. After them sign-in gets slower but is never locked, so that attackers cannot lock an owner out. */
const FAST_ATTEMPTS = 5;
const MAX_PAUSE_S = 60;
/** Admits an attempt to password hashing, or throws RATE_LIMITED; unknown addresses are counted like known ones. */
export async function admitSignIn(ctx, email, device) {
    const attempt = device ? await admitKnownDevice(ctx, device) : await admitUnknownDevice(ctx, email);
    try {
        // Counts right passwords too and is never given back, so that knowing one does not allow unlimited hashing.
        await consume(ctx, 'password-checks', device?.userId ?? email);
    }
    catch (error) {
        await attempt.giveBack();
        throw error;
    }
    return attempt;
}
/** Known devices have limits of their own, so that others' guesses do not lock the owner out. */
async function admitKnownDevice(ctx, { id }) {
    await refuseWhilePaused(ctx, 'sign-in-pause', id);
    const attempts = await consume(ctx, 'sign-in-device', id);
    const uncount = () => giveBack(ctx, 'sign-in-device', id);
    const pause = await slowDown(ctx, id, attempts, uncount);
    return {
        giveBack: async () => {
            await uncount();
            await pause.reset();
        },
        succeed: async () => {
            await resetBucket(ctx, 'sign-in-device', id);
            await pause.reset();
        },
    };
}
async function admitUnknownDevice(ctx, email) {
    const { network } = ctx.client;
    await refuseWhilePaused(ctx, 'sign-in-pause', email);
    await consume(ctx, 'sign-in-ip', network);
    const attempts = await consume(ctx, 'sign-in-account', email);
    const uncount = async () => {
        await giveBack(ctx, 'sign-in-ip', network);
        await giveBack(ctx, 'sign-in-account', email);
    };
    const pause = await slowDown(ctx, email, attempts, uncount);
    const giveBackAttempt = async () => {
        await uncount();
        await pause.reset();
    };
    // Wrong guesses stay counted after the owner signs in; otherwise each sign-in would allow others twenty more.
    return { giveBack: giveBackAttempt, succeed: giveBackAttempt };
}
/** Admits one attempt at a time from the fifth on, with a growing pause, set before the password is checked, so that parallel guesses gain nothing. */
async function slowDown(ctx, key, attempts, uncount) {
    if (attempts < FAST_ATTEMPTS)
        return { reset: () => Promise.resolve() };
    try {
        await consume(ctx, 'sign-in-pause', key);
    }
    catch (error) {
        await uncount();
        throw error;
    }
    await pause(ctx, 'sign-in-pause', key, Math.min(2 ** (attempts - FAST_ATTEMPTS), MAX_PAUSE_S));
    return { reset: () => resetBucket(ctx, 'sign-in-pause', key) };
}
//# sourceMappingURL=sign-in-throttle.js.map