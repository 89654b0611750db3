import { createHmac, randomInt } from 'node:crypto';
import type { Config } from '../../../config.js';
import type { ServiceContext } from '../../../core/context.js';
import { deriveKey } from '../../../core/crypto.js';

const COUNT = 10;
const LENGTH = 10;
/** Without the letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes ten codes in place of all earlier ones; only their hashes stay here. */
export async function replaceRecoveryCodes(tx: ServiceContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.em.execute('delete from recovery_codes where user_id = ?', [userId]);
  for (const code of codes) {
    await tx.em.execute('insert into recovery_codes (user_id, code_hash, created_at) values (?, ?, ?)', [userId, hashOf(tx.config, userId, code), tx.clock.now()]);
  }
  return codes;
}

/** Uses a code up; false when it is none of hers, or was used before. */
export async function spendRecoveryCode(tx: ServiceContext, userId: string, code: string): Promise<boolean> {
  const rows = await tx.em.execute<object[]>('update recovery_codes set used_at = ? where user_id = ? and code_hash = ? and used_at is null returning 1', [
    tx.clock.now(), userId, hashOf(tx.config, userId, code),
  ]);
  return rows.length > 0;
}

/** How many codes still work. */
export async function recoveryCodesLeft(ctx: ServiceContext, userId: string): Promise<number> {
  const [row] = await ctx.em.execute<{ left: number }[]>('select count(*)::int as left from recovery_codes where user_id = ? and used_at is null', [userId]);
  return row?.left ?? 0;
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Keyed: 50 random bits alone could be tried out by whoever has the table. */
function hashOf(config: Pick<Config, 'passwordPepper'>, userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', deriveKey(config.passwordPepper, 'recovery-code')).update(`${userId}:${plain}`).digest('base64url');
}
