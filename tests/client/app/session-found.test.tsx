import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Providers, session } from '../../../client/app/providers';
import { rememberPerson } from '../../../client/session/tabs';
import { accessTokenOf, sessionOf } from '../support/sessions';

// The page's session is stopped at the end and cannot start again: with this call the file gets modules of its own (vitest.config.ts).
afterAll(() => vi.resetModules());

const viewer = { __typename: 'Viewer', ...sessionOf().user, roles: ['RENTER'], ownsSpaces: false };

/** A server that answers who edits a space: at once, or, of the space that is slow, a visitor when the test says so. */
function stubServer() {
  const server = { isCut: true, asked: [] as string[], answerVisitor: () => undefined as void };
  const visitorMayBeAnswered = new Promise<void>((resolve) => {
    server.answerVisitor = resolve;
  });
  vi.stubGlobal('fetch', async (_address: string, init: { body: string; headers: Record<string, string> }) => {
    const { operationName, variables } = JSON.parse(init.body) as { operationName: string; variables: { id: string } };
    if (operationName === 'Viewer') return Response.json({ data: { viewer } });
    if (operationName === 'RefreshSession') {
      if (server.isCut) throw new TypeError('Failed to fetch');
      const refreshSession = { accessToken: accessTokenOf('usr_marta'), refreshToken: null, viewer };
      return Response.json({ data: { refreshSession } });
    }
    const { id } = variables;
    const edit = 'authorization' in init.headers;
    server.asked.push(id);
    if (id === 'spc_slow' && !edit) await visitorMayBeAnswered;
    const viewerCan = { __typename: 'SpaceViewerAbilities', edit };
    return Response.json({ data: { space: { __typename: 'Space', id, viewerCan } } });
  });
  return server;
}

const SPACE = gql`query Space($id: ID!) { space(id: $id) { id viewerCan { edit } } }`;

function SpaceFor({ id }: { id: string }) {
  const { data } = useQuery<{ space: { viewerCan: { edit: boolean } } }>(SPACE, { variables: { id } });
  return <output>{data && `${id} ${data.space.viewerCan.edit ? 'edited' : 'seen'}`}</output>;
}

test('ACC-3 once the session is found, no answer to a visitor is shown: neither a late one nor one of a page left before', async () => {
  const server = stubServer();
  rememberPerson('usr_marta');
  const pageOf = (id: string) => (
    <Providers>
      <SpaceFor key={id} id={id} />
    </Providers>
  );
  const { rerender } = render(pageOf('spc_left'));
  onTestFinished(() => session.stop());
  await act(() => session.start());
  expect(await screen.findByText('spc_left seen')).toBeVisible();
  rerender(pageOf('spc_slow'));
  await waitFor(() => expect(server.asked).toContain('spc_slow'));

  server.isCut = false;
  await act(() => session.start());
  await act(async () => server.answerVisitor());
  expect(await screen.findByText('spc_slow edited')).toBeVisible();
  rerender(pageOf('spc_left'));
  expect(await screen.findByText('spc_left edited')).toBeVisible();
});
