import { GraphQLError } from 'graphql';
import type { OperationRequest } from './admit-operation.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { JSON_LIMITS } from './limits.js';

/** The texts of the web client's operations by their ids. */
export type TrustedDocuments = ReadonlyMap<string, string>;

const NONE: TrustedDocuments = new Map();

/** One operation from the JSON of a call, which may name its document by id; throws a caller's error on anything else. */
export function readOperation(json: string, documents = NONE): OperationRequest {
  refuseWideJson(json);
  return operationOf(parseJson(json), documents);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new GraphQLError('The request is malformed.', { extensions: { code: ErrorCode.BAD_REQUEST } });
  }
}

function operationOf(body: unknown, documents: TrustedDocuments): OperationRequest {
  const {
    query: text,
    operationName,
    variables,
    extensions,
  } = (body ?? {}) as Partial<Record<keyof OperationRequest | 'extensions', unknown>>;
  const query = text ?? textOfId(extensions, documents);
  const isFit =
    !Array.isArray(body) &&
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    isMapOrNothing(variables) &&
    isMapOrNothing(extensions);
  if (!isFit)
    throw new GraphQLError('Send one operation as JSON: { query, variables, operationName }.', {
      extensions: { code: ErrorCode.BAD_REQUEST },
    });
  return {
    query,
    operationName: operationName ?? null,
    variables: (variables as Record<string, unknown> | undefined) ?? null,
  };
}

/** The document that `extensions.documentId` names; undefined when it names none. */
function textOfId(extensions: unknown, documents: TrustedDocuments): string | undefined {
  const id = (extensions as { documentId?: unknown } | null | undefined)?.documentId;
  if (typeof id !== 'string') return undefined;
  const text = documents.get(id);
  if (text === undefined) throw new DomainError(ErrorCode.DOCUMENT_UNKNOWN);
  return text;
}

const isMapOrNothing = (value: unknown): boolean =>
  value == null || (typeof value === 'object' && !Array.isArray(value));

/** One operation from the query string of a GET: `query`, `operationName`, and `variables` and `extensions` as JSON. */
export function operationFromQuery(params: URLSearchParams, documents = NONE): OperationRequest {
  return operationOf(
    {
      query: params.get('query') ?? undefined,
      operationName: params.get('operationName'),
      variables: jsonParam(params, 'variables'),
      extensions: jsonParam(params, 'extensions'),
    },
    documents,
  );
}

function jsonParam(params: URLSearchParams, name: string): unknown {
  const json = params.get(name);
  if (!json) return null;
  refuseWideJson(json);
  return parseJson(json);
}

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Counts before parsing: thousands of distinct keys take JSON.parse a hundred times longer than the same bytes of text. */
function refuseWideJson(json: string): void {
  let values = 0;
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (char === QUOTE) i = endOfString(json, i);
    else if (char === COMMA) values++;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      values++;
      depth++;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
    if (values > JSON_LIMITS.values) throw new DomainError(ErrorCode.QUERY_TOO_LARGE, { max: JSON_LIMITS.values });
    if (depth > JSON_LIMITS.depth) throw new DomainError(ErrorCode.QUERY_TOO_LARGE, { max: JSON_LIMITS.depth });
  }
}

/** The end of the string that starts here; the end of the text when it is unterminated. */
function endOfString(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json.charCodeAt(i) !== QUOTE) i += json.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
