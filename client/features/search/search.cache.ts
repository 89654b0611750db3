import type { TypePolicies } from '@apollo/client';

/* The origin of distances: searches of the same place share them. */
const originOf = (variables: Record<string, unknown> | undefined): string => {
  const filter = variables?.filter as Record<string, unknown> | undefined;
  return JSON.stringify([filter?.postalCode ?? null, filter?.city ?? null, filter?.bounds ?? null]);
};

type Distances = Readonly<Record<string, number | null>>;

/** A space is cached once, with one distance per searched place. */
export const searchPolicies: TypePolicies = {
  Space: {
    fields: {
      distanceM: {
        merge: (kept: Distances | undefined, metres: number | null, { variables }): Distances => ({
          ...kept,
          [originOf(variables)]: metres,
        }),
        read: (kept: Distances | undefined, { variables }): number | null | undefined => kept?.[originOf(variables)],
      },
    },
  },
};
