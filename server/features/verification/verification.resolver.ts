import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, AuthorizedStaff, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import { decideVerification } from './decide-verification.js';
import { documentKinds, VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { startVerification } from './start-verification.js';
import { submitVerification } from './submit-verification.js';
import { VerificationKind } from './verification.enums.js';
import { findVerification, getVerification, listVerificationQueue } from './verification-lists.js';
import { Verification } from './verification.entity.js';
import { VerificationQueue } from './verification-overview.types.js';
import { DecideVerificationInput, StartVerificationInput, SubmitVerificationInput } from './verification.inputs.js';
import { VerificationRules } from './verification.types.js';

@Resolver()
export class VerificationResolver {
  @Public()
  @Query(() => VerificationRules, { description: 'Accepted documents and limits of verifications.' })
  verificationRules(): VerificationRules {
    return { ...VERIFICATION_BOUNDS, documents: documentKinds };
  }

  @Authorized()
  @Query(() => Verification, {
    nullable: true,
    description: 'A verification by its id; null when it does not exist or the viewer may not read it.',
  })
  async verification(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The id of a verification.' }) id: string,
  ): Promise<Verification | null> {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Verification' ? findVerification(ctx, parsed.uuid) : null;
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @Query(() => VerificationQueue, {
    description:
      'Staff: verifications of other people that wait for a decision, longest waiting first. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      1 + pageSizeOf(args) * childComplexity,
  })
  verificationQueue(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => VerificationKind, { nullable: true, description: 'Only this kind; both by default.' })
    kind: VerificationKind | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<VerificationQueue> {
    return listVerificationQueue(signedIn(ctx), kind ?? null, page ?? {});
  }

  @Authorized()
  @PayloadMutation({
    payload: { verification: [() => Verification, 'The verification.'] },
    description:
      'Starts a verification, or corrects a pending one; documents go to POST /uploads/verification-documents. ' +
      'Errors: EMAIL_NOT_VERIFIED, VALIDATION_FAILED, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED with `nextAttemptAt`; for a space also NOT_FOUND, SPACE_STATE_REFUSED, IDENTITY_REQUIRED.',
  })
  async startVerification(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StartVerificationInput, { description: 'The data on the document.' })
    input: StartVerificationInput,
  ): Promise<{ verification: Verification }> {
    return { verification: await getVerification(ctx, await startVerification(signedIn(ctx), input)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { verification: [() => Verification, 'The verification, submitted.'] },
    description:
      'Submits a verification with its documents to the staff. Errors: NOT_FOUND, VALIDATION_FAILED at `front`, `back`, `proof` or `expiresOn`, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED.',
  })
  async submitVerification(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SubmitVerificationInput, { description: 'The input.' }) {
      verificationId,
    }: SubmitVerificationInput,
  ): Promise<{ verification: Verification }> {
    return { verification: await getVerification(ctx, await submitVerification(signedIn(ctx), verificationId)) };
  }

  @AuthorizedStaff('DECIDE_VERIFICATIONS')
  @PayloadMutation({
    payload: { verification: [() => Verification, 'The verification, decided.'] },
    description:
      'Staff: decides a verification; refused for their own. Errors: NOT_FOUND, FORBIDDEN, VALIDATION_FAILED at `reason`, `note` or `decision`, VERIFICATION_STATE_REFUSED, MFA_SETUP_REQUIRED.',
  })
  async decideVerification(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideVerificationInput, { description: 'The decision.' }) input: DecideVerificationInput,
  ): Promise<{ verification: Verification }> {
    const { verificationId, decision, reason, note } = input;
    return {
      verification: await getVerification(
        ctx,
        await decideVerification(signedIn(ctx), {
          id: verificationId,
          decision,
          reason: reason ?? null,
          note: note?.trim() ?? '',
        }),
      ),
    };
  }
}
