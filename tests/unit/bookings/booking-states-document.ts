import { statusesThat } from '../../../server/features/bookings/booking-status.rules.js';
import { actionsInOrder, bookingMachine } from '../../../server/features/bookings/lifecycle/booking.state-machine.js';
import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';

/** The table as a Mermaid state diagram, one line per transition. */
function stateDiagram(): string {
  const { transitions, finals } = bookingMachine.definition;
  return [
    'stateDiagram-v2',
    ...transitions.flatMap((row) =>
      (row.from ?? [null]).map((from) => {
        const to = row.to === 'same' ? from : row.to;
        return `  ${from ?? '[*]'} --> ${to}: ${row.id} ${row.on} (${row.by.join(', ')})`;
      }),
    ),
    ...finals.map((status) => `  ${status} --> [*]`),
  ].join('\n');
}

/** The page of the docs that shows the table; a test keeps both in sync. */
export function bookingStatesDocument(): string {
  const rows = bookingTransitions.map((row) =>
    [
      row.id,
      row.from?.join(', ') ?? '–',
      row.to,
      row.on,
      row.by.join(', '),
      row.guards?.join(', '),
      row.effects?.join(', '),
      row.timers?.join(', '),
      row.notices?.join(', '),
      row.notifies.join(', '),
    ]
      .map((cell) => cell || '–')
      .join(' | '),
  );
  return [
    '# Booking states',
    '',
    'Made from `server/features/bookings/lifecycle/booking.transitions.ts`; `npx vitest run --project unit booking-state-machine -u` writes it anew.',
    `Statuses that hold the dates: ${statusesThat('holdsDates').join(', ')}.`,
    `Actions: ${actionsInOrder.join(', ')}.`,
    '',
    '```mermaid',
    stateDiagram(),
    '```',
    '',
    '| # | From | To | On | By | Guards | Effects | Timers | Notices | Notifies |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}
