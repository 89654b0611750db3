import type { EntityName } from '@mikro-orm/core';
import { features } from '../features.js';

/** Every entity of every feature: MikroORM knows no others. */
export const entities: EntityName[] = features.flatMap((feature) => feature.entities ?? []);
