import { createHash } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../core/context.js';
import { decryptText, deriveKey, encryptText } from '../core/crypto.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import type { OperationRequest } from '../core/graphql/admit-operation.js';

/** The answer of one call. */
export interface CallAnswer {
  readonly status: number;
  readonly retryAfter?: string;
  readonly isReplayed?: boolean;
  readonly body: {
    readonly errors?: readonly GraphQLFormattedError[];
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly extensions: Readonly<Record<string, unknown>>;
  };
}

interface RepeatableOperation {
  readonly key: string;
  readonly operation: OperationRequest;
}

const MAX_KEY_LENGTH = 200;
/** How long a call waits for the first one with its key. */
const WAIT_MS = 5_000;
const POLL_MS = 100;
/** A call without an answer after this will never have one: its process died. */
const LOST_AFTER_MS = 60_000;

/**
 * The answers of calls with an `Idempotency-Key`, stored for a day: a repeated call gets the same answer and runs nothing, unless the first
 * one failed temporarily. They are encrypted, since an answer may contain private data of its caller.
 */
export class RepeatedAnswers {
  private readonly sealKey: Buffer;

  constructor(jwtSecret: string) {
    this.sealKey = deriveKey(jwtSecret, 'repeated-answers');
  }

  async once(
    ctx: RequestContext,
    { key, operation }: RepeatableOperation,
    run: () => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    if (key.length > MAX_KEY_LENGTH) return refusal(ctx, ErrorCode.BAD_REQUEST, { max: MAX_KEY_LENGTH });
    const caller = ctx.apiKey?.id ?? ctx.viewer?.id ?? '';
    const hash = createHash('sha256').update(JSON.stringify(operation)).digest('base64url');
    const until = Date.now() + WAIT_MS;
    while (!(await claim(ctx, caller, key, hash))) {
      const kept = await this.find(ctx, caller, key);
      if (kept && kept.requestHash !== hash) return refusal(ctx, ErrorCode.IDEMPOTENCY_KEY_REUSED);
      if (kept?.outcome) return { ...kept.outcome, isReplayed: true };
      if (Date.now() > until) return refusal(ctx, ErrorCode.IDEMPOTENCY_IN_PROGRESS);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    try {
      const outcome = await run();
      await (isPassing(outcome) ? release(ctx, caller, key) : this.keep(ctx, caller, key, outcome));
      return outcome;
    } catch (error) {
      await release(ctx, caller, key);
      throw error;
    }
  }

  private async find(ctx: RequestContext, caller: string, key: string) {
    const row = await ctx.db
      .selectFrom('RepeatedAnswer')
      .select(['requestHash', 'sealedOutcome'])
      .where('callerId', '=', caller)
      .where('key', '=', key)
      .executeTakeFirst();
    return (
      row && {
        requestHash: row.requestHash,
        outcome: row.sealedOutcome
          ? (JSON.parse(decryptText(this.sealKey, row.sealedOutcome, `${caller}:${key}`)) as CallAnswer)
          : null,
      }
    );
  }

  private async keep(ctx: RequestContext, caller: string, key: string, outcome: CallAnswer): Promise<void> {
    await ctx.db
      .updateTable('RepeatedAnswer')
      .set({ sealedOutcome: encryptText(this.sealKey, JSON.stringify(outcome), `${caller}:${key}`) })
      .where('callerId', '=', caller)
      .where('key', '=', key)
      .execute();
  }
}

/** Takes a key for this call; false when another call has or had it. */
async function claim(ctx: RequestContext, caller: string, key: string, requestHash: string): Promise<boolean> {
  const now = ctx.clock.now();
  const lost = new Date(now.getTime() - LOST_AFTER_MS);
  const row = await ctx.db
    .insertInto('RepeatedAnswer')
    .values({
      callerId: caller,
      userId: ctx.viewer?.id ?? '',
      key,
      requestHash,
      sealedOutcome: null,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['callerId', 'key'])
        .doUpdateSet({ requestHash, createdAt: now })
        .where('RepeatedAnswer.sealedOutcome', 'is', null)
        .where('RepeatedAnswer.createdAt', '<', lost),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function release(ctx: RequestContext, caller: string, key: string): Promise<void> {
  await ctx.db
    .deleteFrom('RepeatedAnswer')
    .where('callerId', '=', caller)
    .where('key', '=', key)
    .where('sealedOutcome', 'is', null)
    .execute();
}

const isPassing = ({ status, body }: CallAnswer): boolean =>
  status >= 500 ||
  (body.errors?.some(
    ({ extensions }) => extensions?.['retryable'] === true || extensions?.['code'] === ErrorCode.INTERNAL,
  ) ??
    false);

function refusal(ctx: RequestContext, code: ErrorCode, params?: Readonly<Record<string, number>>): CallAnswer {
  const error = formatError(new DomainError(code, params), ctx.requestId, ctx.log);
  return { status: code === ErrorCode.BAD_REQUEST ? 400 : 409, body: { errors: [error], extensions: {} } };
}
