import { UsageError, type CommandCall } from './command.types.js';

const LENGTH = { min: 5, max: 500 };

/** The option of commands that change something: the reason, for the audit log. */
export const REASON = { reason: { type: 'string' } } as const;

/** The given reason; throws when it is missing or too short to mean anything. */
export function neededReason({ reason }: CommandCall['options']): string {
  const text = typeof reason === 'string' ? reason.trim() : '';
  if (text.length < LENGTH.min || text.length > LENGTH.max)
    throw new UsageError(
      `--reason "…" is needed, ${LENGTH.min}–${LENGTH.max} characters: it goes into the record of acts.`,
    );
  return text;
}
