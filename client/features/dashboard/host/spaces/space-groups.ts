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

type ByGroup<Value> = Record<SpaceGroup, Value>;

const byGroup = <Value>(of: (group: SpaceGroup) => Value): ByGroup<Value> => ({
  OPEN: of('OPEN'),
  PUBLISHED: of('PUBLISHED'),
  PAUSED: of('PAUSED'),
  ARCHIVED: of('ARCHIVED'),
});

/** The spaces of each group, in the order of their states. */
export const inGroups = (
  spaces: readonly DashboardSpace_SpaceFragment[],
): ByGroup<readonly DashboardSpace_SpaceFragment[]> =>
  byGroup((group) =>
    spaces
      .filter(({ status }) => ORDER[status][0] === group)
      .toSorted((a, b) => ORDER[a.status][1] - ORDER[b.status][1]),
  );

/** How many loaded spaces each group has. */
export const sizesOf = (groups: ByGroup<readonly unknown[]>): ByGroup<number> =>
  byGroup((group) => groups[group].length);

/** How many spaces the groups have together, like the overview: without archived ones, which are folded. */
export const countListed = (counts: ByGroup<number>): number =>
  GROUPS.reduce((sum, group) => sum + (group === 'ARCHIVED' ? 0 : counts[group]), 0);

/** How many spaces each group has, also on pages that are not loaded. */
export const groupCounts = (counts: readonly { readonly status: Status; readonly count: number }[]): ByGroup<number> =>
  byGroup((group) => counts.reduce((sum, { status, count }) => sum + (ORDER[status][0] === group ? count : 0), 0));
