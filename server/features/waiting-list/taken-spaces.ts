import type { RequestContext } from '../../core/context.js';
import { daysBetween, oneYearAfter } from '../../core/values/date-range.js';
import type { FilterPart } from '../search/plain-filters.rules.js';
import { whereSql } from '../search/predicates.js';
import { prepareSearch } from '../search/search-query.js';
import { SpaceSort, type SpaceFilter } from '../search/search.inputs.js';
import { Params, readRows } from '../search/sql.js';

const MOST = 10;
const DATES: ReadonlySet<FilterPart> = new Set(['dates']);

/** Ids of the best placed spaces that fit a search but for its days, which are taken. */
export async function takenIds(ctx: RequestContext, filter: SpaceFilter): Promise<string[]> {
  const { predicates, order } = prepareSearch(ctx, filter, SpaceSort.RECOMMENDED);
  const { from, to } = filter;
  if (!from) return [];
  const params = new Params();
  const expression = order.expression(params);
  const where = whereSql(predicates, params, DATES) || 'where true';
  const days = [
    `busy && daterange(${params.add(from)}::date, ${params.add(to ?? oneYearAfter(from))}::date)`,
    `available_from <= ${params.add(from)}::date`,
    ...(to ? [`min_days <= ${params.add(daysBetween(from, to))}`] : []),
  ];
  const rows = await readRows<{ id: string }>(
    ctx.em,
    `select id from space_search ${where} and ${days.join(' and ')} ${order.orderBy(expression)} limit ${MOST}`,
    params,
  );
  return rows.map(({ id }) => id);
}
