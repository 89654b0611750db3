import type { World } from '../bookings.js';
import type { GraphqlClient } from '../graphql-client.js';
import { textOfPdf } from './pdf-text.js';
import { runJobs } from '../queued-jobs.js';

export interface DocumentView {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly isVoid?: boolean;
  readonly number: string | null;
  readonly totalCents: number | null;
  readonly issuedAt: string;
  readonly url: string | null;
}

const DOCUMENTS = `query ($id: ID!) { booking(id: $id) { documents { id kind title number totalCents issuedAt url } } }`;

/** Dispatches the events and renders the resulting documents. */
export async function issueAndRender({ app }: World): Promise<void> {
  await app.settle();
  await runJobs(app, 'documents.render');
}

/** The documents of a booking as a client sees them. */
export async function documentsOf(client: GraphqlClient, id: string): Promise<readonly DocumentView[]> {
  const { booking } = await client.query<{ booking: { documents: readonly DocumentView[] } | null }>(DOCUMENTS, { id });
  if (!booking) throw new Error(`nobody sees ${id}`);
  return booking.documents;
}

/** The first document of a kind. */
export async function documentOf(client: GraphqlClient, id: string, kind: string): Promise<DocumentView> {
  const found = (await documentsOf(client, id)).find((document) => document.kind === kind);
  if (!found) throw new Error(`no ${kind} of ${id}`);
  return found;
}

/** Follows a link as a browser does: without an Authorization header. */
export function follow({ app }: World, url: string | null): Promise<Response> {
  return fetch(`${app.url}${url ?? '/files/documents/none'}`);
}

/** The text of a document's PDF. */
export async function textOf(world: World, { url }: Pick<DocumentView, 'url'>): Promise<string> {
  const response = await follow(world, url);
  if (response.status !== 200) throw new Error(`no PDF: ${response.status}`);
  return textOfPdf(Buffer.from(await response.arrayBuffer()));
}
