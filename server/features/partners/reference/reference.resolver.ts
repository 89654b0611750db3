import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { Locale } from '../../../core/values/locale.js';
import { API_CHANGES } from './api-changes.js';
import { referenceOf } from './make-reference.js';
import { ApiChangeEntry, ApiReference } from './reference.types.js';

/** The data of the developer pages about the API. */
@Resolver()
export class ReferenceResolver {
  @Public()
  @SharedAnswer()
  @Query(() => ApiReference, {
    complexity: 5,
    description: 'The reference of the public part of the API.',
  })
  apiReference(
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('name', () => String, { description: 'Name of the operation or type whose entry is requested.' }) name: string,
  ): ApiReference {
    return referenceOf(schema, name);
  }

  @Public()
  @SharedAnswer()
  @Query(() => [ApiChangeEntry], {
    complexity: 2,
    description: 'The changelog of the public part of the API, newest first.',
  })
  apiChanges(@Ctx() { locale }: RequestContext): ApiChangeEntry[] {
    return API_CHANGES.map(({ date, kind, es, en }) => ({ date, kind, text: locale === Locale.EN ? en : es }));
  }
}
