import type { SpaceFilter } from '../search/search.inputs.js';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** A filter in canonical form: empty fields dropped, texts trimmed, lists sorted, coordinates rounded. */
export function canonicalFilter(filter: SpaceFilter): SpaceFilter {
  return (canonical(filter) ?? {}) as SpaceFilter;
}

/** The canonical text of a filter; equal for equivalent filters. */
export function serializeFilter(filter: SpaceFilter): string {
  return JSON.stringify(canonical(filter) ?? {}).toLowerCase();
}

/** The filter as of today: a past start becomes today, and past dates are dropped. */
export function filterOfToday(filter: SpaceFilter, today: string): SpaceFilter {
  const { from, to, ...rest } = filter;
  if (to != null && to <= today) return rest;
  return { ...rest, ...(from == null ? {} : { from: from < today ? today : from }), ...(to == null ? {} : { to }) };
}

/** Whether its period has ended. */
export const isOver = ({ to }: SpaceFilter, today: string): boolean => to != null && to <= today;

function canonical(value: unknown): Json | null {
  if (typeof value === 'string') return value.toWellFormed().normalize('NFC').trim().replace(/\s+/g, ' ') || null;
  if (typeof value === 'number') return Math.round(value * 1e5) / 1e5;
  if (typeof value === 'boolean') return value || null;
  if (Array.isArray(value)) return sorted(value);
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value).flatMap(([key, field]): [string, Json][] => {
    const one = canonical(field);
    return one === null ? [] : [[key, one]];
  });
  return fields.length > 0 ? Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))) : null;
}

function sorted(values: readonly unknown[]): Json | null {
  const items = new Map(
    values.flatMap((value): [string, Json][] => {
      const item = canonical(value);
      return item === null ? [] : [[JSON.stringify(item), item]];
    }),
  );
  return items.size > 0 ? [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item) : null;
}
