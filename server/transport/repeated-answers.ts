import { createHmac, randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../core/context.js';
import { decryptText, deriveKey, encryptText } from '../core/crypto.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import type { OperationRequest } from '../core/graphql/admit-operation.js';
import { MINUTE_MS } from '../core/values/durations.js';

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
  /** After a timeout: waits for the work, which goes on, and returns the answer that it ends with. */
  readonly late?: () => Promise<CallAnswer>;
}

interface RepeatableOperation {
  readonly key: string;
  readonly operation: OperationRequest;
  /** The name of its first field, see `firstFieldOf`. */
  readonly firstField?: string | null;
}

/** The value of `__typename`, the only field of a mutation that does nothing. */
const MUTATION_TYPE = 'Mutation';

const MAX_KEY_LENGTH = 200;
/** How long a call waits for the first one with its key. */
const WAIT_MS = 5_000;
const POLL_MS = 100;

/** How long a call holds its key without a renewal, and how often it renews. */
export interface ClaimTimes {
  readonly leaseMs: number;
  readonly renewMs: number;
}
/** Three renewals may fail before the key of a running call is free. */
const TIMES: ClaimTimes = { leaseMs: MINUTE_MS, renewMs: 15_000 };

/** A key that a call holds while it runs. */
interface Claim {
  readonly id: string;
  readonly caller: string;
  readonly key: string;
  readonly firstField: string | null;
}

/**
 * The answers of calls with an `Idempotency-Key`, stored for a day: a repeated call gets the same answer and runs nothing, unless the first
 * one failed temporarily before anything was done. They are encrypted, since an answer may contain private data of its caller.
 */
export class RepeatedAnswers {
  private readonly sealKey: Buffer;
  private readonly hashKey: Buffer;

  constructor(
    jwtSecret: string,
    private readonly times: ClaimTimes = TIMES,
  ) {
    this.sealKey = deriveKey(jwtSecret, 'repeated-answers');
    this.hashKey = deriveKey(jwtSecret, 'repeated-requests');
  }

  async once(
    ctx: RequestContext,
    { key, operation, firstField = null }: RepeatableOperation,
    run: () => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    if (key.length > MAX_KEY_LENGTH)
      return refusal(ctx, new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_KEY_LENGTH }));
    const caller = ctx.apiKey?.id ?? ctx.viewer?.id ?? '';
    const claim: Claim = { id: randomUUID(), caller, key, firstField };
    // With a key, because variables may contain passwords, which a fast hash of the table would let anybody guess.
    const hash = createHmac('sha256', this.hashKey).update(JSON.stringify(operation)).digest('base64url');
    const until = Date.now() + WAIT_MS;
    while (!(await this.take(ctx, claim, hash))) {
      const kept = await this.find(ctx, claim);
      if (kept && kept.requestHash !== hash) return refusal(ctx, new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED));
      if (kept?.outcome) return { ...kept.outcome, isReplayed: true };
      if (Date.now() > until) return refusal(ctx, new DomainError(ErrorCode.IDEMPOTENCY_IN_PROGRESS));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return this.runWith(ctx, claim, run);
  }

  /** Holds the key until the work has ended, which after a timeout is later than the answer. */
  private async runWith(ctx: RequestContext, claim: Claim, run: () => Promise<CallAnswer>): Promise<CallAnswer> {
    const renewals = setInterval(() => void this.renew(ctx, claim), this.times.renewMs).unref();
    const end = async (ended: CallAnswer | null): Promise<void> => {
      clearInterval(renewals);
      await (ended && !isPassing(ended, claim.firstField) ? this.keep(ctx, claim, ended) : release(ctx, claim));
    };
    const outcome = await run().catch(async (error: unknown) => {
      await end(null);
      throw error;
    });
    if (outcome.late)
      void outcome
        .late()
        .then(end, () => end(null))
        .catch((error: unknown) => ctx.log.error({ err: error }, 'the answer of a late call could not be stored'));
    else await end(outcome);
    return outcome;
  }

  private async find(ctx: RequestContext, { caller, key }: Claim) {
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

  /** Takes a key for this call; false when another call has or had it. */
  private async take(ctx: RequestContext, { id, caller, key }: Claim, requestHash: string): Promise<boolean> {
    const now = ctx.clock.now();
    const claimedUntil = this.leaseFrom(now);
    const row = await ctx.db
      .insertInto('RepeatedAnswer')
      .values({
        callerId: caller,
        userId: ctx.viewer?.id ?? '',
        key,
        requestHash,
        sealedOutcome: null,
        claimId: id,
        claimedUntil,
        createdAt: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['callerId', 'key'])
          .doUpdateSet({ requestHash, claimId: id, claimedUntil, createdAt: now })
          .where('RepeatedAnswer.sealedOutcome', 'is', null)
          .where('RepeatedAnswer.claimedUntil', '<', now),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  }

  private async renew(ctx: RequestContext, claim: Claim): Promise<void> {
    try {
      await ownClaim(ctx, claim)
        .set({ claimedUntil: this.leaseFrom(ctx.clock.now()) })
        .execute();
    } catch (error) {
      ctx.log.warn({ err: error }, 'the claim of a call could not be renewed');
    }
  }

  private async keep(ctx: RequestContext, claim: Claim, { late: _, ...outcome }: CallAnswer): Promise<void> {
    const place = `${claim.caller}:${claim.key}`;
    await ownClaim(ctx, claim)
      .set({ sealedOutcome: encryptText(this.sealKey, JSON.stringify(outcome), place) })
      .execute();
  }

  private leaseFrom(now: Date): Date {
    return new Date(now.getTime() + this.times.leaseMs);
  }
}

/** Changes the row of a call that has no answer yet and still holds its key. */
function ownClaim(ctx: RequestContext, { id, caller, key }: Claim) {
  return ctx.db
    .updateTable('RepeatedAnswer')
    .where('callerId', '=', caller)
    .where('key', '=', key)
    .where('claimId', '=', id)
    .where('sealedOutcome', 'is', null);
}

async function release(ctx: RequestContext, { id, caller, key }: Claim): Promise<void> {
  await ctx.db
    .deleteFrom('RepeatedAnswer')
    .where('callerId', '=', caller)
    .where('key', '=', key)
    .where('claimId', '=', id)
    .where('sealedOutcome', 'is', null)
    .execute();
}

/** Whether a call may run again with its key: it failed temporarily, and nothing was done before. */
function isPassing({ status, body: { data, errors = [] } }: CallAnswer, firstField: string | null): boolean {
  const isTemporary =
    status >= 500 ||
    errors.some(({ extensions }) => extensions?.['retryable'] === true || extensions?.['code'] === ErrorCode.INTERNAL);
  // Mutations run one after another. One that was done leaves its value, an error below it, or the error of a later one.
  const isUntouched =
    Object.values(data ?? {}).every((value) => value === null || value === MUTATION_TYPE) &&
    errors.every(({ path = [] }) => path.length === 0 || (path.length === 1 && path[0] === firstField));
  return isTemporary && isUntouched;
}

function refusal(ctx: RequestContext, problem: DomainError): CallAnswer {
  const error = formatError(problem, ctx.requestId, ctx.log);
  return { status: problem.code === ErrorCode.BAD_REQUEST ? 400 : 409, body: { errors: [error], extensions: {} } };
}
