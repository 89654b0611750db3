import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { JSON_LIMITS } from './limits.js';
const NONE = new Map();
/** One operation from the JSON of a call, whose document may be named by its id; throws an error for the caller on anything else. */
export function readOperation(json, documents = NONE) {
    refuseWideJson(json);
    return operationOf(parseJson(json), documents);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        throw new GraphQLError('The request is malformed.', { extensions: { code: ErrorCode.BAD_REQUEST } });
    }
}
function operationOf(body, documents) {
    const { query: text, operationName, variables, extensions, } = (body ?? {});
    const query = text ?? textOfId(extensions, documents);
    const isFit = !Array.isArray(body) &&
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
        variables: variables ?? null,
    };
}
/** The text of the document that `extensions.documentId` names; undefined where none is named. */
function textOfId(extensions, documents) {
    const id = extensions?.documentId;
    if (typeof id !== 'string')
        return undefined;
    const text = documents.get(id);
    if (text === undefined)
        throw new DomainError(ErrorCode.DOCUMENT_UNKNOWN);
    return text;
}
const isMapOrNothing = (value) => value == null || (typeof value === 'object' && !Array.isArray(value));
/** One operation from the query string of a GET: `query`, `operationName`, and `variables` and `extensions` as JSON. */
export function operationFromQuery(params, documents = NONE) {
    return operationOf({
        query: params.get('query') ?? undefined,
        operationName: params.get('operationName'),
        variables: jsonParam(params, 'variables'),
        extensions: jsonParam(params, 'extensions'),
    }, documents);
}
function jsonParam(params, name) {
    const json = params.get(name);
    if (!json)
        return null;
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
/** Counts before anything is built: thousands of different keys take JSON.parse a hundred times longer than the same bytes of text. */
function refuseWideJson(json) {
    let values = 0;
    let depth = 0;
    for (let i = 0; i < json.length; i++) {
        const char = json.charCodeAt(i);
        if (char === QUOTE)
            i = endOfString(json, i);
        else if (char === COMMA)
            values++;
        else if (char === OPEN_LIST || char === OPEN_OBJECT) {
            values++;
            depth++;
        }
        else if (char === CLOSE_LIST || char === CLOSE_OBJECT)
            depth--;
        if (values > JSON_LIMITS.values)
            throw new DomainError(ErrorCode.QUERY_TOO_LARGE, { max: JSON_LIMITS.values });
        if (depth > JSON_LIMITS.depth)
            throw new DomainError(ErrorCode.QUERY_TOO_LARGE, { max: JSON_LIMITS.depth });
    }
}
/** Where the string that begins here ends; the end of the text when it never does. */
function endOfString(json, start) {
    let i = start + 1;
    while (i < json.length && json.charCodeAt(i) !== QUOTE)
        i += json.charCodeAt(i) === BACKSLASH ? 2 : 1;
    return i;
}
//# sourceMappingURL=read-operation.js.map