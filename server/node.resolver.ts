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
  // A key must not even tell that something is there which its scopes do not reach.
  if (parsed && ctx.apiKey && !mayReadType(parsed.type, ctx.apiKey.scopes)) return null;
  const fetch = parsed && features.find((feature) => feature.nodes?.[parsed.type])?.nodes?.[parsed.type];
  const found = fetch ? await fetch(ctx, parsed.uuid) : null;
  // The type is known from the id; rows themselves do not carry it.
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
    description: 'Anything by its id; null when it does not exist or is not yours to see.',
  })
  node(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'An id as any object shows it.' }) id: string,
  ): Promise<Node | null> {
    return fetchNode(ctx, id);
  }

  @Public()
  @Query(() => [Node], {
    nullable: 'items',
    description: 'Several by their ids, in the same order; at most 50. Errors: BAD_REQUEST with `max`.',
    complexity: ({ args, childComplexity }: { args: { ids?: unknown[] }; childComplexity: number }) =>
      1 + (args.ids?.length ?? 1) * (1 + childComplexity),
  })
  async nodes(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids as objects show them.' }) ids: string[],
  ): Promise<(Node | null)[]> {
    // Answers stand in the order of the ids: a list cut short would pair them wrongly.
    if (ids.length > MAX_NODES) throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_NODES });
    return Promise.all(ids.map((id) => fetchNode(ctx, id)));
  }

  @Public()
  @Query(() => [ErrorCode], { description: 'Every code that `extensions.code` of an error can be.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCode);
  }
}
