import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../../core/authorization.js';
import type { RequestContext } from '../../../../core/context.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { findStaffPerson } from '../people.loaders.js';
import { mergePeople, previewMerge } from './merge-people.js';
import { MergePeopleInput, MergePreview, MergePreviewInput } from './merge.types.js';
import { Person } from '../person.types.js';
import { PayloadMutation } from '../../../../core/graphql/payload.js';

const ERRORS = 'NOT_FOUND, FORBIDDEN, VALIDATION_FAILED (ACCOUNT_UNKNOWN), MFA_SETUP_REQUIRED';

/** Merges two accounts of one person. */
@Resolver()
export class MergePeopleResolver {
  @AuthorizedStaff('MERGE_PEOPLE')
  @Query(() => MergePreview, {
    complexity: 50,
    description: `Staff: what merging an account into another would move, or why it is refused; changes nothing. Errors: ${ERRORS}.`,
  })
  mergePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MergePreviewInput, { description: 'The two accounts.' }) input: MergePreviewInput,
  ): Promise<MergePreview> {
    return previewMerge(signedIn(ctx), input);
  }

  @AuthorizedStaff('MERGE_PEOPLE')
  @PayloadMutation({
    payload: { person: [() => Person, 'The remaining account.'] },
    complexity: 50,
    description: `Staff: moves all records of one account to another and closes it with its sessions. Errors: MERGE_REFUSED with \`reasons\`, ${ERRORS}.`,
  })
  async mergePeople(
    @Ctx() caller: RequestContext,
    @Arg('input', () => MergePeopleInput, { description: 'The two accounts and the reason.' }) input: MergePeopleInput,
  ): Promise<{ person: Person }> {
    const ctx = signedIn(caller);
    const person = await findStaffPerson(ctx, await mergePeople(ctx, input));
    if (!person) throw new DomainError(ErrorCode.NOT_FOUND);
    return { person };
  }
}
