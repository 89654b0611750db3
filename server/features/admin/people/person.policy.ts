import type { Viewer } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { isStaff, mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { PersonAct, PersonState, type Person } from './person.types.js';

const { ACTIVE, LIMITED, SUSPENDED, BANNED } = PersonState;

interface ActRule {
  /** The act that permits it. */
  readonly by: StaffAct;
  readonly states: readonly PersonState[];
  /** Whether it can be applied to staff; otherwise their role must be revoked first. */
  readonly toStaff?: boolean;
}

export const PERSON_ACT_RULES: Readonly<Record<PersonAct, ActRule>> = {
  [PersonAct.WARN]: { by: 'WARN_PEOPLE', states: [ACTIVE, LIMITED] },
  [PersonAct.LIMIT]: { by: 'LIMIT_PEOPLE', states: [ACTIVE, LIMITED] },
  [PersonAct.LIFT_LIMIT]: { by: 'LIMIT_PEOPLE', states: [LIMITED] },
  [PersonAct.SUSPEND]: { by: 'SUSPEND_PEOPLE', states: [ACTIVE, LIMITED] },
  [PersonAct.BAN]: { by: 'BAN_PEOPLE', states: [ACTIVE, LIMITED, SUSPENDED] },
  [PersonAct.RESTORE]: { by: 'SUSPEND_PEOPLE', states: [SUSPENDED, BANNED] },
  [PersonAct.ALLOW_PAYOUTS]: { by: 'MOVE_MONEY', states: [SUSPENDED, BANNED] },
  [PersonAct.RESET_VERIFICATION]: { by: 'RESET_VERIFICATION', states: [ACTIVE, LIMITED, SUSPENDED] },
  [PersonAct.MERGE]: { by: 'MERGE_PEOPLE', states: [ACTIVE, LIMITED] },
  [PersonAct.CHANGE_ROLES]: { by: 'CHANGE_ROLES', states: [ACTIVE, LIMITED], toStaff: true },
  [PersonAct.REVEAL_EMAIL]: { by: 'SEE_PEOPLE', states: [ACTIVE, LIMITED, SUSPENDED, BANNED], toStaff: true },
  [PersonAct.WRITE_NOTE]: { by: 'WRITE_NOTES', states: [ACTIVE, LIMITED, SUSPENDED, BANNED], toStaff: true },
  [PersonAct.VIEW_AS]: { by: 'VIEW_AS', states: [ACTIVE, LIMITED, SUSPENDED] },
};

/** The acts that the viewer may perform on a person now; none on themselves. Only staff who may ban can lift a ban. */
export function personActs(
  viewer: Viewer,
  person: Pick<Person, 'uuid' | 'state' | 'roles' | 'level' | 'arePayoutsPaused'>,
): PersonAct[] {
  if (viewer.id === person.uuid) return [];
  return Object.values(PersonAct).filter((act) => {
    const { by, states, toStaff = false } = PERSON_ACT_RULES[act];
    if (act === PersonAct.RESET_VERIFICATION && person.level < 2) return false;
    if (act === PersonAct.ALLOW_PAYOUTS && !(person.arePayoutsPaused && person.roles.includes(Role.HOST))) return false;
    const needed = act === PersonAct.RESTORE && person.state === BANNED ? 'BAN_PEOPLE' : by;
    return mayDo(viewer, needed) && states.includes(person.state) && (toStaff || !isStaff(person.roles));
  });
}
