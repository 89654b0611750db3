import { sql } from 'kysely';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import type { Role } from '../../../core/roles.js';
import { mayDo } from '../../../core/staff-acts.js';
import { maskEmail } from '../../accounts/account.rules.js';
import { LIMIT_KINDS, MeasureKind } from '../../accounts/measures/measure.enums.js';
import { initialsOf } from '../../accounts/person-name.js';
import { arePayoutsPaused } from '../../bookings/payouts/payout-destination.js';
import { PaymentStatus } from '../../bookings/booking.enums.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { isPayee } from '../../verification/host-data/host-record.js';
import { isInFilter, openMeasures, yearBefore } from './people-conditions.js';
import type { PeopleFilter } from './person.inputs.js';
import { PersonState, type Person, type PersonConnection } from './person.types.js';
import { countFound } from '../count-found.js';
import type { Chosen } from '../lists/chosen.js';

const ORDER = 'people';

/** Columns of a person; the counts are subselects, so that a page is one statement. */
function selectPeople({ db, clock, ports }: ServiceContext) {
  const now = clock.now();
  return db
    .selectFrom('User as u')
    .select([
      'u.fullName',
      'u.email',
      'u.city',
      'u.isTrader',
      'u.phoneVerifiedAt',
      'u.identityVerifiedAt',
      'u.suspendedAt',
      'u.erasedAt',
      'u.createdAt',
    ])
    .select((eb) => newestFirstKey(eb, 'u.createdAt'))
    .select((eb) => {
      const spaces = eb.selectFrom('Space as s').whereRef('s.hostId', '=', 'u.id');
      return [
        sql<
          Role[]
        >`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id').orderBy('r.grantedAt')})`.as(
          'roles',
        ),
        spaces
          .where('s.status', '<>', SpaceStatus.ARCHIVED)
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .as('spaceCount'),
        spaces
          .where('s.verifiedAt', 'is not', null)
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .as('verifiedSpaces'),
        eb
          .selectFrom('Booking as b')
          .where((inner) =>
            inner.or([inner('b.renterId', '=', inner.ref('u.id')), inner('b.hostId', '=', inner.ref('u.id'))]),
          )
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .as('bookingCount'),
        eb
          .selectFrom('Payment as p')
          .innerJoin('Booking as c', 'c.id', 'p.bookingId')
          .where((inner) =>
            inner.or([inner('c.renterId', '=', inner.ref('u.id')), inner('c.hostId', '=', inner.ref('u.id'))]),
          )
          .where('p.status', '=', PaymentStatus.CAPTURED)
          .where('p.createdAt', '>', yearBefore(now))
          .select((inner) => inner.fn.sum<string>('p.totalCents').as('sum'))
          .as('yearCents'),
        eb
          .selectFrom('AccountMeasure as w')
          .whereRef('w.userId', '=', 'u.id')
          .where('w.kind', '=', MeasureKind.WARNING)
          .where('w.startsAt', '>', yearBefore(now))
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .as('warningCount'),
        eb
          .selectFrom('Session as x')
          .whereRef('x.userId', '=', 'u.id')
          .select((inner) => inner.fn.max('x.lastUsedAt').as('at'))
          .as('lastActiveAt'),
        eb.exists(openMeasures(eb, LIMIT_KINDS, now)).as('isLimited'),
        eb.exists(openMeasures(eb, [MeasureKind.SUSPENSION], now)).as('isSuspension'),
        eb.exists(openMeasures(eb, [MeasureKind.BAN], now)).as('isBan'),
        isPayee(ports.payments.current.name)(eb).as('isPayee'),
        arePayoutsPaused(eb).as('arePayoutsPaused'),
      ];
    });
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

function stateOf(row: PersonRow): PersonState {
  if (row.erasedAt) return PersonState.ERASED;
  if (row.suspendedAt) return row.isSuspension && !row.isBan ? PersonState.SUSPENDED : PersonState.BANNED;
  return row.isLimited ? PersonState.LIMITED : PersonState.ACTIVE;
}

function levelOf({ phoneVerifiedAt, identityVerifiedAt, verifiedSpaces, isPayee, isTrader }: PersonRow): number {
  if (!phoneVerifiedAt) return 0;
  if (!identityVerifiedAt) return 1;
  if (Number(verifiedSpaces) === 0) return 2;
  if (!isPayee) return 3;
  return isTrader ? 5 : 4;
}

function toPerson(row: PersonRow): Person {
  return {
    __typename: 'Person',
    uuid: row.id,
    id: toGlobalId('Person', row.id),
    userId: toGlobalId('User', row.id),
    fullName: row.fullName,
    initials: initialsOf(row.fullName),
    maskedEmail: maskEmail(row.email),
    roles: row.roles,
    level: levelOf(row),
    isTrader: row.isTrader === true,
    city: row.city,
    spaceCount: Number(row.spaceCount),
    bookingCount: Number(row.bookingCount),
    yearCents: Number(row.yearCents ?? 0),
    warningCount: Number(row.warningCount),
    state: stateOf(row),
    arePayoutsPaused: Boolean(row.arePayoutsPaused),
    lastActiveAt: row.lastActiveAt ? new Date(row.lastActiveAt) : null,
    createdAt: row.createdAt,
  };
}

/** How many people match a filter, up to the limit of counts. */
export const countPeople = (ctx: ServiceContext, filter: PeopleFilter): Promise<number> =>
  countFound(ctx, ctx.db.selectFrom('User as u').where(isInFilter(filter, ctx)));

/** People by a filter, newest account first: two statements, however many there are. */
export async function listPeople(
  ctx: ServiceContext,
  filter: Chosen<PeopleFilter>,
  page: PageArgs,
): Promise<PersonConnection> {
  const window = windowOf(ctx, page, 50);
  const isIn = isInFilter(filter, ctx);
  const rows = await selectPeople(ctx)
    .where(isIn)
    .where((eb) => isInWindow(eb, 'u.createdAt', ORDER, window))
    .orderBy('u.createdAt', newestFirst(window))
    .orderBy('u.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countPeople(ctx, filter);
  return {
    ...pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(ORDER, row), node: toPerson(row) })),
    totalCount,
  };
}

/** One person by uuid; null when there is none. */
export async function findStaffPerson(ctx: ServiceContext, uuid: string): Promise<Person | null> {
  const row = await selectPeople(ctx).where('u.id', '=', uuid).executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** A person by uuid, for the staff who may look people up. */
export async function findPersonNode(ctx: RequestContext, uuid: string): Promise<Person | null> {
  return mayDo(ctx.viewer, 'SEE_PEOPLE') ? findStaffPerson(ctx, uuid) : null;
}
