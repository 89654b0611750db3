import { MockedProvider } from '@apollo/client/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createCache } from '../../../client/apollo/cache';
import { GUIDE_NAMES, guideSlug } from '../../../client/features/developers/guides/guide-list';
import { exampleDays, guideVariables } from '../../../client/features/developers/guides/guide-variables';
import { GuidePage } from '../../../client/features/developers/guides/GuidePage';
import { GuidePageDocument, RateArticleDocument } from '../../../client/generated/graphql';
import { API_GUIDES } from '../../../server/features/content/feedback/api-guides';
import { today } from '../../../client/ui/time/today';
import { renderAt, useLanguage } from '../support/render';

beforeAll(() => useLanguage('es', ['apiDocs', 'apiGuides', 'articleFeedback']));

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

test('one language is chosen for all code blocks, examples are filled with live values and copied as shown', async () => {
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

test('P16 every guide can be rated and asks for it below its steps', async () => {
  expect(GUIDE_NAMES.map(guideSlug).toSorted()).toEqual(Object.keys(API_GUIDES).toSorted());
  const rated: unknown[] = [];
  const rating = {
    request: {
      query: RateArticleDocument,
      variables: ({ input }: { input: { slug: string; isHelpful: boolean } }) => {
        rated.push([input.slug, input.isHelpful]);
        return true;
      },
    },
    result: { data: { rateArticle: { __typename: 'RateArticlePayload', isRated: true } } },
  };
  renderAt(
    '/developers/guides/search',
    <MockedProvider mocks={[mock, rating]} cache={createCache([])}>
      <Routes>
        <Route path="/developers/guides/:name" element={<GuidePage />} />
      </Routes>
    </MockedProvider>,
  );
  const asked = within(await screen.findByRole('group', { name: '¿Te ha servido?' }));
  await userEvent.click(asked.getByRole('button', { name: 'No' }));
  expect(await screen.findByRole('textbox', { name: /Qué te ha faltado/ })).toBeVisible();
  expect(asked.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  expect(rated).toEqual([['api/search', false]]);
});
