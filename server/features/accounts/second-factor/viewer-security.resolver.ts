import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { ViewerAccount } from '../viewer.type.js';

interface SecurityState {
  readonly has_factor: boolean;
  readonly codes_left: number;
  readonly pending_email: string | null;
}

@Resolver(() => ViewerAccount)
export class ViewerSecurityResolver {
  @FieldResolver(() => Boolean, { description: 'Whether signing in takes a code beside the password.' })
  async hasSecondFactor(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await securityOf(ctx, viewer)).has_factor;
  }

  @FieldResolver(() => Boolean, { description: 'Whether she is staff without a second factor: until she adds one, none of the staff’s rights count.' })
  async mustAddSecondFactor(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    return viewer.roles.includes(Role.ADMIN) && !(await securityOf(ctx, viewer)).has_factor;
  }

  @FieldResolver(() => Int, { description: 'How many recovery codes still work, 0–10.' })
  async recoveryCodesLeft(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<number> {
    return (await securityOf(ctx, viewer)).codes_left;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The new address that waits for its confirmation, if there is one.' })
  async pendingEmail(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await securityOf(ctx, viewer)).pending_email;
  }
}

/** One query for all of these fields. */
function securityOf(ctx: RequestContext, { uuid }: ViewerAccount): Promise<SecurityState> {
  return ctx.loaders
    .get<string, SecurityState>('viewer-security', async (ids) => Promise.all(ids.map((id) => readSecurity(ctx, id))))
    .load(uuid);
}

async function readSecurity(ctx: RequestContext, userId: string): Promise<SecurityState> {
  const [row] = await ctx.em.execute<SecurityState[]>(
    `select exists(select from totp_factors where user_id = u.id and confirmed_at is not null) as has_factor,
            (select count(*)::int from recovery_codes where user_id = u.id and used_at is null) as codes_left,
            (select t.email from email_tokens t where t.user_id = u.id and t.purpose = 'change_email' and t.used_at is null and t.expires_at > ?) as pending_email
     from users u where u.id = ?`,
    [ctx.clock.now(), userId],
  );
  if (!row) throw new Error(`there is no user ${userId}`);
  return row;
}
