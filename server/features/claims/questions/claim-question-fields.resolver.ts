import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { evidenceLoader } from '../claim.loaders.js';
import { ClaimEvidence } from '../evidence/claim-evidence.entity.js';
import { redactClaimText } from '../redact-claim-text.js';
import { ClaimQuestion } from './claim-question.entity.js';

@Resolver(() => ClaimQuestion)
export class ClaimQuestionFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The answer’s text, contact data hidden; null without an answer.',
  })
  answer(@Ctx() { locale }: RequestContext, @Root() { answer }: ClaimQuestion): string | null {
    return answer && redactClaimText(answer, locale);
  }

  @FieldResolver(() => [ClaimEvidence], {
    description: 'Files of the answer.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async evidence(@Ctx() ctx: RequestContext, @Root() { claimId, number }: ClaimQuestion): Promise<ClaimEvidence[]> {
    return (await evidenceLoader(ctx).load(claimId)).filter(({ questionNo }) => questionNo === number);
  }
}
