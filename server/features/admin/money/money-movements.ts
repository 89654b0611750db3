import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { pageOfWindow, windowOf, type PageArgs, type PageWindow } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { columnRef, type Tables } from '../../../database.js';
import { matchesPerson, NOTHING, readSearchText } from '../search-text.js';
import {
  MovementKind,
  MovementState,
  type MoneyMovement,
  type MoneyMovementConnection,
} from './money-movement.types.js';
import {
  movementStateOf,
  PAYMENT_STATES,
  paymentMovementState,
  PAYOUT_STATES,
  REFUND_STATES,
} from './movement-states.rules.js';
import type { MoneyMovementFilter } from './staff-money.inputs.js';
import { COUNT_CAP } from '../../search/search-query.js';
import { upToCap } from '../count-found.js';

const ORDER = 'money-movements';

/** The shared columns of all three selects: the movement, its person and its booking. */
type Columns = {
  m: Pick<Tables['Payment'] | Tables['Refund'] | Tables['Payout'], 'createdAt'>;
  u: Pick<Tables['User'], 'fullName' | 'email'>;
  b: Pick<Tables['Booking'], 'reference'>;
};
const eb = expressionBuilder<Columns, 'm' | 'u' | 'b'>();

function matches(query: string, providerRef: Expression<unknown>): Expression<SqlBool> {
  const search = readSearchText(query);
  const { kind, text } = search;
  if (kind === 'booking') return eb('b.reference', 'like', `${text}%`);
  if (kind === 'provider') return sql<boolean>`${providerRef} = ${text}`;
  return kind === 'postalCode' ? NOTHING : matchesPerson(search);
}

function isIn({ query, from, to }: MoneyMovementFilter, providerRef: Expression<unknown>): Expression<SqlBool> {
  const text = query?.trim() ?? '';
  return eb.and([
    ...(text === '' ? [] : [matches(text, providerRef)]),
    ...(from ? [eb('m.createdAt', '>=', startOfDayInstant(from, MAINLAND_ZONE))] : []),
    ...(to ? [eb('m.createdAt', '<', startOfDayInstant(to, MAINLAND_ZONE))] : []),
  ]);
}

function payments({ db }: ServiceContext, filter: MoneyMovementFilter) {
  const { state } = filter;
  return db
    .selectFrom('Payment as m')
    .innerJoin('Booking as b', 'b.id', 'm.bookingId')
    .innerJoin('User as u', 'u.id', 'm.renterId')
    .where(isIn(filter, columnRef<'Payment'>('m.providerRef')))
    .$if(state != null, (query) =>
      query
        .where('m.status', 'in', PAYMENT_STATES[state as MovementState])
        .where('m.isTakenBack', '=', state === MovementState.TAKEN_BACK),
    );
}

function refunds({ db }: ServiceContext, filter: MoneyMovementFilter) {
  const { state } = filter;
  return db
    .selectFrom('Refund as m')
    .innerJoin('Booking as b', 'b.id', 'm.bookingId')
    .innerJoin('User as u', 'u.id', 'b.renterId')
    .where(isIn(filter, columnRef<'Refund'>('m.providerRef')))
    .$if(state != null, (query) => query.where('m.status', 'in', orNone(REFUND_STATES[state as MovementState])));
}

function payouts({ db }: ServiceContext, filter: MoneyMovementFilter) {
  const { state } = filter;
  return (
    db
      .selectFrom('Payout as m')
      .innerJoin('User as u', 'u.id', 'm.hostId')
      // A payout covers several bookings: it matches no reference.
      .leftJoin('Booking as b', (join) => join.on(sql<boolean>`false`))
      .where(isIn(filter, columnRef<'Payout'>('m.payoutRef')))
      .$if(state != null, (query) => query.where('m.status', 'in', orNone(PAYOUT_STATES[state as MovementState])))
  );
}

/** A list of statuses for SQL, which rejects an empty one. */
const orNone = <Status>(statuses: readonly Status[]): readonly Status[] =>
  statuses.length > 0 ? statuses : ['none' as never];

interface Row {
  readonly key: { readonly id: string; readonly at: string };
  readonly movement: MoneyMovement;
}

/** Payments, refunds and payouts by a filter, newest first: one page per kind and one count, however many there are. */
export async function listMovements(
  ctx: ServiceContext,
  filter: MoneyMovementFilter,
  page: PageArgs,
): Promise<MoneyMovementConnection> {
  const window = windowOf(ctx, page, 50);
  const isLater = (a: Row, b: Row): boolean => newnessOf(a) < newnessOf(b) !== window.isBackward;
  const wants = wantsOf(filter);
  const rows = [
    ...(wants(MovementKind.PAYMENT) ? await paymentRows(ctx, filter, window) : []),
    ...(wants(MovementKind.REFUND) ? await refundRows(ctx, filter, window) : []),
    ...(wants(MovementKind.PAYOUT) ? await payoutRows(ctx, filter, window) : []),
  ].toSorted((a, b) => (isLater(a, b) ? 1 : -1));
  return {
    ...pageOfWindow(rows, window, ({ key, movement }) => ({
      cursor: cursorOf(ORDER, key),
      node: movement,
    })),
    totalCount: await countMovements(ctx, filter),
  };
}

const newnessOf = ({ key: { at, id } }: Row): string => `${at} ${id}`;

const wantsOf =
  ({ kind: wanted }: MoneyMovementFilter) =>
  (kind: MovementKind): boolean =>
    wanted == null || wanted === kind;

/** How many movements match a filter, up to the limit of counts. */
export async function countMovements(ctx: ServiceContext, filter: MoneyMovementFilter): Promise<number> {
  const wants = wantsOf(filter);
  const zero = sql<string>`0`;
  const count = (found: Parameters<typeof upToCap>[0]) =>
    ctx.db.selectFrom(upToCap(found).as('found')).select((eb) => eb.fn.countAll<string>().as('n'));
  const row = await ctx.db
    .selectNoFrom([
      (wants(MovementKind.PAYMENT) ? count(payments(ctx, filter)) : zero).as('payments'),
      (wants(MovementKind.REFUND) ? count(refunds(ctx, filter)) : zero).as('refunds'),
      (wants(MovementKind.PAYOUT) ? count(payouts(ctx, filter)) : zero).as('payouts'),
    ])
    .executeTakeFirstOrThrow();
  return Math.min(Number(row.payments ?? 0) + Number(row.refunds ?? 0) + Number(row.payouts ?? 0), COUNT_CAP + 1);
}

async function paymentRows(ctx: ServiceContext, filter: MoneyMovementFilter, window: PageWindow): Promise<Row[]> {
  const rows = await payments(ctx, filter)
    .select((eb) => newestFirstKey(eb, 'm.createdAt'))
    .select(['m.createdAt', 'm.totalCents', 'm.creditCents', 'm.status', 'm.isTakenBack', 'm.providerRef'])
    .select(['m.failureCode', 'b.reference', 'u.fullName'])
    .where((eb) => isInWindow(eb, 'm.createdAt', ORDER, window))
    .orderBy('m.createdAt', newestFirst(window))
    .orderBy('m.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return rows.map((row) => ({
    key: row,
    movement: {
      kind: MovementKind.PAYMENT,
      caseId: toGlobalId('StaffPayment', row.id),
      orderedAt: row.createdAt,
      amountCents: row.totalCents - row.creditCents,
      state: paymentMovementState(row),
      bookingReference: row.reference,
      personName: row.fullName,
      providerRef: row.providerRef,
      failureCode: row.failureCode,
    },
  }));
}

async function refundRows(ctx: ServiceContext, filter: MoneyMovementFilter, window: PageWindow): Promise<Row[]> {
  const rows = await refunds(ctx, filter)
    .select((eb) => newestFirstKey(eb, 'm.createdAt'))
    .select(['m.createdAt', 'm.totalCents', 'm.creditCents', 'm.status', 'm.providerRef', 'm.paymentId'])
    .select(['m.failureCode', 'b.reference', 'u.fullName'])
    .where((eb) => isInWindow(eb, 'm.createdAt', ORDER, window))
    .orderBy('m.createdAt', newestFirst(window))
    .orderBy('m.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return rows.map((row) => ({
    key: row,
    movement: {
      kind: MovementKind.REFUND,
      caseId: toGlobalId('StaffPayment', row.paymentId),
      orderedAt: row.createdAt,
      amountCents: row.totalCents - row.creditCents,
      state: movementStateOf(REFUND_STATES, row.status),
      bookingReference: row.reference,
      personName: row.fullName,
      providerRef: row.providerRef,
      failureCode: row.failureCode,
    },
  }));
}

async function payoutRows(ctx: ServiceContext, filter: MoneyMovementFilter, window: PageWindow): Promise<Row[]> {
  const rows = await payouts(ctx, filter)
    .select((eb) => newestFirstKey(eb, 'm.createdAt'))
    .select(['m.createdAt', 'm.amountCents', 'm.status', 'm.payoutRef', 'm.failureCode', 'u.fullName'])
    .where((eb) => isInWindow(eb, 'm.createdAt', ORDER, window))
    .orderBy('m.createdAt', newestFirst(window))
    .orderBy('m.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return rows.map((row) => ({
    key: row,
    movement: {
      kind: MovementKind.PAYOUT,
      caseId: toGlobalId('StaffPayout', row.id),
      orderedAt: row.createdAt,
      amountCents: row.amountCents,
      state: movementStateOf(PAYOUT_STATES, row.status),
      bookingReference: null,
      personName: row.fullName,
      providerRef: row.payoutRef,
      failureCode: row.failureCode,
    },
  }));
}
