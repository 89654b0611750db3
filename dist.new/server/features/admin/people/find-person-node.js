import { mayDo } from '../../../core/staff-acts.js';
import { findStaffPerson } from './people.loaders.js';
/** A person by uuid, for the staff who may look people up. */
export async function findPersonNode(ctx, uuid) {
    return mayDo(ctx.viewer, 'SEE_PEOPLE') ? findStaffPerson(ctx, uuid) : null;
}
//# sourceMappingURL=find-person-node.js.map