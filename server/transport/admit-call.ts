import express, { type Request, type Response } from 'express';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CallKey, RequestContext } from '../core/context.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import type { Admitted, OperationRequest, OperationValidator } from '../core/graphql/admit-operation.js';
import type { ApiScope } from '../core/graphql/api-scopes.js';
import type { BucketState, CostBuckets } from '../core/graphql/cost-bucket.js';
import { BODY_BYTES, SESSION_MUTATIONS, type CallerKind } from '../core/graphql/limits.js';
import { operationFromQuery, readOperation, type TrustedDocuments } from '../core/graphql/read-operation.js';
import { viewRefusal } from '../core/graphql/view-limits.js';
import { INVALID_TOKEN, knownError } from './http-errors.js';

/** A schema, with the validator of its operations. */
export interface Endpoint {
  readonly schema: GraphQLSchema;
  readonly validator: OperationValidator;
}

/** The endpoint of programs: the public part of the schema. */
export interface ScopedEndpoint extends Endpoint {
  /** The first scope that an operation requires and a key lacks; null when there is none. */
  scopeMissing(document: DocumentNode, operationName: string | null, key: CallKey): ApiScope | null;
}

/** What admitting a call needs. */
export interface AdmissionDeps extends Endpoint {
  readonly partner: ScopedEndpoint;
  readonly buckets: CostBuckets;
  /** Documents that a call may name by their ids. */
  readonly documents?: TrustedDocuments | undefined;
}

/** What the meter counts of a call. */
export interface Metered {
  points: number;
  isError: boolean;
  isFailure: boolean;
}

/** One call: who makes it, and what the meter counts of it. */
export interface Call {
  readonly req: Request;
  readonly res: Response;
  readonly ctx: RequestContext;
  readonly kind: CallerKind;
  /** The bucket that pays. */
  readonly caller: string;
  readonly metered: Metered;
}

/** An operation that may run. */
export interface AdmittedCall {
  readonly operation: OperationRequest;
  readonly node: OperationDefinitionNode | null | undefined;
  readonly admitted: Admitted;
}

/** A call that is answered without running. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errors: readonly unknown[],
    /** The empty bucket that refused it; otherwise a refused call costs a little. */
    readonly bucket: { readonly state: BucketState; readonly requested: number } | null = null,
  ) {
    super(`refused with ${status}`);
  }
}

export const emptyBucket = (state: BucketState, requested: number): Refusal =>
  new Refusal(429, [new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: state.retryAfterSeconds })], {
    state,
    requested,
  });

/** Reads the operation of a call and checks it; throws a `Refusal`. */
export async function admitCall(deps: AdmissionDeps, call: Call): Promise<AdmittedCall> {
  const { req, ctx, kind } = call;
  checkBucket(deps, call);
  if (req.method === 'POST' && !req.is('application/json'))
    throw new Refusal(415, [badRequest('Send application/json.')]);
  const operation = await readCall(deps, call);
  // Checked again: many calls may have waited for their bodies at the same time.
  checkBucket(deps, call);
  const { validator } = ctx.apiKey ? deps.partner : deps;
  const admitted = validator.admit(operation, kind);
  if ('length' in admitted) throw new Refusal(400, admitted);
  const node = getOperationAST(admitted.document, operation.operationName);
  checkCaller(deps, call, { operation, node, admitted });
  checkMethod(call, node?.operation);
  return { operation, node, admitted };
}

function checkBucket({ buckets }: AdmissionDeps, { caller, kind }: Call): void {
  const state = buckets.check(caller, kind);
  if (!state.isAllowed) throw emptyBucket(state, 0);
}

async function readCall({ documents }: AdmissionDeps, { req, res, kind }: Call): Promise<OperationRequest> {
  try {
    return await operationOf(req, res, kind !== 'anonymous', documents);
  } catch (error) {
    const known = knownError(error);
    if (!(known instanceof GraphQLError || known instanceof DomainError)) throw error;
    throw new Refusal(refusalStatus(known), [known]);
  }
}

/** What this caller may not run: anything with an invalid token, writes of a read-only view, and fields beyond a key's scopes. */
function checkCaller(deps: AdmissionDeps, { res, ctx }: Call, { operation, node, admitted }: AdmittedCall): void {
  if (ctx.hasInvalidToken && !isForSessions(node)) {
    res.setHeader('WWW-Authenticate', INVALID_TOKEN);
    throw new Refusal(401, [new DomainError(ErrorCode.TOKEN_INVALID)]);
  }
  const closed = ctx.viewer?.isReadOnly ? viewRefusal(deps.schema, admitted.document, node) : null;
  if (closed) throw new Refusal(403, [closed]);
  const scope = ctx.apiKey && deps.partner.scopeMissing(admitted.document, operation.operationName ?? null, ctx.apiKey);
  if (scope) throw new Refusal(403, [new DomainError(ErrorCode.SCOPE_MISSING, { scope })]);
}

function checkMethod({ req, res }: Call, type: OperationTypeNode | undefined): void {
  if (type === OperationTypeNode.SUBSCRIPTION)
    throw new Refusal(400, [
      badRequest('Subscriptions run over a WebSocket (graphql-transport-ws) at the same address.'),
    ]);
  if (req.method === 'GET' && type !== OperationTypeNode.QUERY) {
    res.setHeader('Allow', 'POST');
    throw new Refusal(405, [badRequest('A mutation is sent by POST.')]);
  }
}

// Read as text: its values are counted before anything is parsed.
const readers = {
  anonymous: express.text({ type: () => true, limit: BODY_BYTES.anonymous }),
  signedIn: express.text({ type: () => true, limit: BODY_BYTES.signedIn }),
};

/** The operation of a call; throws a caller's error for anything else. */
async function operationOf(
  req: Request,
  res: Response,
  isSignedIn: boolean,
  documents?: TrustedDocuments,
): Promise<OperationRequest> {
  if (req.method === 'GET')
    return operationFromQuery(new URL(req.originalUrl, 'http://localhost').searchParams, documents);
  await new Promise<void>((resolve, reject) =>
    readers[isSignedIn ? 'signedIn' : 'anonymous'](req, res, (error?: unknown) =>
      error ? reject(error as Error) : resolve(),
    ),
  );
  return readOperation(typeof req.body === 'string' ? req.body : '', documents);
}

/** An unknown id is not an error status: the client sends the text next. Browsers would report any other status. */
function refusalStatus(error: GraphQLError | DomainError): number {
  if (error instanceof GraphQLError) return 400;
  return error.code === ErrorCode.DOCUMENT_UNKNOWN ? 200 : 413;
}

/** Mutations that start, renew or end a session, where an old token must not be an obstacle. */
function isForSessions(operation: OperationDefinitionNode | null | undefined): boolean {
  return (
    operation?.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && SESSION_MUTATIONS.has(field.name.value),
    ) ?? false
  );
}

const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: ErrorCode.BAD_REQUEST } });
