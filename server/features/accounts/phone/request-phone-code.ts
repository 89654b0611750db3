import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { ValidationError } from '../../../core/errors.js';
import { addJob } from '../../../core/jobs.js';
import { consume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { hashPhoneCode, phoneCode } from '../secrets.js';
import { mobileNumber, PHONE_INVALID } from './phone-number.rules.js';
import type { PhoneCodeSent } from './phone.types.js';

const CODE_MINUTES = 10;
const SENDS_AN_HOUR = 3;
/** A message takes its time: nobody should ask for the next one at once. */
const PAUSE_S = 30;

/** Sends a code to a phone; it replaces the one before. Whether somebody else has that phone is not told to who cannot read its messages. */
export async function requestPhoneCode(ctx: SignedInContext, typed: string): Promise<PhoneCodeSent> {
  const phone = mobileNumber(typed);
  if (phone === null) throw new ValidationError([PHONE_INVALID]);
  await consume(ctx, 'phone-code-ip', ctx.client.ip);
  await consume(ctx, 'phone-code-number', phone);
  const sent = await consume(ctx, 'phone-code-user', ctx.viewer.id);
  const codeId = randomUUID();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await inTransaction(ctx, async (tx) => {
    await tx.em.execute(
      `insert into phone_codes (user_id, phone, code_hash, attempts, created_at, expires_at) values (?, ?, ?, 0, ?, ?)
       on conflict (user_id) do update set phone = excluded.phone, code_hash = excluded.code_hash, attempts = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [tx.viewer.id, phone, hashPhoneCode(tx.config, tx.viewer.id, phone, phoneCode(tx.config, codeId)), now, expiresAt],
    );
    await addJob(tx, 'accounts.send-phone-code', { userId: tx.viewer.id, codeId }, { isOutbound: true });
  });
  return { phone, expiresAt, retryAfterSeconds: sent < SENDS_AN_HOUR ? PAUSE_S : 3600 };
}
