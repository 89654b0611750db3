import type { Request } from 'express';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { isLocalDate } from '../../../core/values/date-range.js';

type Reader<Value> = (text: string) => Value;

/** The parser of each field of a filter in a file's query string, by field name. */
export type FilterReaders<Filter> = { readonly [Field in keyof Filter]-?: Reader<NonNullable<Filter[Field]>> };

/** Parses the filter of a query string; refuses invalid values. */
export function readFilter<Filter>(readers: FilterReaders<Filter>, query: Request['query']): Filter {
  const values = Object.entries(readers as Record<string, Reader<unknown>>).flatMap(([field, read]) => {
    const text = query[field];
    return typeof text === 'string' && text !== '' ? [[field, read(text)]] : [];
  });
  return Object.fromEntries(values) as Filter;
}

export const asText: Reader<string> = (text) => text;
export const asFlag: Reader<boolean> = (text) => text === 'true';

export function asNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new DomainError(ErrorCode.BAD_REQUEST);
  return Number(text);
}

export function asDay(text: string): string {
  if (!isLocalDate(text)) throw new DomainError(ErrorCode.BAD_REQUEST);
  return text;
}

/** Parses a value of an enumeration, as the API or the database spells it. */
export const asOneOf =
  <Value extends string>(values: Readonly<Record<string, Value>>): Reader<Value> =>
  (text) => {
    const found = Object.values(values).find((value) => value === text.toLowerCase());
    if (found === undefined) throw new DomainError(ErrorCode.BAD_REQUEST);
    return found;
  };
