import { randomUUID } from 'node:crypto';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { TermType } from '../../bookings/booking-types.js';
import { externalSourceOf } from '../../bookings/holds/external-id.rules.js';
import { startBooking } from '../../bookings/lifecycle/start-booking.js';
const MAX_EXTERNAL_ID = 200;
/** Holds the days for the person and leads to our checkout, which takes the same hold: a program neither pays nor accepts terms. */
export async function prepareBooking(ctx, input) {
    const termType = input.termType ?? TermType.FIXED;
    const to = input.to ?? null;
    const external = externalOf(ctx, input.externalId ?? null);
    const booking = await startBooking(ctx, {
        spaceId: fromGlobalId('Space', input.spaceId),
        from: input.from,
        to,
        termType,
        // A repeated call finds the hold of the same days, or is answered by its Idempotency-Key.
        idempotencyKey: randomUUID(),
        external,
    });
    return { booking, checkoutUrl: checkoutUrl(ctx, { spaceId: input.spaceId, from: input.from, to, termType }) };
}
function externalOf(ctx, externalId) {
    if (externalId === null)
        return null;
    const isFit = externalId.trim() !== '' && externalId.length <= MAX_EXTERNAL_ID;
    refuseProblems(isFit ? [] : [{ path: 'externalId', code: FieldProblemCode.TEXT_LENGTH, params: { min: 1, max: MAX_EXTERNAL_ID } }]);
    const externalSourceId = externalSourceOf(ctx);
    return externalSourceId === null ? null : { externalId, externalSourceId };
}
/** The address of the checkout, with the keys of `client/ui/booking/stay-address.ts`, and the app that the person goes back to. */
function checkoutUrl({ config, apiKey }, { spaceId, from, to, termType }) {
    const url = new URL(`/booking/${spaceId}`, config.publicUrl);
    url.searchParams.set('from', from);
    if (termType === TermType.ROLLING)
        url.searchParams.set('term', 'rolling');
    else if (to)
        url.searchParams.set('to', to);
    if (apiKey?.appId)
        url.searchParams.set('app', toGlobalId('ConnectedApp', apiKey.id));
    return url.href;
}
//# sourceMappingURL=prepare-booking.js.map