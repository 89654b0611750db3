import type { RequestContext } from '../../../core/context.js';
import { mayDo } from '../../../core/staff-acts.js';
import { findStaffPerson } from './people.loaders.js';
import type { Person } from './person.types.js';

/** A person by uuid, for the staff who may look people up. */
export async function findPersonNode(ctx: RequestContext, uuid: string): Promise<Person | null> {
  return mayDo(ctx.viewer, 'SEE_PEOPLE') ? findStaffPerson(ctx, uuid) : null;
}
