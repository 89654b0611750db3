import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { isStaff } from '../../../core/staff-acts.js';
import { ViewerAccount } from '../viewer.types.js';

interface SecurityState {
  readonly hasFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly pendingEmail: string | null;
}

@Resolver(() => ViewerAccount)
export class ViewerSecurityResolver {
  @FieldResolver(() => Boolean, { description: 'Whether signing in requires a code in addition to the password.' })
  async hasSecondFactor(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await loadSecurity(ctx, viewer)).hasFactor;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer is staff without a second factor; the staff role has no effect until one is added.',
  })
  async mustAddSecondFactor(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean> {
    return isStaff(viewer.roles) && !(await loadSecurity(ctx, viewer)).hasFactor;
  }

  @FieldResolver(() => Int, { description: 'How many recovery codes are unused, 0–10.' })
  async recoveryCodesLeft(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<number> {
    return (await loadSecurity(ctx, viewer)).recoveryCodesLeft;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The new address that is not confirmed yet, if there is one.',
  })
  async pendingEmail(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await loadSecurity(ctx, viewer)).pendingEmail;
  }
}

/** Loads the data of all these fields in one query. */
function loadSecurity(ctx: RequestContext, { uuid }: ViewerAccount): Promise<SecurityState> {
  return ctx.loaders
    .get<string, SecurityState>('viewer-security', async (ids) => Promise.all(ids.map((id) => readSecurity(ctx, id))))
    .load(uuid);
}

async function readSecurity(ctx: RequestContext, userId: string): Promise<SecurityState> {
  const row = await ctx.db
    .selectFrom('User as u')
    .leftJoin('TotpFactor as f', (join) => join.onRef('f.userId', '=', 'u.id').on('f.confirmedAt', 'is not', null))
    .leftJoin('EmailToken as t', (join) =>
      join
        .onRef('t.userId', '=', 'u.id')
        .on('t.purpose', '=', 'change_email')
        .on('t.usedAt', 'is', null)
        .on('t.expiresAt', '>', ctx.clock.now()),
    )
    .select(['f.confirmedAt', 't.email as pendingEmail'])
    .select((eb) => [
      eb
        .selectFrom('RecoveryCode as c')
        .select(eb.fn.countAll<string>().as('count'))
        .whereRef('c.userId', '=', 'u.id')
        .where('c.usedAt', 'is', null)
        .as('unusedCodes'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Error(`user not found: ${userId}`);
  return {
    hasFactor: row.confirmedAt !== null,
    recoveryCodesLeft: Number(row.unusedCodes),
    pendingEmail: row.pendingEmail,
  };
}
