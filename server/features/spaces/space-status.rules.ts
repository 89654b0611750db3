import { SpaceStatus } from './space.enums.js';

const { DRAFT, IN_REVIEW, NEEDS_CHANGES, PUBLISHED, PAUSED, SUSPENDED, ARCHIVED } = SpaceStatus;

/** What a space's status means; the API and its clients ask for a meaning and never compare statuses. */
type SpaceMeaning =
  /** Everybody may see it and ask for it. */
  | 'isPublic'
  /** It can be let: published, or paused by its host. */
  | 'isLettable'
  /** Its host has completed it, and it is not archived. */
  | 'isSubmitted'
  /** The next step is the host's: write, mend or complete it; any other waits for the staff, rests or is over. */
  | 'isImprovable';

const MEANINGS: Readonly<Record<SpaceStatus, readonly SpaceMeaning[]>> = {
  [DRAFT]: ['isImprovable'],
  [IN_REVIEW]: ['isSubmitted'],
  [NEEDS_CHANGES]: ['isSubmitted', 'isImprovable'],
  [PUBLISHED]: ['isSubmitted', 'isLettable', 'isPublic', 'isImprovable'],
  [PAUSED]: ['isSubmitted', 'isLettable'],
  [SUSPENDED]: ['isSubmitted'],
  [ARCHIVED]: [],
};

/** Whether a status has a meaning. */
export function spaceStatusMeans(status: SpaceStatus, meaning: SpaceMeaning): boolean {
  return MEANINGS[status].includes(meaning);
}

/** The statuses with a meaning, for queries. */
export function spaceStatusesThat(meaning: SpaceMeaning): SpaceStatus[] {
  return Object.values(SpaceStatus).filter((status) => spaceStatusMeans(status, meaning));
}
