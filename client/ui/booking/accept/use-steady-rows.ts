import { useState } from 'react';
import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';
import { useAcceptances } from './acceptance-store';

type Booking = DashboardBooking_BookingFragment;

/**
 * Keeps rows below an accepted one in place: otherwise the next request would move under the pointer, and a second click would accept it
 * too. Another `list` starts over.
 */
export function useSteadyRows(rows: readonly Booking[], list: string): readonly Booking[] {
  const acceptances = useAcceptances();
  const [kept, setKept] = useState({ list, rows });
  const isSteady = kept.list === list && kept.rows.some(({ id }) => id in acceptances);
  if (!isSteady && !(kept.list === list && hasSameRows(kept.rows, rows))) setKept({ list, rows });
  if (!isSteady) return rows;
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(kept.rows.map(({ id }) => id));
  return [
    ...kept.rows.flatMap(({ id }) => fresh.get(id) ?? acceptances[id]?.subject ?? []),
    ...rows.filter(({ id }) => !known.has(id)),
  ];
}

const hasSameRows = (one: readonly Booking[], other: readonly Booking[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);
