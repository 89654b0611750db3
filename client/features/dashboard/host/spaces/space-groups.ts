import type { DashboardSpace_SpaceFragment } from '../../../../generated/graphql';

type Status = DashboardSpace_SpaceFragment['status'];

export const GROUPS = ['OPEN', 'PUBLISHED', 'PAUSED', 'ARCHIVED'] as const;
export type SpaceGroup = (typeof GROUPS)[number];

/** Groups that wait for the host come first; within a group, the most urgent. */
const ORDER: Record<Status, readonly [group: SpaceGroup, rank: number]> = {
  SUSPENDED: ['OPEN', 0],
  NEEDS_CHANGES: ['OPEN', 1],
  DRAFT: ['OPEN', 2],
  IN_REVIEW: ['OPEN', 3],
  PUBLISHED: ['PUBLISHED', 0],
  PAUSED: ['PAUSED', 0],
  ARCHIVED: ['ARCHIVED', 0],
};

/** The spaces of each group, in the order of their states. */
export function inGroups(
  spaces: readonly DashboardSpace_SpaceFragment[],
): Record<SpaceGroup, readonly DashboardSpace_SpaceFragment[]> {
  const of = (group: SpaceGroup) =>
    spaces
      .filter(({ status }) => ORDER[status][0] === group)
      .toSorted((a, b) => ORDER[a.status][1] - ORDER[b.status][1]);
  return { OPEN: of('OPEN'), PUBLISHED: of('PUBLISHED'), PAUSED: of('PAUSED'), ARCHIVED: of('ARCHIVED') };
}
