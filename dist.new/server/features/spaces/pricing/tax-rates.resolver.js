var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Role } from '../../../core/roles.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { TaxName, taxNameOf, TaxZone } from './tax-types.js';
const MAX_BPS = 3000;
let TaxRateRow = class TaxRateRow {
    zone;
    kind;
    bps;
    validFrom;
};
__decorate([
    Field(() => TaxZone, { description: 'Where it applies.' })
], TaxRateRow.prototype, "zone", void 0);
__decorate([
    Field(() => TaxName, { description: 'Which tax it is.' })
], TaxRateRow.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'Hundredths of a percent.' })
], TaxRateRow.prototype, "bps", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], TaxRateRow.prototype, "validFrom", void 0);
TaxRateRow = __decorate([
    ObjectType({ description: 'The indirect tax of a zone from a day on; a charge keeps the rate it was made with.' })
], TaxRateRow);
export { TaxRateRow };
let SetTaxRateInput = class SetTaxRateInput {
    zone;
    bps;
    validFrom;
};
__decorate([
    Field(() => TaxZone, { description: 'Where.' })
], SetTaxRateInput.prototype, "zone", void 0);
__decorate([
    Field(() => Int, { description: 'Hundredths of a percent, 0–3000.' })
], SetTaxRateInput.prototype, "bps", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day; after today, so that no charge that was made changes.' })
], SetTaxRateInput.prototype, "validFrom", void 0);
SetTaxRateInput = __decorate([
    InputType({ description: 'A rate to come.' })
], SetTaxRateInput);
export { SetTaxRateInput };
let SetTaxRatePayload = class SetTaxRatePayload {
    taxRates;
};
__decorate([
    Field(() => [TaxRateRow], { description: 'All of them, by zone, the newest first.' })
], SetTaxRatePayload.prototype, "taxRates", void 0);
SetTaxRatePayload = __decorate([
    ObjectType({ description: 'The rates after one was set.' })
], SetTaxRatePayload);
export { SetTaxRatePayload };
/** The rates of indirect tax, which the staff change with a date. */
let TaxRatesResolver = class TaxRatesResolver {
    taxRates(ctx) {
        return listRates(signedIn(ctx));
    }
    async setTaxRate(ctx, input) {
        await setRate(signedIn(ctx), input);
        return { taxRates: await listRates(signedIn(ctx)) };
    }
};
__decorate([
    Authorized(Role.ADMIN),
    Query(() => [TaxRateRow], { description: 'Staff: the rates of indirect tax, by zone, the newest first.' }),
    __param(0, Ctx())
], TaxRatesResolver.prototype, "taxRates", null);
__decorate([
    Authorized(Role.ADMIN),
    Mutation(() => SetTaxRatePayload, {
        description: 'Staff: the rate of a zone from a day to come; the same day again replaces it. Errors: VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SetTaxRateInput, { description: 'All there is to say.' }))
], TaxRatesResolver.prototype, "setTaxRate", null);
TaxRatesResolver = __decorate([
    Resolver()
], TaxRatesResolver);
export { TaxRatesResolver };
function listRates(ctx) {
    return ctx.db
        .selectFrom('ZoneTaxRate')
        .select(['zone', 'kind', 'bps', 'validFrom'])
        .orderBy('zone')
        .orderBy('validFrom', 'desc')
        .execute();
}
async function setRate(ctx, { zone, bps, validFrom }) {
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
            objectType: 'tax_rate',
            objectId: `${zone} ${validFrom}`,
            after: { bps },
            ip: ctx.client.ip,
        });
    });
}
//# sourceMappingURL=tax-rates.resolver.js.map