import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Public } from './core/authorization.js';
import type { RequestContext } from './core/context.js';
import { parseGlobalId } from './core/graphql/global-id.js';
import { DomainError, ErrorCode } from './core/errors/errors.js';
import { Node } from './core/graphql/node.js';
import { mayReadType } from './features/partners/public-api/needed-scope.rules.js';
import { features } from './features.js';

async function fetchNode(ctx: RequestContext, id: string): Promise<Node | null> {
  const parsed = parseGlobalId(id);
  // A key must not reveal that objects exist outside its scopes.
  if (parsed && ctx.apiKey && !mayReadType(parsed.type, ctx.apiKey.scopes)) return null;
  const fetch = parsed && features.find((feature) => feature.nodes?.[parsed.type])?.nodes?.[parsed.type];
  const found = fetch ? await fetch(ctx, parsed.uuid) : null;
  // The type is known from the id; rows themselves have none.
  return found
    ? (Object.assign(Object.create(Object.getPrototypeOf(found) as object), found, {
        __typename: parsed?.type,
      }) as Node)
    : null;
}

const MAX_NODES = 50;

@Resolver()
export class NodeResolver {
  @Public()
  @Query(() => Node, {
    nullable: true,
    description: 'Any object by its global id; null when it does not exist or the viewer may not see it.',
  })
  node(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The global id of any object.' }) id: string,
  ): Promise<Node | null> {
    return fetchNode(ctx, id);
  }

  @Public()
  @Query(() => [Node], {
    nullable: 'items',
    description: 'Several objects by their global ids, in the same order; at most 50. Errors: BAD_REQUEST with `max`.',
    complexity: ({ args, childComplexity }: { args: { ids?: unknown[] }; childComplexity: number }) =>
      1 + (args.ids?.length ?? 1) * (1 + childComplexity),
  })
  async nodes(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Global ids.' }) ids: string[],
  ): Promise<(Node | null)[]> {
    // Results are in the order of the ids: a truncated list would pair them wrongly.
    if (ids.length > MAX_NODES) throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_NODES });
    return Promise.all(ids.map((id) => fetchNode(ctx, id)));
  }

  @Public()
  @Query(() => [ErrorCode], { description: 'Every possible code in `extensions.code` of an error.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCode);
  }
}
