import { Arg, Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Role } from '../../../core/roles.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { TaxName, taxNameOf, TaxZone } from './tax.enums.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const MAX_BPS = 3000;

@ObjectType({ description: 'The indirect tax of a zone from a day on; a charge keeps the rate it was made with.' })
export class TaxRateRow {
  @Field(() => TaxZone, { description: 'The zone.' })
  zone!: TaxZone;

  @Field(() => TaxName, { description: 'The tax.' })
  kind!: TaxName;

  @Field(() => Int, { description: 'Hundredths of a percent.' })
  bps!: number;

  @Field(() => LocalDate, { description: 'First day.' })
  validFrom!: string;
}

@InputType({ description: 'A future rate.' })
export class SetTaxRateInput {
  @Field(() => TaxZone, { description: 'The zone.' })
  zone!: TaxZone;

  @Field(() => Int, { description: 'Hundredths of a percent, 0–3000.' })
  bps!: number;

  @Field(() => LocalDate, { description: 'First day; after today, so that existing charges do not change.' })
  validFrom!: string;
}

/** The rates of indirect tax, which the staff change with a date. */
@Resolver()
export class TaxRatesResolver {
  @Authorized(Role.ADMIN)
  @Query(() => [TaxRateRow], { description: 'Staff: the rates of indirect tax, by zone, newest first.' })
  taxRates(@Ctx() ctx: RequestContext): Promise<TaxRateRow[]> {
    return listRates(signedIn(ctx));
  }

  @Authorized(Role.ADMIN)
  @PayloadMutation({
    payload: { taxRates: [() => [TaxRateRow], 'All of them, by zone, newest first.'] },
    description:
      'Staff: sets the rate of a zone from a future day on; replaces one of the same day. Errors: VALIDATION_FAILED.',
  })
  async setTaxRate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetTaxRateInput, { description: 'The input.' }) input: SetTaxRateInput,
  ): Promise<{ taxRates: TaxRateRow[] }> {
    await setRate(signedIn(ctx), input);
    return { taxRates: await listRates(signedIn(ctx)) };
  }
}

function listRates(ctx: SignedInContext): Promise<TaxRateRow[]> {
  return ctx.db
    .selectFrom('ZoneTaxRate')
    .select(['zone', 'kind', 'bps', 'validFrom'])
    .orderBy('zone')
    .orderBy('validFrom', 'desc')
    .execute();
}

async function setRate(ctx: SignedInContext, { zone, bps, validFrom }: SetTaxRateInput): Promise<void> {
  refuseProblems([
    ...(bps >= 0 && bps <= MAX_BPS
      ? []
      : [{ path: 'bps', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 0, max: MAX_BPS } }]),
    ...(validFrom > ctx.clock.today() ? [] : [{ path: 'validFrom', code: FieldProblemCode.DATE_IN_PAST }]),
  ]);
  await inTransaction(ctx, async (tx) => {
    const rate = { kind: taxNameOf(zone), bps, setBy: tx.viewer.id, createdAt: tx.clock.now() };
    await tx.db
      .insertInto('ZoneTaxRate')
      .values({ zone, validFrom, ...rate })
      .onConflict((conflict) => conflict.columns(['zone', 'validFrom']).doUpdateSet(rate))
      .execute();
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'tax_rate.set',
      objectType: 'TaxRate',
      objectId: `${zone} ${validFrom}`,
      after: { bps },
      ip: ctx.client.ip,
    });
  });
}
