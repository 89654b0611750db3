import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { userLoader } from '../user.loaders.js';

/** What of her account only the person herself reads. */
export interface OwnProfile {
  readonly bio: string;
  readonly phone: string | null;
  readonly phoneVerifiedAt: Date | null;
  readonly birthDate: string | null;
}

interface Row {
  readonly id: string;
  readonly bio: string;
  readonly phone: string | null;
  readonly phone_verified_at: string | Date | null;
  readonly birth_date: string | null;
}

/** Private parts of profiles that must exist, one query for all fields of an operation. */
export function ownProfileLoader(ctx: RequestContext): DataLoader<string, OwnProfile> {
  return ctx.loaders.get<string, OwnProfile>('own-profiles', async (ids) => {
    const rows = await ctx.em.execute<Row[]>(
      'select id, bio, phone, phone_verified_at, birth_date::text as birth_date from users where id = any(?::uuid[])',
      [`{${ids.join(',')}}`],
    );
    const byId = new Map(rows.map((row) => [row.id, profileOf(row)]));
    return ids.map((id) => byId.get(id) ?? new Error(`there is no user ${id}`));
  });
}

/** Lets the rest of an operation read a person as she is after a change in it. */
export function forgetPerson(ctx: RequestContext, id: string): void {
  userLoader(ctx).clear(id);
  ownProfileLoader(ctx).clear(id);
}

function profileOf(row: Row): OwnProfile {
  const verifiedAt = row.phone_verified_at === null ? null : new Date(row.phone_verified_at);
  // A number nobody has proven is nobody's phone yet.
  return { bio: row.bio, phone: verifiedAt && row.phone, phoneVerifiedAt: verifiedAt, birthDate: row.birth_date };
}
