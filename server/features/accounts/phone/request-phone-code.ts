import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { ValidationError } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { withPoint } from '../../../core/rate-limits/with-point.js';
import { HOUR_S, MINUTE_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { hashPhoneCode, phoneCode } from '../secrets.js';
import { parseMobileNumber, PHONE_INVALID } from './phone-number.rules.js';
import type { RequestPhoneCodePayload } from './phone.types.js';

/** How long a code that was sent works. */
export const CODE_MINUTES = 10;
const SENDS_PER_HOUR = 3;
/** Text messages take a while to arrive, so the next code can be requested after a pause only. */
const PAUSE_S = 30;

/** Sends a code to a phone and invalidates the previous one. Whether another account has the phone shows only after the code, not to callers without the phone. */
export async function requestPhoneCode(ctx: SignedInContext, typed: string): Promise<RequestPhoneCodePayload> {
  const phone = parseMobileNumber(typed);
  if (phone === null) throw new ValidationError([PHONE_INVALID]);
  await consume(ctx, 'phone-code-ip', ctx.client.network);
  // Nothing is sent when a bucket refuses, and those before it get their point back: what others used up costs the owner of a number none.
  const sent = await withPoint(ctx, 'phone-code-user', ctx.viewer.id, async (taken) => {
    await withPoint(ctx, 'phone-code-number-ip', `${phone} ${ctx.client.network}`, () =>
      consume(ctx, 'phone-code-number', phone),
    );
    return taken;
  });
  const codeId = randomUUID();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  await inTransaction(ctx, async (tx) => {
    const codeHash = hashPhoneCode(tx.config, tx.viewer.id, phone, phoneCode(tx.config, codeId));
    const code = { phone, codeHash, attempts: 0, createdAt: now, expiresAt };
    await tx.db
      .insertInto('PhoneCode')
      .values({ userId: tx.viewer.id, ...code })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(code))
      .execute();
    await addJob(tx, 'accounts.send-phone-code', { userId: tx.viewer.id, codeId }, { isOutbound: true });
  });
  return { phone, expiresAt, retryAfterSeconds: sent < SENDS_PER_HOUR ? PAUSE_S : HOUR_S };
}
