import type { ApolloServer, GraphQLResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../core/context.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import type { OperationRequest } from '../core/graphql/admit-operation.js';
import { callerKindOf, EXECUTION_TIMEOUT_MS } from '../core/graphql/limits.js';
import { isReplicasOwn, readingFrom } from '../core/replica-reads.js';
import type { ReplicaReads } from '../core/replica.types.js';
import { traced } from '../core/tracing.js';
import type { AnswerCache } from './answer-cache.js';
import { sendAnswer, sendSharedAnswer } from './graphql-answer.js';
import { retryAfterOf } from './http-errors.js';
import type { CallAnswer } from './repeated-answers.js';

/** An operation that was admitted and charged. */
export interface PaidOperation {
  readonly request: OperationRequest;
  /** `query Mine`. */
  readonly name: string;
  /** `extensions.cost` of the answer. */
  readonly cost: Readonly<Record<string, number>>;
  /** Its answer is the same for every visitor. */
  readonly isShared: boolean;
  /** Answers a repeated call with its earlier answer; null when it is not one. */
  readonly repeat?: (run: () => Promise<CallAnswer>) => Promise<CallAnswer>;
}

/** The result of an operation. */
interface Outcome {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  /** After a timeout: what the work will end with, which goes on. */
  readonly late?: Promise<Outcome>;
}

/** What operations are executed with. */
export interface Execution {
  readonly apollo: ApolloServer<RequestContext>;
  /** Null disables shared answers. */
  readonly answers: AnswerCache | null;
  readonly replica: ReplicaReads | null;
}

/** Executes an operation and sends its answer, for visitors from the cache where it may be shared. Returns its errors. */
export async function answerOperation(
  execution: Execution,
  ctx: RequestContext,
  req: Request,
  res: Response,
  operation: PaidOperation,
): Promise<readonly GraphQLFormattedError[] | undefined> {
  let own: Outcome | undefined;
  const { apollo, answers } = execution;
  const isShared = operation.isShared && !ctx.viewer;
  const execute = () =>
    isShared ? sharedOutcomeOf(execution, ctx, req, operation) : outcomeOf(apollo, ctx, req, operation);
  if (answers && isShared) {
    const shared = await answers.get(keyOf(ctx, operation), async () => {
      own = await execute();
      return own.errors || own.data === undefined ? null : JSON.stringify(own.data);
    });
    if (shared) {
      sendSharedAnswer(req, res, shared.data, answers.ageOf(shared), { cost: operation.cost });
      return undefined;
    }
  }
  const run = async (): Promise<CallAnswer> => answerOf(own ?? (await execute()), operation.cost);
  const { status, retryAfter, isReplayed, body } = await (operation.repeat ? operation.repeat(run) : run());
  if (retryAfter) res.setHeader('Retry-After', retryAfter);
  if (isReplayed) res.setHeader('Idempotent-Replayed', 'true');
  sendAnswer(req, res, status, body);
  return body.errors;
}

function answerOf({ status, data, errors, late }: Outcome, cost: PaidOperation['cost']): CallAnswer {
  // As a status, so that proxies and clients without GraphQL support retry, too.
  const away = hasNothing(data)
    ? errors?.find(({ extensions }) => extensions?.['code'] === ErrorCode.SERVICE_UNAVAILABLE)
    : undefined;
  return {
    status: away ? 503 : status,
    ...(away ? { retryAfter: retryAfterOf(away) } : {}),
    body: { ...(errors ? { errors } : {}), ...(data !== undefined ? { data } : {}), extensions: { cost } },
    ...(late ? { late: async () => answerOf(await late, cost) } : {}),
  };
}

/** The key of a visitor's answer. */
function keyOf({ locale }: RequestContext, { request }: PaidOperation): string {
  return [locale, request.operationName ?? '', JSON.stringify(request.variables ?? {}), request.query].join('\n');
}

/** On the replica if it can answer; falls back to the primary on any failure. */
async function sharedOutcomeOf(
  { apollo, replica }: Execution,
  ctx: RequestContext,
  req: Request,
  operation: PaidOperation,
): Promise<Outcome> {
  const em = replica?.fork();
  if (em) {
    const outcome = await outcomeOf(apollo, readingFrom(ctx, em), req, operation);
    if (!outcome.errors?.some(({ extensions }) => isReplicasOwn(extensions?.['code']))) return outcome;
    replica?.leaveOut();
  }
  return outcomeOf(apollo, ctx, req, operation);
}

/** Executes it as a span: the caller's kind and the result, without variables. */
function outcomeOf(
  apollo: ApolloServer<RequestContext>,
  ctx: RequestContext,
  req: Request,
  operation: PaidOperation,
): Promise<Outcome> {
  const attributes = {
    'graphql.operation.name': operation.name,
    'hueco.request_id': ctx.requestId,
    'hueco.caller': ctx.apiKey ? 'key' : ctx.viewer ? 'person' : 'visitor',
  };
  return traced(`graphql ${operation.name}`, { attributes }, async (span) => {
    const outcome = await executed(apollo, ctx, req, operation);
    const code = outcome.errors?.[0]?.extensions?.['code'];
    if (outcome.errors) span.fail(typeof code === 'string' ? code : ErrorCode.INTERNAL);
    return outcome;
  });
}

async function executed(
  apollo: ApolloServer<RequestContext>,
  ctx: RequestContext,
  req: Request,
  { request }: PaidOperation,
): Promise<Outcome> {
  const answer = apollo.executeOperation(
    {
      query: request.query,
      ...(request.operationName ? { operationName: request.operationName } : {}),
      ...(request.variables ? { variables: request.variables } : {}),
      http: { method: 'POST', headers: headerMap(req), search: '', body: { ...request } },
    },
    { contextValue: ctx },
  );
  const work = answer.then((response) => outcomeOfResponse(response, ctx));
  const timedOut = new DomainError(ErrorCode.QUERY_TIMEOUT);
  return (
    (await withTimeout(work, ctx)) ?? {
      status: 503,
      errors: [formatError(timedOut, ctx.requestId, ctx.log)],
      late: work,
    }
  );
}

function outcomeOfResponse(result: GraphQLResponse, ctx: RequestContext): Outcome {
  if (result.body.kind !== 'single') throw new Error('incremental delivery is not offered');
  const { data, errors } = result.body.singleResult;
  return {
    status: result.http.status ?? 200,
    data: data as Outcome['data'],
    errors: errors?.map((error) => formatError(error, ctx.requestId, ctx.log)),
  };
}

function hasNothing(data: Readonly<Record<string, unknown>> | null | undefined): boolean {
  return Object.values(data ?? {}).every((value) => value === null);
}

function headerMap(req: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function withTimeout<T>(work: Promise<T>, ctx: RequestContext): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      ctx.log.warn('an operation took too long');
      resolve(null);
    }, EXECUTION_TIMEOUT_MS[callerKindOf(ctx)]);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
