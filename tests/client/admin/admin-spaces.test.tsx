import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { SpacesSection } from '../../../client/features/admin/spaces/SpacesSection';
import { decisions } from '../../../client/features/admin/undo/decisions';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';

configure({ asyncUtilTimeout: 8000 });

const spaceOf = (id: string, title: string) => ({
  __typename: 'Space',
  id,
  title,
  type: 'STORAGE',
  city: 'Madrid',
  sizeM2: 4,
  priceAllInCents: 7700,
  submittedAt: '2026-11-20T09:00:00.000Z',
  host: { __typename: 'User', id: 'usr_1', displayName: 'Marta R.' },
});

/** The queue with a fake server that removes decided spaces; with `isDecided` somebody else has decided them before. */
function open({ isDecided = false } = {}) {
  let waiting = [spaceOf('spc_1', 'Trastero seco'), spaceOf('spc_2', 'Garaje')];
  const sent: { name: string; input: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName: name = '', variables }) =>
      new Observable((observer) => {
        if (name === 'SpacesToApprove' || name === 'AdminCounts') {
          const edges = waiting.map((node) => ({ __typename: 'SpaceEdge', cursor: node.id, node }));
          const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
          observer.next({
            data: {
              spacesToApprove: {
                __typename: 'SpacesToApproveConnection',
                totalCount: waiting.length,
                edges,
                pageInfo,
              },
            },
          });
        } else {
          const { input } = variables as { input: Record<string, unknown> };
          sent.push({ name, input });
          waiting = waiting.filter(({ id }) => id !== input['spaceId']);
          if (isDecided) {
            const refused = new GraphQLError('refused', { extensions: { code: 'SPACE_STATE_REFUSED' } });
            observer.next({ data: null, errors: [refused] });
            observer.complete();
            return;
          }
          const space = { __typename: 'Space', id: input['spaceId'], status: 'PUBLISHED' };
          observer.next({ data: { approveSpace: { __typename: 'ApproveSpacePayload', space } } });
        }
        observer.complete();
      }),
  );
  renderAt(
    '/admin?section=spaces',
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <SpacesSection />
      <Toaster />
    </ApolloProvider>,
  );
  return sent;
}

beforeEach(() => useLanguage('es', ['admin', 'staff']));

test('N-L02 staff publish a waiting space after the undo period and request changes on its page', async () => {
  const sent = open();
  expect(await screen.findByText('2 esperando una decisión.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Publicar «Trastero seco»' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  const again = await screen.findByRole('button', { name: 'Publicar «Trastero seco»' });
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  await screen.findByRole('group', { name: 'Decisión pendiente de enviar' });
  expect(sent).toEqual([]);
  await act(() => decisions.flush());
  expect(sent).toEqual([{ name: 'ApproveSpace', input: { spaceId: 'spc_1' } }]);
  expect(await screen.findByText('1 esperando una decisión.')).toBeTruthy();
  // The next space must not move under the pointer, where a second click would decide it.
  const [first] = screen.getAllByRole('listitem') as [HTMLElement];
  expect(within(first).getByText('«Trastero seco» está publicado')).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Pedir cambios en «Garaje»' }).getAttribute('href')).toBe(
    '/admin/spaces/spc_2',
  );
});

test('P9 a space that somebody else has decided leaves the queue when its decision is refused', async () => {
  open({ isDecided: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar «Trastero seco»' }));
  await screen.findByRole('group', { name: 'Decisión pendiente de enviar' });
  await act(() => decisions.flush());
  expect(await screen.findByText('1 esperando una decisión.')).toBeTruthy();
  expect(screen.queryByText('Trastero seco')).toBeNull();
});
