import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { userLoader } from '../user.loaders.js';
/** A user's public profile; null when the account is erased or suspended. */
export async function findPerson(ctx, uuid) {
    const user = await userLoader(ctx).load(uuid);
    return user && !user.suspendedAt && !user.erasedAt ? user : null;
}
/** The same by global id. */
export async function findPersonById(ctx, id) {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'User' ? findPerson(ctx, parsed.uuid) : null;
}
//# sourceMappingURL=find-person.js.map