import type { Viewer } from '../../../core/context.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { nextSpaceStatus, SpaceAction } from '../../spaces/publishing/space.state-machine.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { spaceStatusMeans } from '../../spaces/space-status.rules.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { StaffSpaceAct } from './staff-space.types.js';

type ActedOn = Pick<SpaceRow, 'hostId' | 'status' | 'isFeatured'>;

interface ActRule {
  readonly by: StaffAct;
  readonly when: (space: ActedOn) => boolean;
}

const canMove =
  (action: SpaceAction) =>
  ({ status }: ActedOn): boolean =>
    // Whether a booking prevents it is known only once the space is locked.
    nextSpaceStatus(status, action, 'admin', { hasOpenBooking: false }) !== null;
const isSubmitted = ({ status }: ActedOn): boolean => spaceStatusMeans(status, 'isSubmitted');

export const SPACE_ACT_RULES: Readonly<Record<StaffSpaceAct, ActRule>> = {
  [StaffSpaceAct.APPROVE]: { by: 'DECIDE_SPACES', when: canMove(SpaceAction.APPROVE) },
  [StaffSpaceAct.REQUEST_CHANGES]: { by: 'DECIDE_SPACES', when: canMove(SpaceAction.REQUEST_CHANGES) },
  [StaffSpaceAct.HIDE]: { by: 'HIDE_SPACES', when: canMove(SpaceAction.SUSPEND) },
  [StaffSpaceAct.SHOW]: { by: 'HIDE_SPACES', when: canMove(SpaceAction.REINSTATE) },
  [StaffSpaceAct.REMOVE]: { by: 'REMOVE_SPACES', when: canMove(SpaceAction.ARCHIVE) },
  [StaffSpaceAct.FEATURE]: {
    by: 'FEATURE_SPACES',
    when: ({ status, isFeatured }) => status === SpaceStatus.PUBLISHED && !isFeatured,
  },
  [StaffSpaceAct.UNFEATURE]: { by: 'FEATURE_SPACES', when: ({ isFeatured }) => isFeatured },
  [StaffSpaceAct.MOVE_PIN]: { by: 'MEND_SPACES', when: isSubmitted },
  [StaffSpaceAct.CHANGE_TYPE]: { by: 'MEND_SPACES', when: isSubmitted },
  [StaffSpaceAct.WRITE_NOTE]: { by: 'WRITE_NOTES', when: () => true },
};

/** The acts that the viewer may perform on a space now; nobody decides about their own. */
export function staffSpaceActs(viewer: Viewer, space: ActedOn): StaffSpaceAct[] {
  if (viewer.id === space.hostId) return [];
  return Object.values(StaffSpaceAct).filter((act) => {
    const { by, when } = SPACE_ACT_RULES[act];
    return mayDo(viewer, by) && when(space);
  });
}
