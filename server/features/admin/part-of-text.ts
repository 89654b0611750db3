import { sql, type RawBuilder } from 'kysely';

/** Whether a text contains a part, whatever its accents and capitals; the trigram indexes are over the same expression. */
export function hasPart(column: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`immutable_unaccent(lower(${column})) like immutable_unaccent(lower(${pattern}))`;
}
