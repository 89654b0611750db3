import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../../accounts/account-mails.js';
import { tidyStatement } from '../../accounts/measures/take-measure.js';
import { openOwnCase } from '../../reports/cases/open-own-case.js';
import { ReportedKind } from '../../reports/cases/report-case-types.js';
import { approximateCentre } from '../../spaces/approximate-area.js';
import { lockSpace } from '../../spaces/own-space.js';
import { moveSpace } from '../../spaces/publishing/move-space.js';
import { SpaceAction } from '../../spaces/publishing/space-state-machine.js';
import { spaceBookingQueries, spaceChanged } from '../../spaces/space-hooks.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { staffSpaceActs } from './staff-space.policy.js';
import { StaffSpaceAct } from './staff-space.types.js';
/** The home page shows at most so many chosen spaces. */
const MAX_FEATURED = 12;
/** Spain with its islands, in degrees. */
const SPAIN = { lat: [27.6, 43.9], lng: [-18.3, 4.4] };
/** Locks the space, asks whether the act is open to the viewer now, and runs the work in one transaction. Answers the uuid. */
function decide(ctx, id, act, work) {
    return inTransaction(ctx, async (tx) => {
        const space = await lockSpace(tx, fromGlobalId('Space', id));
        if (!space)
            throw new DomainError(ErrorCode.NOT_FOUND);
        const { hostId, status, featuredRank } = space;
        if (!staffSpaceActs(tx.viewer, { hostId, status, isFeatured: featuredRank !== null }).includes(act))
            throw new DomainError(ErrorCode.FORBIDDEN);
        await work(tx, space);
        return space.id;
    });
}
async function mailHost(tx, space, template, reason, decisionPath = null) {
    const host = await findMailRecipient(tx, space.hostId);
    await sendAccountMail(tx, host, template, { reason, space: space.title ?? '', decisionPath });
}
function openSpaceCase(tx, { id, hostId }, statement) {
    return openOwnCase(tx, { subject: ReportedKind.SPACE, subjectId: id, concernedId: hostId, statement });
}
/** S9: takes a space out of the search and tells the host why. */
export function hideSpace(ctx, id, given, 
/** Where the host complains; without a report, a page of its own. */
decisionPath = null) {
    const statement = tidyStatement(given);
    return decide(ctx, id, StaffSpaceAct.HIDE, async (tx, space) => {
        space.featuredRank = null;
        await moveSpace(tx, space, { action: SpaceAction.SUSPEND, actor: 'admin', statement });
        await mailHost(tx, space, 'space-hidden', statement, decisionPath ?? (await openSpaceCase(tx, space, statement)));
    });
}
/** S10: puts a hidden space back into the search. */
export function showSpace(ctx, id, given) {
    const statement = tidyStatement(given);
    return decide(ctx, id, StaffSpaceAct.SHOW, async (tx, space) => {
        await moveSpace(tx, space, { action: SpaceAction.REINSTATE, actor: 'admin', statement });
        await mailHost(tx, space, 'space-shown', statement);
    });
}
/** S12: removes a space for good; refused while a booking holds days of it. */
export function removeSpace(ctx, id, given) {
    const statement = tidyStatement(given);
    return decide(ctx, id, StaffSpaceAct.REMOVE, async (tx, space) => {
        const hasOpenBooking = await spaceBookingQueries().hasOpenBooking(tx, space.id);
        if (hasOpenBooking)
            throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked' });
        space.featuredRank = null;
        await moveSpace(tx, space, {
            action: SpaceAction.ARCHIVE,
            actor: 'admin',
            statement,
            known: { hasOpenBooking },
        });
        await mailHost(tx, space, 'space-removed', statement, await openSpaceCase(tx, space, statement));
    });
}
/** Puts a space on the home page after the others there, or takes it away. */
export function featureSpace(ctx, id, isFeatured) {
    return decide(ctx, id, isFeatured ? StaffSpaceAct.FEATURE : StaffSpaceAct.UNFEATURE, async (tx, space) => {
        const before = { featuredRank: space.featuredRank };
        const shown = await tx.db
            .selectFrom('Space')
            .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('featuredRank').as('last')])
            .where('featuredRank', 'is not', null)
            .where('status', '=', SpaceStatus.PUBLISHED)
            .executeTakeFirstOrThrow();
        if (isFeatured && Number(shown.count) >= MAX_FEATURED)
            throw new DomainError(ErrorCode.FEATURED_FULL, { max: MAX_FEATURED });
        space.featuredRank = isFeatured ? (shown.last ?? 0) + 1 : null;
        await save(tx, space);
        await recordChange(tx, space, isFeatured ? 'space.featured' : 'space.unfeatured', before, {
            featuredRank: space.featuredRank,
        });
    });
}
/** Moves the pin to where the space really is. */
export function moveSpacePin(ctx, id, spot, given) {
    const statement = tidyStatement(given);
    const { lat, lng } = spot;
    const isInSpain = lat >= SPAIN.lat[0] && lat <= SPAIN.lat[1] && lng >= SPAIN.lng[0] && lng <= SPAIN.lng[1];
    refuseProblems(isInSpain ? [] : [{ path: 'lat', code: FieldProblemCode.PIN_OUTSIDE_SPAIN }]);
    return decide(ctx, id, StaffSpaceAct.MOVE_PIN, async (tx, space) => {
        const before = { lat: space.lat, lng: space.lng };
        const area = approximateCentre(tx.config.passwordPepper, space.id, lat, lng);
        Object.assign(space, { lat, lng, areaLat: area.lat, areaLng: area.lng });
        await save(tx, space);
        await recordChange(tx, space, 'space.pin_moved', before, spot, statement);
        await mailHost(tx, space, 'space-mended', statement);
    });
}
/** Changes the type to what the space really is. */
export function changeSpaceType(ctx, id, type, given) {
    const statement = tidyStatement(given);
    return decide(ctx, id, StaffSpaceAct.CHANGE_TYPE, async (tx, space) => {
        const before = { type: space.type };
        space.type = type;
        await save(tx, space);
        await recordChange(tx, space, 'space.type_changed', before, { type }, statement);
        await mailHost(tx, space, 'space-mended', statement);
    });
}
async function save(tx, space) {
    space.updatedAt = tx.clock.now();
    await tx.em.flush();
    await spaceChanged(tx, space.id);
}
async function recordChange(tx, space, action, before, after, reason = null) {
    await recordAudit(tx, {
        actorId: tx.viewer.id,
        action,
        objectType: 'space',
        objectId: space.id,
        before,
        after,
        reason,
        ip: tx.client.ip,
    });
}
//# sourceMappingURL=decide-about-space.js.map