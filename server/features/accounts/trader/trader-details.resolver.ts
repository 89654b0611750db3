import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../user.entity.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { saveTraderDetails } from './save-trader-details.js';
import { TraderDetails } from './trader-details.entity.js';
import { SaveTraderDetailsInput } from './trader-details.inputs.js';
import { traderDetailsLoader } from './trader-details.loaders.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** The public trader details of a professional host. */
@Resolver(() => User)
export class TraderDetailsResolver {
  @FieldResolver(() => TraderDetails, {
    nullable: true,
    description: 'Details of a professional host; null for private hosts, and until they have entered them.',
  })
  traderDetails(
    @Root() { id, isTrader, erasedAt, suspendedAt }: UserRow,
    @Ctx() ctx: RequestContext,
  ): Promise<TraderDetails | null> | null {
    return isTrader && !erasedAt && !suspendedAt ? traderDetailsLoader(ctx).load(id) : null;
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description:
      'Stores the trader details of the viewer; renters read them. Errors: VALIDATION_FAILED (TEXT_LENGTH, EMAIL_INVALID, CONTACT_PHONE_INVALID, NIF_INVALID, DECLARATIONS_REQUIRED).',
  })
  async saveTraderDetails(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveTraderDetailsInput, { description: 'The details.' }) input: SaveTraderDetailsInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await saveTraderDetails(me, input);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}

/** The viewer's own details. */
@Resolver(() => ViewerAccount)
export class ViewerTraderDetailsResolver {
  @FieldResolver(() => TraderDetails, {
    nullable: true,
    description: 'The viewer’s details as a professional host; null until they have entered them.',
  })
  traderDetails(
    @Root() { uuid }: Pick<ViewerAccount, 'uuid'>,
    @Ctx() ctx: RequestContext,
  ): Promise<TraderDetails | null> {
    return traderDetailsLoader(ctx).load(uuid);
  }
}
