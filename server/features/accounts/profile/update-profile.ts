import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanLine } from '../../../core/values/text.js';
import { changeAccount } from '../change-account.js';
import { declareTrader } from './declare-trader.js';
import { clearPersonCache } from './own-profile.loaders.js';
import type { UpdateProfileInput } from './profile.inputs.js';
import { profileProblems, tidyBio } from './profile.rules.js';

/** Changes the given fields of the viewer's profile, all or none. */
export async function updateProfile(ctx: SignedInContext, input: UpdateProfileInput): Promise<void> {
  const values = {
    ...(input.displayName !== undefined && { displayName: cleanLine(input.displayName ?? '') || null }),
    ...(input.bio !== undefined && { bio: tidyBio(input.bio) }),
    ...(input.city !== undefined && { city: cleanLine(input.city ?? '') || null }),
    ...(input.languages !== undefined && { languages: input.languages ?? [] }),
  };
  refuseProblems(profileProblems(values));
  const { isTrader, locale } = input;
  const changed = { ...values, ...(locale != null && { locale }) };
  await inTransaction(ctx, async (tx) => {
    if (isTrader != null) await declareTrader(tx, tx.viewer.id, { isTrader, path: 'isTrader' });
    if (Object.keys(changed).length > 0) await changeAccount(tx, tx.viewer.id, changed);
  });
  clearPersonCache(ctx, ctx.viewer.id);
}
