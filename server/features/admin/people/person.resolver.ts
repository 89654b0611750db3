import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { findStaffPerson, listPeople } from './people.loaders.js';
import { previewMeasure } from './person-acts.js';
import { MeasurePreview } from './person-payloads.types.js';
import { MeasurePreviewInput, PeopleFilter } from './person.inputs.js';
import { Person, PersonConnection } from './person.types.js';

/** People, as the staff look them up. */
@Resolver()
export class PersonResolver {
  @AuthorizedStaff('SEE_PEOPLE')
  @Query(() => PersonConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: people by a filter, newest account first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  people(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => PeopleFilter, { nullable: true, description: 'The filter; all people by default.' })
    filter?: PeopleFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<PersonConnection> {
    return listPeople(signedIn(ctx), filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('SEE_PEOPLE')
  @Query(() => Person, {
    nullable: true,
    complexity: 10,
    description: 'Staff: a person by the id of their `Person` or `User`; null when there is none.',
  })
  async person(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The id of a `Person` or a `User`.' }) id: string,
  ): Promise<Person | null> {
    const parsed = parseGlobalId(id);
    return parsed?.type === 'Person' || parsed?.type === 'User' ? findStaffPerson(signedIn(ctx), parsed.uuid) : null;
  }

  @AuthorizedStaff('WARN_PEOPLE')
  @Query(() => MeasurePreview, {
    complexity: 10,
    description:
      'Staff: the mail of a decision about a person, in their language, from its real template. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  measurePreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MeasurePreviewInput, { description: 'The decision.' }) input: MeasurePreviewInput,
  ): Promise<MeasurePreview> {
    return previewMeasure(ctx, input);
  }
}
