import { features } from './features.js';
import { NodeResolver } from './node.resolver.js';

/** The resolvers of all features: the schema has no others. */
export const resolvers: readonly Function[] = [NodeResolver, ...features.flatMap((feature) => feature.resolvers ?? [])];
