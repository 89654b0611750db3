import type { RequestContext } from '../../../core/context.js';
import type { UserRow } from '../../accounts/user.entity.js';
import { userLoader } from '../../accounts/user.loaders.js';
import type { Claim } from '../../claims/claim.entity.js';
import { selectDeciders } from '../../claims/staff/deciders.js';

const MOST = 100;

/** The staff to whom a claim can be assigned, by name. */
export async function listAssignees(ctx: RequestContext, claim: Claim): Promise<UserRow[]> {
  const rows = await selectDeciders(ctx, claim).orderBy('u.fullName').orderBy('u.id').limit(MOST).execute();
  const users = await Promise.all(rows.map(({ id }) => userLoader(ctx).load(id)));
  return users.filter((user) => user !== null);
}
