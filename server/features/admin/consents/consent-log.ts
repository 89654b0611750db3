import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { parseGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { cursorOf, instantText, isInWindow, newestFirst } from '../../../core/graphql/newest-first.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import type { Tables } from '../../../database.js';
import type { ConsentPurpose } from '../../accounts/consent.enums.js';
import type { ConsentSource } from '../../accounts/consent.entity.js';
import { countFound } from '../count-found.js';
import { matchesPerson, readSearchText } from '../search-text.js';
import type { ConsentRecordConnection } from './consent-record.types.js';
import type { ConsentFilter } from './consent.inputs.js';

const eb = expressionBuilder<Tables & { c: Tables['Consent'] }, 'c'>();

const ORDER = 'consent-log';

/** How many entries match a filter, up to the limit of counts. */
export const countConsents = (ctx: ServiceContext, filter: ConsentFilter): Promise<number> =>
  countFound(ctx, ctx.db.selectFrom('Consent as c').where(isIn(filter)));

/** The consent log by a filter, newest first: two statements, however many entries there are. */
export async function listConsentLog(
  ctx: ServiceContext,
  filter: ConsentFilter,
  page: PageArgs,
): Promise<ConsentRecordConnection> {
  const window = windowOf(ctx, page, 50);
  const rows = await ctx.db
    .selectFrom('Consent as c')
    .innerJoin('User as p', 'p.id', 'c.userId')
    .select((eb) => instantText(eb.ref('c.at')).as('instant'))
    .select(['c.id', 'c.at', 'c.purpose', 'c.isGranted', 'c.version', 'c.source', 'c.userId', 'p.fullName'])
    .where(isIn(filter))
    .where((eb) => isInWindow(eb, 'c.at', ORDER, window, 'bigint'))
    .orderBy('c.at', newestFirst(window))
    .orderBy('c.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countConsents(ctx, filter);
  return {
    ...pageOfWindow(rows, window, ({ userId, instant, ...row }) => ({
      cursor: cursorOf(ORDER, { at: instant, id: String(row.id) }),
      node: {
        ...row,
        purpose: row.purpose as ConsentPurpose,
        number: Number(row.id),
        personId: toGlobalId('Person', userId),
      },
    })),
    totalCount,
  };
}

function isIn({ query, purpose, source, isGranted, from, to }: ConsentFilter): Expression<SqlBool> {
  const text = query?.trim() ?? '';
  return eb.and([
    ...(text === '' ? [] : [isOf(text)]),
    ...(purpose ? [eb('c.purpose', '=', purpose)] : []),
    ...(source ? [eb('c.source', '=', source as ConsentSource)] : []),
    ...(isGranted == null ? [] : [eb('c.isGranted', '=', isGranted)]),
    ...(from ? [eb('c.at', '>=', startOfDayInstant(from, MAINLAND_ZONE))] : []),
    ...(to ? [eb('c.at', '<', startOfDayInstant(to, MAINLAND_ZONE))] : []),
  ]);
}

/** By the id of a person or user, else by the person search. */
function isOf(text: string): Expression<SqlBool> {
  const parsed = parseGlobalId(text);
  if (parsed?.type === 'Person' || parsed?.type === 'User') return eb('c.userId', '=', parsed.uuid);
  return eb(
    'c.userId',
    'in',
    eb
      .selectFrom('User as u')
      .select('u.id')
      .where(matchesPerson(readSearchText(text))),
  );
}
