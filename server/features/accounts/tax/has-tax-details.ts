import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { Tables } from '../../../database.js';

type WithUser = Tables & { u: Tables['User'] };
type Builder = ExpressionBuilder<WithUser, 'u'>;

/** Whether the user with alias `u` can be reported to the tax office: professionals give number and address with their trader details. */
export function hasTaxDetails(eb: Builder): ExpressionWrapper<WithUser, 'u', boolean> {
  const asTrader = eb.selectFrom('TraderDetails as d').select('d.userId').whereRef('d.userId', '=', 'u.id');
  const asPrivate = eb.selectFrom('TaxDetails as x').select('x.userId').whereRef('x.userId', '=', 'u.id');
  return eb
    .or([
      eb.and([eb('u.isTrader', '=', true), eb.exists(asTrader)]),
      eb.and([eb('u.isTrader', 'is distinct from', true), eb.exists(asPrivate)]),
    ])
    .$castTo<boolean>();
}
