import { wrap, type EntityClass, type Primary } from '@mikro-orm/core';
import type { ServiceContext } from '../context.js';

/** Changes one record through its entity, in one statement and without reading it: the caller has locked it, or needs nothing of what it was. */
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
  // What was changed unread counts as loaded, without its other properties: a later read must not find it.
  if (!isWhole) em.getUnitOfWork().unsetIdentity(record);
}
