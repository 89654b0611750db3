import { features } from './features.js';
import { NodeResolver } from './node.resolver.js';
/** Every resolver of every feature: the schema has no others. */
export const resolvers = [NodeResolver, ...features.flatMap((feature) => feature.resolvers ?? [])];
//# sourceMappingURL=resolvers.js.map