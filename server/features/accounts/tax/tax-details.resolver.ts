import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { saveTaxDetails } from './save-tax-details.js';
import { SaveTaxDetailsInput, TaxData } from './tax-details.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** The tax details of the viewer. */
@Resolver(() => ViewerAccount)
export class TaxDetailsResolver {
  @FieldResolver(() => TaxData, {
    nullable: true,
    complexity: 2,
    description:
      'What is reported to the tax office about the viewer as a private host; null until they have entered it. Professional hosts have `traderDetails` instead.',
  })
  async taxDetails(
    @Root() { uuid }: Pick<ViewerAccount, 'uuid'>,
    @Ctx() { db }: RequestContext,
  ): Promise<TaxData | null> {
    const row = await db
      .selectFrom('TaxDetails as t')
      .innerJoin('User as u', 'u.id', 't.userId')
      .select(['t.nif', 't.address', 'u.birthDate'])
      .where('t.userId', '=', uuid)
      .executeTakeFirst();
    return row ?? null;
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description:
      'Stores what is reported to the tax office about the viewer as a private host. Errors: VALIDATION_FAILED (NIF_INVALID, BIRTH_DATE_INVALID, UNDERAGE, TEXT_LENGTH).',
  })
  async saveTaxDetails(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveTaxDetailsInput, { description: 'Number, date of birth and address.' })
    input: SaveTaxDetailsInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await saveTaxDetails(me, input);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}
