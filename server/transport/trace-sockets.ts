import { getOperationAST, type DocumentNode, type ExecutionArgs, type GraphQLError } from 'graphql';
import type { RequestContext } from '../core/context.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { traced, type Span } from '../core/tracing.js';

/** Records a message of a client (graphql-transport-ws) until it is handled. Its content is not recorded. */
export function traceMessage<T>(type: 'connection_init' | 'subscribe' | 'complete', work: (span: Span) => T): T {
  return traced(`socket ${type}`, { kind: 'server' }, work);
}

/** The span name of a subscription, as on HTTP: `subscription Live`. */
function nameOf(document: DocumentNode, operationName?: string | null): string {
  const operation = getOperationAST(document, operationName);
  return [operation?.operation, operation?.name?.value].filter(Boolean).join(' ');
}

/**
 * Records an operation over a socket: a whole query or mutation, the start of a subscription until it is active, or with `delivery` one
 * event for one subscriber.
 */
export function traceRun<T extends object>(
  args: ExecutionArgs,
  what: 'operation' | 'delivery',
  work: () => T | Promise<T>,
): Promise<T> {
  const { requestId, apiKey } = args.contextValue as RequestContext;
  const name = nameOf(args.document, args.operationName);
  const attributes = {
    'graphql.operation.name': name,
    'hueco.request_id': requestId,
    'hueco.caller': apiKey ? 'key' : 'person',
  };
  const title = what === 'delivery' ? `graphql delivery ${name}` : `graphql ${name}`;
  return traced(title, { kind: what === 'delivery' ? 'server' : 'internal', attributes }, async (span) => {
    const result = await work();
    if ('errors' in result && Array.isArray(result.errors)) span.fail(codeOf(result.errors as GraphQLError[]));
    return result;
  });
}

/** The code of the first error: never its words. */
export function codeOf(errors: readonly GraphQLError[]): string {
  const [error] = errors;
  if (error?.originalError instanceof DomainError) return error.originalError.code;
  const code = error?.extensions['code'];
  return typeof code === 'string' ? code : ErrorCode.INTERNAL;
}
