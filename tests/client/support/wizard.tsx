import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { vi } from 'vitest';
import { EditSpacePage, PublishSpacePage } from '../../../client/features/spaces/wizard/pages/WizardPage';
import { WizardDraft_DraftFragmentDoc } from '../../../client/generated/graphql';
import { BrowserHistory } from '../../../client/router/browser-history';
import { HistoryRouter } from '../../../client/router/HistoryRouter';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { system } from '../../../client/theme/system';
import { createSessions, sessionOf } from './sessions';

const PREVIEW = {
  __typename: 'DraftPreview',
  sizeM2: 4.2,
  priceAllInCents: 7700,
  renterFeeCents: 700,
  commissionCents: 350,
  commissionBps: 500,
  commissionKind: 'USUAL' as const,
  usualCommissionBps: 500,
  hostNetMonthCents: 6650,
  taxName: 'IVA',
  cancellationTerms: [
    {
      __typename: 'PolicyTerms',
      policy: 'FLEXIBLE',
      freeHours: 36,
      freeDays: null,
      keptCents: 3000,
      refundPercent: null,
      nothingHours: null,
      nothingDays: null,
      withdrawalDays: 14,
    },
    {
      __typename: 'PolicyTerms',
      policy: 'MODERATE',
      freeHours: null,
      freeDays: 8,
      keptCents: null,
      refundPercent: 40,
      nothingHours: 1,
      nothingDays: null,
      withdrawalDays: 14,
    },
    {
      __typename: 'PolicyTerms',
      policy: 'STRICT',
      freeHours: null,
      freeDays: 45,
      keptCents: null,
      refundPercent: 40,
      nothingHours: null,
      nothingDays: 9,
      withdrawalDays: 14,
    },
  ],
  monthFrom90Cents: 7000,
  monthFrom180Cents: 7000,
  monthFrom365Cents: 7000,
  halfMonthDepositCents: 3500,
  is24h: true,
  district: 'Centro',
  area: null,
  requiredDeclarations: ['OWNER_OR_AUTHORISED', 'DATA_TRUE'],
  canBookInstantly: false,
  isInstantBookOffered: true,
  isReviewed: false,
  needsPhone: false,
  needsIdentity: false,
  needsTraderDetails: false,
};
const draftFields = WizardDraft_DraftFragmentDoc.definitions.flatMap((definition) =>
  'selectionSet' in definition ? definition.selectionSet.selections : [],
);
const NO_DRAFT = Object.fromEntries(
  draftFields.flatMap((field) => ('name' in field ? [[field.name.value, null]] : [])),
);

interface Problem {
  step: string;
  path: string;
  code: string;
}

const photoOf = (number: number) => ({
  __typename: 'Photo',
  id: `pho_${number}`,
  alt: '',
  width: 1600,
  height: 1200,
  url: `/p${number}.webp`,
  srcSetAvif: null,
  srcSetWebp: null,
  thumbhash: null,
  color: null,
  position: number,
});

/** A server that stores one draft with this many pictures and returns the given problems; `answers` are those of other operations, `change` is different in the space. */
export function wizardServer(
  problems: () => Problem[],
  draft: Record<string, unknown> = {},
  photoCount = 0,
  answers: Record<string, object> = {},
  change: object = {},
) {
  let photos = Array.from({ length: photoCount }, (_, index) => photoOf(index + 1));
  const calls: { name: string; variables: Record<string, never> }[] = [];
  const space = () => ({
    __typename: 'Space',
    id: 'spc_1',
    status: 'DRAFT',
    photoCount: photos.length,
    photos,
    isOwn: true,
    viewerCan: { __typename: 'SpacePermissions', edit: true, publish: true },
    hasUnpublishedChanges: false,
    draftSavedAt: '2027-03-02T11:03:00.000Z',
    draftProblems: problems().map((problem) => ({ __typename: 'FieldProblem', params: null, ...problem })),
    draftPreview: PREVIEW,
    draft: { __typename: 'SpaceDraft', ...NO_DRAFT, ...draft },
    title: null,
    priceAllInCents: null,
    ...change,
  });
  const link = new ApolloLink(({ operationName = '', variables }) => {
    calls.push({ name: operationName, variables: variables as Record<string, never> });
    if (operationName === 'RemoveSpacePhoto') photos = photos.filter(({ id }) => id !== variables['id']);
    const field =
      {
        SaveSpaceDraft: 'saveSpaceDraft',
        PublishSpace: 'publishSpace',
        RemoveSpacePhoto: 'removeSpacePhoto',
        DiscardSpaceChanges: 'discardSpaceChanges',
      }[operationName] ?? 'space';
    return new Observable((observer) => {
      observer.next({
        data: answers[operationName] ?? {
          [field]: payloadOf(field, { ...space(), ...(field === 'publishSpace' ? { status: 'PUBLISHED' } : {}) }),
        },
      });
      observer.complete();
    });
  });
  return {
    calls,
    of: (name: string) => calls.filter((call) => call.name === name),
    client: new ApolloClient({ cache: new InMemoryCache(), link }),
  };
}

/** Opens the wizard at an address, as a signed-in host. */
export async function renderWizard(server: ReturnType<typeof wizardServer>, path = '/publish-space') {
  const { client: session } = createSessions({ refresh: vi.fn(async () => sessionOf()) }, ['HOST']);
  await session.start();
  window.history.replaceState(null, '', path);
  const history = new BrowserHistory(window);
  const Routed = () =>
    useRoutes([
      { path: '/publish-space/:id?', Component: PublishSpacePage },
      { path: '/edit-space/:id', Component: EditSpacePage },
      { path: '*', element: <p>elsewhere</p> },
    ]);
  render(
    <ChakraProvider value={system()}>
      <AuthProvider client={session}>
        <ApolloProvider client={server.client}>
          <HistoryRouter history={history}>
            <Routed />
          </HistoryRouter>
        </ApolloProvider>
      </AuthProvider>
    </ChakraProvider>,
  );
  session.stop();
  return history;
}

/* Mutations return a payload. */
const payloadOf = (field: string, space: object): object => (field === 'space' ? space : { space });
