/** A problem with a variable; `path` is dotted from the input, as in every field problem. */
export interface VariableProblem {
  readonly path: string;
  readonly message: string;
}

/** Parses graphql's message about a variable; null for any other message. The result contains nothing of the variable's value. */
export function variableProblemOf(message: string): VariableProblem | null {
  const variable = /^Variable "\$(\w+)" (?:got invalid value|of required type) /.exec(message)?.[1];
  if (variable === undefined) return null;
  if (/^Variable "\$\w+" of required type "[\w![\]]+" was not provided\.$/.test(message))
    return { path: variable, message };
  // The value precedes the reason and may be as long as a call, so only the end is searched.
  const end = message.slice(-REASON_CHARACTERS);
  const place = / at "([\w.[\]]+)"; /.exec(end)?.[1] ?? variable;
  const reason = REASONS.map((pattern) => pattern.exec(end)).find((match) => match !== null);
  const path = reason?.groups?.['field'] ? `${place}.${reason.groups['field']}` : place;
  return {
    // Operations take one `input`: paths start below it, as in VALIDATION_FAILED.
    path: path.replace(/^input\./, ''),
    message: `Variable "$${variable}" got an invalid value${place === variable ? '' : ` at "${place}"`}${reason ? `: ${reason[1]}` : ''}.`,
  };
}

const REASON_CHARACTERS = 500;

/**
 * The endings of graphql's messages that give a reason and contain no value; the caller chooses field names, so their length is bounded.
 */
const REASONS = [
  /; (Field "(?<field>\w{1,60})" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+"))\.$/,
  /; (Expected (?:non-nullable )?type "[\w![\]]+"(?: not to be null| to be an object)?)\.$/,
  /; (Exactly one key must be specified for OneOf type "\w+"|Field "\w{1,60}" must be non-null)\.$/,
  /; Value "[^"]*" (does not exist in "\w+" enum)\.$/,
  /; (\w+ cannot represent (?:a |an )?[\w -]{1,60} value)(?:: |\.)/,
];
