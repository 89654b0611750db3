import { wrap, type EntityClass, type Primary } from '@mikro-orm/core';
import type { ServiceContext } from '../context.js';

/**
 * Updates one record through its entity in one statement, without reading it: the caller has locked it or does not depend on its old
 * values.
 */
export async function changeRecord<Entity extends object>(
  { em }: Pick<ServiceContext, 'em'>,
  entity: EntityClass<Entity>,
  id: string,
  change: Partial<Entity>,
): Promise<void> {
  const record = em.getReference(entity, id as Primary<Entity>);
  const isWhole = wrap(record).isInitialized();
  Object.assign(record, change);
  await em.flush();
  // A record updated without a read counts as loaded with the changed properties only, so it is detached: a later read must not find it.
  if (!isWhole) em.getUnitOfWork().unsetIdentity(record);
}
