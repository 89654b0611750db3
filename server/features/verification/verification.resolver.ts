import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
import { Role } from '../../core/roles.js';
import { decideVerification } from './decide-verification.js';
import { documentKinds, VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { startVerification } from './start-verification.js';
import { submitVerification } from './submit-verification.js';
import { VerificationKind } from './verification-codes.js';
import { findVerification, reloadVerification, verificationQueue } from './verification-lists.js';
import { VerificationQueue } from './verification-standing.types.js';
import { DecideVerificationInput, StartVerificationInput } from './verification.inputs.js';
import { Verification, VerificationRules } from './verification.types.js';

@Resolver()
export class VerificationResolver {
  @Public()
  @Query(() => VerificationRules, { description: 'What verifications are held to.' })
  verificationRules(): VerificationRules {
    return { ...VERIFICATION_BOUNDS, documents: documentKinds };
  }

  @Authorized()
  @Query(() => Verification, { nullable: true, description: 'One by its id; null when it does not exist or is not the viewer\'s to read.' })
  async verification(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Of a verification.' }) id: string): Promise<Verification | null> {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Verification' ? findVerification(ctx, parsed.uuid) : null;
  }

  @Authorized(Role.ADMIN)
  @Query(() => VerificationQueue, {
    description: 'Staff: what waits for a decision, the longest waiting first. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID.',
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) => 1 + clampFirst(args.first) * childComplexity,
  })
  verificationQueue(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => VerificationKind, { nullable: true, description: 'Only these; both unless told.' }) kind: VerificationKind | null,
    @Arg('first', () => Int, FIRST_ARG) first: number | null,
    @Arg('after', () => String, AFTER_ARG) after: string | null,
  ): Promise<VerificationQueue> {
    return verificationQueue(signedIn(ctx), { kind: kind ?? null, first: first ?? null, after: after ?? null });
  }

  @Authorized()
  @Mutation(() => Verification, {
    description:
      'Begins a verification, or corrects the one begun; documents go to POST /uploads/verification-documents. ' +
      'Errors: EMAIL_NOT_VERIFIED, VALIDATION_FAILED, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED with `nextAttemptAt`; of a space also NOT_FOUND, SPACE_STATE_REFUSED, IDENTITY_REQUIRED.',
  })
  async startVerification(@Ctx() ctx: RequestContext, @Arg('input', () => StartVerificationInput, { description: 'What the document says.' }) input: StartVerificationInput): Promise<Verification> {
    return reloadVerification(ctx, await startVerification(signedIn(ctx), input));
  }

  @Authorized()
  @Mutation(() => Verification, {
    description: 'Sends it to the staff, with all its documents. Errors: NOT_FOUND, VALIDATION_FAILED at `front`, `back`, `proof` or `expiresOn`, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED.',
  })
  async submitVerification(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Of an own verification that is not sent yet.' }) id: string): Promise<Verification> {
    return reloadVerification(ctx, await submitVerification(signedIn(ctx), id));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Verification, {
    description: 'Staff: answers a verification; nobody decides on her own. Errors: NOT_FOUND, FORBIDDEN, VALIDATION_FAILED at `reason`, `note` or `decision`, VERIFICATION_STATE_REFUSED, MFA_SETUP_REQUIRED.',
  })
  async decideVerification(@Ctx() ctx: RequestContext, @Arg('input', () => DecideVerificationInput, { description: 'The answer.' }) input: DecideVerificationInput): Promise<Verification> {
    const { id, decision, reason, note } = input;
    return reloadVerification(ctx, await decideVerification(signedIn(ctx), { id, decision, reason: reason ?? null, note: note?.trim() ?? '' }));
  }
}
