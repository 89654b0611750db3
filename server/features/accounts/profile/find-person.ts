import type { RequestContext } from '../../../core/context.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import type { UserRow } from '../user.entity.js';
import { userLoader } from '../user.loaders.js';

/** A user's public profile; null when the account is erased or suspended. */
export async function findPerson(ctx: RequestContext, uuid: string): Promise<UserRow | null> {
  const user = await userLoader(ctx).load(uuid);
  return user && !user.suspendedAt && !user.erasedAt ? user : null;
}

/** The same by global id. */
export async function findPersonById(ctx: RequestContext, id: string): Promise<UserRow | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'User' ? findPerson(ctx, parsed.uuid) : null;
}
