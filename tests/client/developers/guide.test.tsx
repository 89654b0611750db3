import { MockedProvider } from '@apollo/client/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { exampleDays, guideVariables } from '../../../client/features/developers/guides/guide-variables';
import { GuidePage } from '../../../client/features/developers/guides/GuidePage';
import { GuidePageDocument } from '../../../client/generated/graphql';
import { today } from '../../../client/ui/time/today';
import { renderAt, useLanguage } from '../support/render';

beforeAll(() => useLanguage('es', ['apiDocs', 'apiGuides']));

const day = today();
const mock = {
  request: { query: GuidePageDocument, variables: guideVariables(day) },
  result: {
    data: {
      searchSpaces: {
        __typename: 'SpaceConnection',
        edges: [{ __typename: 'SpaceEdge', node: { __typename: 'Space', id: 'spc_free' } }],
      },
      firstCall: { __typename: 'SpaceConnection', totalCount: 41, edges: [] },
      apiChanges: [],
    },
  },
};

test('one language for all blocks, chosen by keyboard too, filled with what is there, and copied as it is shown', async () => {
  const user = userEvent.setup();
  renderAt(
    '/developers/guides/search',
    <MockedProvider mocks={[mock]} cache={createCache([])}>
      <Routes>
        <Route path="/developers/guides/:name" element={<GuidePage />} />
      </Routes>
    </MockedProvider>,
  );
  const step = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  const quote = await step(/Di lo que costará/);
  const shown = () => quote.getByRole('tabpanel').textContent ?? '';
  await waitFor(() => expect(shown()).toContain('spc_free'));
  expect(shown()).toContain(`curl -G ${location.origin}/graphql`);
  expect(shown()).toContain(`"from": "${exampleDays(day).from}"`);
  const find = await step(/Encuentra espacios libres/);
  await user.click(find.getByRole('tab', { name: 'cURL' }));
  await user.keyboard('{ArrowRight}');
  expect(find.getByRole('tab', { name: 'TypeScript' })).toHaveFocus();
  for (const tab of screen.getAllByRole('tab', { name: 'TypeScript' }))
    expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(shown()).toContain('await call(');
  await user.click(quote.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(shown());
});
