import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { SignedInContext } from '../../../core/context.js';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import type { Tables } from '../../../database.js';
import { ticketLoader } from '../../support/ticket.loaders.js';
import type { Ticket } from '../../support/ticket.entity.js';
import { beginsWith, hasPart, matchesPerson, NOTHING, readSearchText } from '../search-text.js';
import { countFound } from '../count-found.js';
import type { StaffTicketConnection } from './staff-ticket.types.js';

type Builder = ExpressionBuilder<Tables & { t: Tables['Ticket'] }, 't'>;

const ORDER = 'staff-tickets';

const matches =
  (query: string) =>
  (eb: Builder): Expression<SqlBool> => {
    const search = readSearchText(query);
    const { kind, text } = search;
    if (kind === 'ticket') return eb('t.code', 'like', `${text}%`);
    if (kind === 'booking')
      return eb('t.bookingId', 'in', eb.selectFrom('Booking as b').select('b.id').where('b.reference', '=', text));
    if (kind === 'postalCode') return NOTHING;
    const people = eb.selectFrom('User as u').select('u.id').where(matchesPerson(search));
    return eb.or([
      eb('t.requesterId', 'in', people),
      kind === 'email' ? beginsWith(eb.ref('t.email'), text) : NOTHING,
      kind === 'words' ? eb.or([hasPart(eb.ref('t.subject'), text), hasPart(eb.ref('t.name'), text)]) : NOTHING,
    ]);
  };

/** Tickets in any state by a text, newest first, without the viewer's own. Three statements (keys, count, rows), however many there are. */
export async function listStaffTickets(
  ctx: SignedInContext,
  query: string,
  page: PageArgs,
): Promise<StaffTicketConnection> {
  const window = windowOf(ctx, page);
  const text = query.trim();
  const found = ctx.db
    .selectFrom('Ticket as t')
    .where((eb) => eb.or([eb('t.requesterId', 'is', null), eb('t.requesterId', '<>', ctx.viewer.id)]))
    .$if(text !== '', (all) => all.where(matches(text)));
  const keys = await found
    .select((eb) => newestFirstKey(eb, 't.createdAt'))
    .where((eb) => isInWindow(eb, 't.createdAt', ORDER, window))
    .orderBy('t.createdAt', newestFirst(window))
    .orderBy('t.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const totalCount = await countFound(ctx, found);
  const tickets = await ticketLoader(ctx).loadMany(keys.slice(0, window.size).map(({ id }) => id));
  return {
    ...pageOfWindow(keys, window, (key) => ({
      cursor: cursorOf(ORDER, key),
      node: tickets[keys.indexOf(key)] as Ticket,
    })),
    totalCount,
  };
}
