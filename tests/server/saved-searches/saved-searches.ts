import { expect } from 'vitest';
import type { StoredMail } from '../../../server/ports/mail-folder.js';
import { mailsTo } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import type { Filter } from '../../support/search.js';
import { newPerson, saveDraft } from '../../support/spaces.js';
import type { TestApp } from '../../support/test-app.js';

export interface Saved {
  readonly id: string;
  readonly name: string;
  readonly cadence: string;
  readonly filter: Filter;
  readonly isOver: boolean;
  readonly newCount: number;
}

export interface Alert {
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly params: { readonly address?: string; readonly search?: string; readonly count?: number };
}

const FIELDS = 'id name cadence filter isOver newCount';
export const SAVE = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { ${FIELDS} } } }`;
export const CHANGE = `mutation ($input: ChangeSavedSearchInput!) { changeSavedSearch(input: $input) { savedSearch { ${FIELDS} } } }`;
export const SEEN = `mutation ($id: ID!) { markSavedSearchSeen(input: { savedSearchId: $id }) { savedSearch { ${FIELDS} } } }`;
export const REMOVE =
  'mutation ($id: ID!) { removeSavedSearch(input: { savedSearchId: $id }) { deletedSavedSearchId } }';
const PUBLISH = 'mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }';

export async function save(
  client: GraphqlClient,
  filter: Filter,
  more: { name?: string; cadence?: string } = {},
): Promise<Saved> {
  return (
    await client.query<{ saveSearch: { savedSearch: Saved } }>(SAVE, {
      input: { name: 'Mi búsqueda', ...more, filter },
    })
  ).saveSearch.savedSearch;
}

export const listMine = async (client: GraphqlClient): Promise<Saved[]> =>
  (await client.query<{ savedSearches: Saved[] }>(`{ savedSearches { ${FIELDS} } }`)).savedSearches;

/** Notifications of saved searches in the bell, newest first. */
export async function listAlerts(client: GraphqlClient): Promise<Alert[]> {
  const { notifications } = await client.query<{ notifications: { edges: { node: Alert }[] } }>(
    '{ notifications { edges { node { type title message params } } } }',
  );
  return notifications.edges.map(({ node }) => node).filter(({ type }) => type === 'SAVED_SEARCH_MATCHED');
}

let count = 0;

/** A new user with a saved search. */
export async function searcher(
  app: TestApp,
  filter: Filter,
  more: { name?: string; cadence?: string } = {},
): Promise<{ client: GraphqlClient; email: string; saved: Saved }> {
  count += 1;
  const email = `searcher-${count}@example.com`;
  const client = await newPerson(app, email);
  return { client, email, saved: await save(client, filter, more) };
}

/** Changes a published space and publishes it again. */
export async function change(host: GraphqlClient, id: string, draft: Record<string, unknown>): Promise<void> {
  await saveDraft(host, draft, id);
  await host.query(PUBLISH, { id });
}

/** Waits until all changes are matched and all immediate alerts are sent. */
export async function untilMatched(app: TestApp): Promise<void> {
  const { em } = app.context();
  const waiting = async (): Promise<number> => {
    await app.settle();
    // Skips the time in which matches are collected.
    await em.execute(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where task_identifier = 'saved-searches.tell' and run_at > now()`,
    );
    const [row] = await em.execute<{ count: number }[]>(
      // A mail is a job too, and due before a worker takes it; a new collecting job may have been added since the time was skipped.
      `select ((select count(*) from graphile_worker.jobs where attempts < max_attempts
          and (run_at <= now() or task_identifier = 'saved-searches.tell'))
        + (select count(*) from graphile_worker.jobs where locked_at is not null) + (select count(*) from outbox where dispatched_at is null))::int as count`,
    );
    return row?.count ?? 0;
  };
  await expect.poll(waiting, { timeout: 10_000, interval: 50 }).toBe(0);
}

export async function alertMails(app: TestApp, email: string): Promise<StoredMail[]> {
  return (await mailsTo(app, email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);
}
