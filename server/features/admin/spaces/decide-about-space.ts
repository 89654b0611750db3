import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordEvent } from '../../../core/events/events.js';
import { metresBetween } from '../../../core/values/mercator.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { DecisionOrigin } from '../../accounts/measures/measure.enums.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { openOwnCase } from '../../reports/cases/open-own-case.js';
import { CaseEffect, ReportedKind } from '../../reports/cases/report-case.enums.js';
import { withoutPin, withoutType } from '../../spaces/draft/corrected-draft.js';
import { lockSpace } from '../../spaces/own-space.js';
import { moveSpace } from '../../spaces/publishing/move-space.js';
import { placeColumns } from '../../spaces/publishing/place-columns.js';
import { SpaceAction } from '../../spaces/publishing/space.state-machine.js';
import { spaceBookingQueries, spaceChanged } from '../../spaces/space-hooks.js';
import type { Space } from '../../spaces/space.entity.js';
import { changedEvent } from '../../spaces/space.events.js';
import { spaceStatusesThat, spaceStatusMeans } from '../../spaces/space-status.rules.js';
import type { SpaceType } from '../../spaces/space.enums.js';
import { hideLocked, liftHiding, mailHost, showLocked } from './hidden-spaces.js';
import { staffSpaceActs } from './staff-space.policy.js';
import { StaffSpaceAct } from './staff-space.types.js';

/** Maximum number of featured spaces on the home page. */
const MAX_FEATURED = 12;
/** Each advisory lock of the platform has a number of its own. */
const FEATURED_LOCK = 20_261_129;
/** Spain with its islands, in degrees. */
const SPAIN = { lat: [27.6, 43.9], lng: [-18.3, 4.4] } as const;

interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Locks the space, checks that the viewer may perform the act now, and runs the work in one transaction. Returns the uuid. */
function decide(
  ctx: SignedInContext,
  id: string,
  act: StaffSpaceAct,
  work: (tx: SignedInContext, space: Space) => Promise<void>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, fromGlobalId('Space', id));
    if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
    const { hostId, status, featuredRank } = space;
    if (!staffSpaceActs(tx.viewer, { hostId, status, isFeatured: featuredRank !== null }).includes(act))
      throw new DomainError(ErrorCode.FORBIDDEN);
    await work(tx, space);
    return space.id;
  });
}

/** A decision without a report, with its own page. */
async function ownDecision(tx: SignedInContext, { id, hostId }: Space, statement: string, effect: CaseEffect) {
  const decision = { subject: ReportedKind.SPACE, subjectId: id, concernedId: hostId, statement, effect };
  return { decisionPath: (await openOwnCase(tx, decision)).path, origin: DecisionOrigin.OWN };
}

/** S9: removes a space from the search and notifies the host of the reasons. */
export function hideSpace(ctx: SignedInContext, id: string, given: string): Promise<string> {
  const statement = tidyStatement(given);
  return decide(ctx, id, StaffSpaceAct.HIDE, async (tx, space) =>
    hideLocked(tx, space, statement, await ownDecision(tx, space, statement, CaseEffect.HIDDEN)),
  );
}

/** S10: shows a hidden space again, in the search or as its host had paused it. Every decision that hid it is lifted. */
export function showSpace(ctx: SignedInContext, id: string, given: string): Promise<string> {
  const statement = tidyStatement(given);
  return decide(ctx, id, StaffSpaceAct.SHOW, async (tx, space) => {
    await liftHiding(tx, space.id);
    await showLocked(tx, space, statement);
  });
}

/** S12: removes a space permanently; refused while a booking holds days of it. */
export function removeSpace(ctx: SignedInContext, id: string, given: string): Promise<string> {
  const statement = tidyStatement(given);
  return decide(ctx, id, StaffSpaceAct.REMOVE, async (tx, space) => {
    const hasOpenBooking = await spaceBookingQueries().hasOpenBooking(tx, space.id);
    if (hasOpenBooking) throw new DomainError(ErrorCode.SPACE_STATE_REFUSED, { reason: 'booked' });
    space.featuredRank = null;
    await moveSpace(tx, space, {
      action: SpaceAction.ARCHIVE,
      actor: 'admin',
      statement,
      known: { hasOpenBooking },
    });
    const decision = await ownDecision(tx, space, statement, CaseEffect.REMOVED);
    await mailHost(tx, space, 'space-removed', statement, decision);
  });
}

/** Adds a space to the end of the home page's featured ones, or removes it. */
export function featureSpace(ctx: SignedInContext, id: string, isFeatured: boolean): Promise<string> {
  return decide(ctx, id, isFeatured ? StaffSpaceAct.FEATURE : StaffSpaceAct.UNFEATURE, async (tx, space) => {
    const before = { featuredRank: space.featuredRank };
    if (isFeatured) await lockFeatured(tx);
    const shown = await tx.db
      .selectFrom('Space')
      .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('featuredRank').as('last')])
      .where('featuredRank', 'is not', null)
      // A paused one returns to its place when its host resumes it.
      .where('status', 'in', spaceStatusesThat('isLettable'))
      .executeTakeFirstOrThrow();
    if (isFeatured && Number(shown.count) >= MAX_FEATURED)
      throw new DomainError(ErrorCode.FEATURED_FULL, { max: MAX_FEATURED });
    space.featuredRank = isFeatured ? (shown.last ?? 0) + 1 : null;
    await save(tx, space);
    const action = isFeatured ? 'space.featured' : 'space.unfeatured';
    await recordChange(tx, space, { action, before, after: { featuredRank: space.featuredRank }, reason: null });
  });
}

/** Serializes their count: each call locks another space. */
async function lockFeatured(tx: SignedInContext): Promise<void> {
  await tx.db.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(FEATURED_LOCK)]).as('lock')).execute();
}

/** Moves the pin to the actual position of the space; its address, and with it the verification, stays as it is. */
export function moveSpacePin(ctx: SignedInContext, id: string, spot: Spot, given: string): Promise<string> {
  const statement = tidyStatement(given);
  const { lat, lng } = spot;
  const isInSpain = lat >= SPAIN.lat[0] && lat <= SPAIN.lat[1] && lng >= SPAIN.lng[0] && lng <= SPAIN.lng[1];
  refuseProblems(isInSpain ? [] : [{ path: 'lat', code: FieldProblemCode.PIN_OUTSIDE_SPAIN }]);
  return decide(ctx, id, StaffSpaceAct.MOVE_PIN, async (tx, space) => {
    const before = { lat: space.lat ?? lat, lng: space.lng ?? lng };
    const movedM = Math.round(metresBetween(before, spot));
    // Otherwise the old pin comes back with the next publication.
    Object.assign(space, placeColumns(tx, space.id, { ...space, lat, lng }), withoutPin(space));
    await save(tx, space);
    await recordChanged(tx, space);
    const after = { ...roughly(spot), movedM };
    await recordChange(tx, space, { action: 'space.pin_moved', before: roughly(before), after, reason: statement });
    await mailHost(tx, space, 'space-mended', statement);
  });
}

/** Corrects the type of the space. */
export function changeSpaceType(ctx: SignedInContext, id: string, type: SpaceType, given: string): Promise<string> {
  const statement = tidyStatement(given);
  return decide(ctx, id, StaffSpaceAct.CHANGE_TYPE, async (tx, space) => {
    const before = { type: space.type };
    Object.assign(space, { type }, withoutType(space));
    await save(tx, space);
    await recordChanged(tx, space);
    await recordChange(tx, space, { action: 'space.type_changed', before, after: { type }, reason: statement });
    await mailHost(tx, space, 'space-mended', statement);
  });
}

/** To about a kilometre: the log cannot be changed, so the exact place would outlast the erasure of its host. */
function roughly({ lat, lng }: Spot): Spot {
  const round = (degrees: number): number => Math.round(degrees * 100) / 100;
  return { lat: round(lat), lng: round(lng) };
}

async function save(tx: SignedInContext, space: Space): Promise<void> {
  space.updatedAt = tx.clock.now();
  await tx.em.flush();
  await spaceChanged(tx, space.id);
}

/** Partners keep a copy of what is let, as after a change by its host. */
async function recordChanged(tx: SignedInContext, space: Space): Promise<void> {
  if (spaceStatusMeans(space.status, 'isLettable')) await recordEvent(tx, changedEvent(space));
}

interface SpaceChange {
  readonly action: string;
  readonly before: object;
  readonly after: object;
  readonly reason: string | null;
}

async function recordChange(tx: SignedInContext, space: Space, change: SpaceChange): Promise<void> {
  await recordAudit(tx, {
    ...change,
    actorId: tx.viewer.id,
    objectType: 'Space',
    objectId: space.id,
    ip: tx.client.ip,
  });
}
