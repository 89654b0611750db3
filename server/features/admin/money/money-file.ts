import { csvEuros } from '../../../core/files/send-csv.js';
import type { ListFile } from '../lists/list-file.js';
import { asDay, asOneOf, asText } from '../lists/read-filter.js';
import { MovementKind, MovementState, type MoneyMovement } from './money-movement.types.js';
import { listMovements } from './money-movements.js';
import type { MoneyMovementFilter } from './staff-money.inputs.js';

/** The CSV of money movements. */
export const moneyFile: ListFile<MoneyMovementFilter, MoneyMovement> = {
  name: 'money',
  act: 'SEE_MONEY',
  objectType: 'Money',
  filter: {
    query: asText,
    kind: asOneOf(MovementKind),
    state: asOneOf(MovementState),
    from: asDay,
    to: asDay,
  },
  head: ['ordered_at', 'kind', 'booking', 'in_eur', 'out_eur', 'state', 'provider_ref', 'failure'],
  list: listMovements,
  cellsOf: (movement) => {
    const isIn = movement.kind === MovementKind.PAYMENT;
    const amount = csvEuros(movement.amountCents);
    return [
      movement.orderedAt.toISOString(),
      movement.kind,
      movement.bookingReference,
      isIn ? amount : null,
      isIn ? null : amount,
      movement.state,
      movement.providerRef,
      movement.failureCode,
    ];
  },
};
