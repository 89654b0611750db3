import { html } from '../html.js';
import type { PageDocument, PageRequest } from '../page-document.js';

/** An address that is no page (RTE-2). */
export function notFoundPage({ words, path }: PageRequest): PageDocument {
  const { title, text, action } = words.notFound;
  return {
    status: 404,
    title,
    description: text,
    canonical: path,
    isIndexed: false,
    snapshot: html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">${action}</a></p>`,
  };
}

/** A page that only says something to whoever is signed in, or nothing worth finding. */
export function privatePage({ words, path }: PageRequest): PageDocument {
  return {
    status: 200,
    title: words.brand,
    description: words.home.lead,
    canonical: path,
    isIndexed: false,
    snapshot: html``,
  };
}

/** `/contact`. */
export function contactPage({ words }: PageRequest): PageDocument {
  const { title, description } = words.contact;
  return {
    status: 200,
    title,
    description,
    canonical: '/contact',
    isIndexed: true,
    snapshot: html`<h1>${title}</h1>
      <p>${description}</p>`,
  };
}

const PERSON = 'query WebPerson($id: ID!) { user(id: $id) { id displayName bio } }';

/** `/profile/:userId`: to be read and shared, but people are not for search engines. */
export async function profilePage(request: PageRequest, id: string): Promise<PageDocument> {
  const { words } = request;
  const { user } = await request.read<{ user: { id: string; displayName: string; bio: string } | null }>(PERSON, {
    id,
  });
  if (!user) return { ...notFoundPage(request), title: words.profile.goneTitle, description: words.profile.goneText };
  const title = words.profile.title(user.displayName);
  return {
    status: 200,
    title,
    description: words.profile.description(user.displayName),
    canonical: `/profile/${user.id}`,
    isIndexed: false,
    type: 'profile',
    snapshot: html`<h1>${title}</h1>
      <p>${user.bio}</p>`,
  };
}
