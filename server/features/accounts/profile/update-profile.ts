import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors.js';
import { inTransaction } from '../../../core/transaction.js';
import { forgetPerson } from './own-profile.loaders.js';
import type { UpdateProfileInput } from './profile.inputs.js';
import { profileProblems, tidyLine, tidyText } from './profile.rules.js';

/** Changes what is given of the viewer's profile, all of it or nothing. */
export async function updateProfile(ctx: SignedInContext, input: UpdateProfileInput): Promise<void> {
  const values = {
    ...(input.displayName !== undefined && { displayName: tidyLine(input.displayName) }),
    ...(input.bio !== undefined && { bio: tidyText(input.bio) }),
    ...(input.city !== undefined && { city: tidyLine(input.city) }),
    ...(input.languages !== undefined && { languages: input.languages ?? [] }),
  };
  refuseProblems(profileProblems(values));
  const { displayName, bio, city, languages } = values;
  const columns: readonly (readonly [string, unknown])[] = [
    ['display_name = ?', displayName],
    ['bio = ?', bio],
    ['city = ?', city],
    ['languages = ?::text[]', languages && `{${languages.join(',')}}`],
    ['locale = ?', input.locale ?? undefined],
  ];
  const given = columns.filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const changes = [...given.map(([column]) => column), 'updated_at = ?'].join(', ');
  await inTransaction(ctx, (tx) => tx.em.execute(`update users set ${changes} where id = ?`, [...given.map(([, value]) => value), tx.clock.now(), tx.viewer.id]));
  forgetPerson(ctx, ctx.viewer.id);
}
