import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { shownReason } from '../../core/words/reasons.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { ViewerAccount } from '../accounts/viewer.types.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { getDocumentKind } from './documents/document-kinds.rules.js';
import { rejectReasons } from './reject-reasons.js';
import { DocumentSide } from './verification.enums.js';
import { applicantLoader } from './verification-applicants.js';
import { getDueAt, getVerificationOverview } from './verification-lists.js';
import { verificationFilesLoader } from './verification.loaders.js';
import { decidesVerifications } from './verification.policy.js';
import { Verification } from './verification.entity.js';
import { VerificationFile } from './documents/verification-file.entity.js';
import { VerificationApplicant, VerificationOverview, VerificationStanding } from './verification-overview.types.js';

@Resolver(() => Verification)
export class VerificationFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with ver_.' })
  id(@Root() { id }: Verification): string {
    return toGlobalId('Verification', id);
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When it should be decided; null until it is submitted.' })
  dueAt(@Root() verification: Verification): Date | null {
    return getDueAt(verification);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is still undecided after `dueAt`.' })
  isOverdue(@Root() verification: Verification, @Ctx() { clock }: RequestContext): boolean {
    const due = getDueAt(verification);
    return verification.decidedAt === null && due !== null && due < clock.now();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The current label of `rejectReason`, in the viewer’s language.',
  })
  rejectReasonName(@Root() { rejectReason }: Verification, @Ctx() ctx: RequestContext): Promise<string | null> {
    return shownReason(ctx, rejectReasons, rejectReason);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The text of `rejectReason` for the person: what is wrong and what to do, in the viewer’s language.',
  })
  rejectAdvice(@Root() { rejectReason }: Verification, @Ctx() ctx: RequestContext): Promise<string | null> {
    return shownReason(ctx, rejectReasons, rejectReason, 'advice');
  }

  @FieldResolver(() => Space, {
    nullable: true,
    description: 'Its space, if any.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  space(@Root() { spaceId }: Verification, @Ctx() ctx: RequestContext): Promise<SpaceRow> | null {
    return spaceId === null ? null : loadSpace(ctx, spaceId);
  }

  @FieldResolver(() => [VerificationFile], {
    description: 'Its documents; empty once they are deleted.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  files(@Root() { id }: Verification, @Ctx() ctx: RequestContext): Promise<readonly VerificationFile[]> {
    return verificationFilesLoader(ctx).load(id);
  }

  @FieldResolver(() => [DocumentSide], { description: 'The documents that are still missing.', complexity: 2 })
  async missingSides(@Root() { id, documentType }: Verification, @Ctx() ctx: RequestContext): Promise<DocumentSide[]> {
    const present = (await verificationFilesLoader(ctx).load(id)).map(({ side }) => side);
    return getDocumentKind(documentType).sides.filter((side) => !present.includes(side));
  }

  @FieldResolver(() => VerificationApplicant, {
    nullable: true,
    description: 'The person it is about; for the staff only, null for all others.',
    complexity: ({ childComplexity }) => 5 + childComplexity,
  })
  applicant(@Root() verification: Verification, @Ctx() ctx: RequestContext): Promise<VerificationApplicant> | null {
    return decidesVerifications(ctx.viewer) ? applicantLoader(ctx).load(verification) : null;
  }
}

@Resolver(() => VerificationFile)
export class VerificationFileFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with vfl_.' })
  id(@Root() { id }: VerificationFile): string {
    return toGlobalId('VerificationFile', id);
  }
}

@Resolver(() => VerificationApplicant)
export class VerificationApplicantFieldsResolver {
  @FieldResolver(() => User, {
    description: 'The public profile.',
    complexity: ({ childComplexity }) => childComplexity,
  })
  user(@Root() { userId }: VerificationApplicant, @Ctx() ctx: RequestContext): Promise<UserRow> {
    return loadUser(ctx, userId);
  }
}

@Resolver(() => VerificationStanding)
export class VerificationSpaceResolver {
  @FieldResolver(() => Space, {
    nullable: true,
    description: 'The space; null for the identity of the person.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  space(@Root() { spaceId }: VerificationStanding, @Ctx() ctx: RequestContext): Promise<SpaceRow> | null {
    return spaceId === null ? null : loadSpace(ctx, spaceId);
  }
}

@Resolver(() => ViewerAccount)
export class ViewerVerificationResolver {
  @FieldResolver(() => VerificationOverview, {
    description: 'Verification levels of the viewer and their spaces.',
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  verification(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<VerificationOverview> {
    return getVerificationOverview(ctx, viewer.uuid);
  }
}
