import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import type { Tables } from '../../../database.js';
import { LIMIT_KINDS, MeasureKind } from '../../accounts/measures/measure.enums.js';
import { isPayee } from '../../verification/host-data/host-record.js';
import type { Chosen } from '../lists/chosen.js';
import { matchesPerson, readSearchText } from '../search-text.js';
import type { PeopleFilter } from './person.inputs.js';
import { PersonState } from './person.types.js';

type WithUser = Tables & { u: Tables['User'] };
type Builder = ExpressionBuilder<WithUser, 'u'>;

/** Start of the 12 months in which warnings count. */
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS);

/** Open measures of a person of these kinds. */
export function openMeasures(eb: Builder, kinds: readonly MeasureKind[], now: Date) {
  return eb
    .selectFrom('AccountMeasure as m')
    .select('m.id')
    .whereRef('m.userId', '=', 'u.id')
    .where('m.kind', 'in', kinds)
    .where('m.liftedAt', 'is', null)
    .where((inner) => inner.or([inner('m.endsAt', 'is', null), inner('m.endsAt', '>', now)]));
}

function matches(eb: Builder, query: string): Expression<SqlBool> {
  const search = readSearchText(query);
  const { kind, text } = search;
  if (kind === 'booking')
    return eb.exists(
      eb
        .selectFrom('Booking as b')
        .select('b.id')
        .where('b.reference', '=', text)
        .where((inner) =>
          inner.or([inner('b.renterId', '=', inner.ref('u.id')), inner('b.hostId', '=', inner.ref('u.id'))]),
        ),
    );
  if (kind === 'ticket')
    return eb('u.id', 'in', eb.selectFrom('Ticket as t').select('t.requesterId').where('t.code', '=', text));
  if (kind === 'postalCode')
    return eb('u.id', 'in', eb.selectFrom('Space as s').select('s.hostId').where('s.postalCode', '=', text));
  return matchesPerson(search);
}

function hasState(eb: Builder, state: PersonState, now: Date): Expression<SqlBool> {
  const isClosed = eb('u.suspendedAt', 'is not', null);
  const isEnding = eb.exists(openMeasures(eb, [MeasureKind.SUSPENSION], now));
  const isBanned = eb.exists(openMeasures(eb, [MeasureKind.BAN], now));
  const isLimited = eb.exists(openMeasures(eb, LIMIT_KINDS, now));
  const isHere = eb('u.erasedAt', 'is', null);
  const conditions: Record<PersonState, Expression<SqlBool>> = {
    [PersonState.ERASED]: eb('u.erasedAt', 'is not', null),
    [PersonState.SUSPENDED]: eb.and([isHere, isClosed, isEnding, eb.not(isBanned)]),
    [PersonState.BANNED]: eb.and([isHere, isClosed, eb.or([isBanned, eb.not(isEnding)])]),
    [PersonState.LIMITED]: eb.and([isHere, eb.not(isClosed), isLimited]),
    [PersonState.ACTIVE]: eb.and([isHere, eb.not(isClosed), eb.not(isLimited)]),
  };
  return conditions[state];
}

function hasLevel(eb: Builder, level: number, provider: string): Expression<SqlBool> {
  const hasSpace = eb.exists(
    eb.selectFrom('Space as s').select('s.id').whereRef('s.hostId', '=', 'u.id').where('s.verifiedAt', 'is not', null),
  );
  return eb.and([
    eb('u.phoneVerifiedAt', 'is not', null),
    ...(level >= 2 ? [eb('u.identityVerifiedAt', 'is not', null)] : []),
    ...(level >= 3 ? [hasSpace] : []),
    ...(level >= 4 ? [isPayee(provider)(eb)] : []),
    ...(level >= 5 ? [eb('u.isTrader', '=', true)] : []),
  ]);
}

/** The condition of a filter on users with alias `u`. */
export function isInFilter(
  { query, role, state, minLevel, isWarned, lacksTraderDetails, uuids }: Chosen<PeopleFilter>,
  { clock, ports }: ServiceContext,
) {
  const now = clock.now();
  return (eb: Builder): Expression<SqlBool> => {
    const text = query?.trim() ?? '';
    return eb.and([
      ...(uuids ? [eb('u.id', 'in', uuids)] : []),
      ...(text === '' ? [] : [matches(eb, text)]),
      ...(role
        ? [
            eb.exists(
              eb
                .selectFrom('UserRole as r')
                .select('r.role')
                .whereRef('r.userId', '=', 'u.id')
                .where('r.role', '=', role),
            ),
          ]
        : []),
      ...(state ? [hasState(eb, state, now)] : []),
      ...(minLevel ? [hasLevel(eb, minLevel, ports.payments.current.name)] : []),
      ...(lacksTraderDetails
        ? [
            eb('u.isTrader', '=', true),
            eb('u.erasedAt', 'is', null),
            eb.not(eb.exists(eb.selectFrom('TraderDetails as d').select('d.userId').whereRef('d.userId', '=', 'u.id'))),
          ]
        : []),
      ...(isWarned
        ? [
            eb.exists(
              eb
                .selectFrom('AccountMeasure as w')
                .select('w.id')
                .whereRef('w.userId', '=', 'u.id')
                .where('w.kind', '=', MeasureKind.WARNING)
                .where('w.startsAt', '>', yearBefore(now)),
            ),
          ]
        : []),
    ]);
  };
}
