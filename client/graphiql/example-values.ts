import { DAY_MS } from '../ui/time/durations';
import type { ExampleValues } from './examples';
import type { PersonCaller } from './session';

/** Used when no space is found. */
const NO_SPACE = 'spc_…';
const FIND = 'query ($filter: SpaceFilter!) { searchSpaces(filter: $filter, first: 1) { edges { node { id } } } }';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Future dates, and a space that is free on them. */
export async function findExampleValues(renter: PersonCaller | undefined): Promise<ExampleValues> {
  const [from, to] = [inDays(30), inDays(121)];
  return { email: renter?.email ?? '', password: renter?.password ?? '', from, to, spaceId: await findSpace(from, to) };
}

async function findSpace(from: string, to: string): Promise<string> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: FIND, variables: { filter: { city: 'Madrid', from, to } } }),
    });
    const { data } = (await response.json()) as {
      data?: { searchSpaces: { edges: { node: { id: string } }[] } } | null;
    };
    return data?.searchSpaces.edges[0]?.node.id ?? NO_SPACE;
  } catch {
    return NO_SPACE;
  }
}
