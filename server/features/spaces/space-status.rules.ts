import { SpaceStatus } from './space-types.js';

const { DRAFT, IN_REVIEW, NEEDS_CHANGES, PUBLISHED, PAUSED, SUSPENDED, ARCHIVED } = SpaceStatus;

/** What a space's status means; the API and its clients ask for a meaning and never compare statuses. */
type SpaceMeaning =
  /** Everybody may see it and ask for it. */
  | 'isPublic'
  /** The next step is the host's: write, mend or complete it; any other waits for the staff, rests or is over. */
  | 'isImprovable';

const MEANINGS: Readonly<Record<SpaceStatus, readonly SpaceMeaning[]>> = {
  [DRAFT]: ['isImprovable'],
  [IN_REVIEW]: [],
  [NEEDS_CHANGES]: ['isImprovable'],
  [PUBLISHED]: ['isPublic', 'isImprovable'],
  [PAUSED]: [],
  [SUSPENDED]: [],
  [ARCHIVED]: [],
};

/** Whether it can be let: published, or paused by its host. */
export const isLettable = (status: SpaceStatus): boolean => status === PUBLISHED || status === PAUSED;

/** Whether a status has a meaning. */
export function spaceStatusMeans(status: SpaceStatus, meaning: SpaceMeaning): boolean {
  return MEANINGS[status].includes(meaning);
}
