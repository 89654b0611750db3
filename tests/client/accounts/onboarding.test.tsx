import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onboardingPolicies } from '../../../client/features/accounts/onboarding/onboarding.cache';
import { OnboardingPage } from '../../../client/features/accounts/onboarding/pages/OnboardingPage';
import { searchPath, wizardPath } from '../../../client/features/accounts/onboarding/steps';
import type { Onboarding_AnswersFragment } from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions, sessionOf } from '../support/sessions';

const EMPTY = {
  __typename: 'Onboarding',
  step: 'INTENTION',
  isAsked: false,
  intention: null,
  need: { __typename: 'StorageNeed', things: null, place: null, from: null, months: null },
  needTo: null,
  offer: { __typename: 'SpaceOffer', type: null, postalCode: null, sizeM2: null },
  problems: [],
  room: null,
  estimate: null,
  draftId: null,
  doneAt: null,
} as const;
const BOXES = [{ __typename: 'ThingCount', thing: 'BOX', count: 12 }];
const ROOM = { __typename: 'ThingsRoom', sizeM2: 2.5, volumeM3: 2.96, features: [] };
const ESTIMATE = {
  __typename: 'IncomeEstimate',
  netCents: 10_070,
  lowNetCents: 8550,
  highNetCents: 11_590,
  suggestedCents: 10_600,
  comparableCount: 14,
};

type Input = Record<string, never>;
type Saved = Record<string, unknown>;

/** A server that stores the answers and adds the fields that `about` returns for them. */
function server(start: Saved = {}, about: (answers: Saved) => Saved = () => ({})) {
  let answers: Saved = { ...EMPTY, ...start };
  const inputs: Record<string, unknown>[] = [];
  const broken = { isOffline: false };
  const saved = () => ({ ...answers, ...about(answers) });
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (broken.isOffline && operationName === 'SaveOnboarding')
          return observer.error(new TypeError('Failed to fetch'));
        const data: Record<string, unknown> = {};
        if (operationName === 'Onboarding') data.onboarding = saved();
        if (operationName === 'SaveOnboarding') {
          const { input } = variables as { input: Record<string, Input> };
          inputs.push(input);
          answers = {
            ...answers,
            ...input,
            isAsked: true,
            need: { ...(answers.need as object), ...input.need },
            offer: { ...(answers.offer as object), ...input.offer },
          };
          data.saveOnboarding = { onboarding: saved() };
        }
        if (operationName === 'FinishOnboarding') {
          answers = { ...answers, doneAt: '2027-03-02T09:55:00.000Z' };
          data.finishOnboarding = { onboarding: saved() };
        }
        if (operationName === 'OwnProfile' || operationName === 'OnboardingIdentity') data.viewer = null;
        observer.next({ data });
        return observer.complete();
      }),
  );
  return {
    client: new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: onboardingPolicies }) }),
    inputs,
    broken,
    answers: () => answers,
  };
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

async function open(fake: ReturnType<typeof server>, path = '/onboarding') {
  const { client: session } = createSessions({ refresh: vi.fn(async () => sessionOf()) });
  await session.start();
  renderAt(
    path,
    <ApolloProvider client={fake.client}>
      <AuthProvider client={session}>
        <Routes>
          <Route path="/onboarding" element={<OnboardingPage />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </AuthProvider>
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => useLanguage('es', ['onboarding', 'profile', 'things', 'domain']));

describe('P10 onboarding', () => {
  test('the first visit is stored at once and resumes at the step reached on another device', async () => {
    const fake = server({ step: 'PLANS', intention: 'STORE', need: { ...EMPTY.need, things: BOXES } }, () => ({
      room: ROOM,
    }));
    await open(fake);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Qué quieres guardar?');
    expect(screen.getByLabelText('Cantidad: Cajas')).toHaveValue('12');
    expect(screen.getByText('Te basta con unos 2,5 m²')).toBeInTheDocument();
    await waitFor(() => expect(fake.inputs).toEqual([{ step: 'PLANS' }]));
  });

  test('answers are saved automatically, the current step is stored and the heading takes the focus', async () => {
    const fake = server({ isAsked: true });
    await open(fake);
    await userEvent.click(screen.getByRole('radio', { name: /^Las dos cosas/ }));
    await waitFor(() => expect(fake.inputs).toEqual([{ intention: 'BOTH' }]));
    await next();
    await heading('Cuéntanos quién eres');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(fake.inputs.at(-1)).toEqual({ step: 'ABOUT_YOU' }));
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    await heading('¿Qué te trae por aquí?');
    expect(screen.getByRole('radio', { name: /^Las dos cosas/ })).toBeChecked();
  });

  test('things are counted by buttons and by typing, with zero as the minimum', async () => {
    const fake = server({ isAsked: true, step: 'PLANS', intention: 'STORE' });
    await open(fake);
    await userEvent.click(screen.getByLabelText('Una unidad más: Sofás'));
    await userEvent.clear(screen.getByLabelText('Cantidad: Cajas'));
    await userEvent.type(screen.getByLabelText('Cantidad: Cajas'), '20');
    await waitFor(() =>
      expect(fake.answers().need).toMatchObject({
        things: [
          { thing: 'BOX', count: 20 },
          { thing: 'SOFA', count: 1 },
        ],
      }),
    );
    await userEvent.click(screen.getByLabelText('Una unidad menos: Sofás'));
    await waitFor(() => expect(fake.answers().need).toMatchObject({ things: [{ thing: 'BOX', count: 20 }] }));
    expect(screen.getByLabelText('Una unidad menos: Sofás')).toBeDisabled();
    await userEvent.click(screen.getByText('Ver todas'));
    expect(screen.getByLabelText('Cantidad: Coches')).toBeInTheDocument();
  });

  test('a host is asked for type, postal code and size and sees an income estimate', async () => {
    const isWhole = ({ offer }: Saved) => Object.values(offer as object).every((value) => value !== null);
    const fake = server({ isAsked: true, step: 'PLANS', intention: 'RENT_OUT' }, (answers) => ({
      estimate: isWhole(answers) ? ESTIMATE : null,
    }));
    await open(fake);
    expect(screen.queryByLabelText('¿Dónde?')).not.toBeInTheDocument();
    expect(screen.getByText(/te decimos cuánto podrías ganar/)).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Trastero'));
    await userEvent.type(screen.getByLabelText('Código postal'), '28010');
    await userEvent.type(screen.getByLabelText('Superficie'), '6,5');
    expect(await screen.findByText(/^Podrías ganar unos 101\s€ al mes$/)).toBeInTheDocument();
    expect(screen.getByText(/Comparado con 14 espacios/)).toBeInTheDocument();
    expect(fake.answers().offer).toMatchObject({ type: 'STORAGE', postalCode: '28010', sizeM2: 6.5 });
  });

  test('an invalid answer is reported at its field and blocks "next", but not "skip"', async () => {
    const fake = server(
      { isAsked: true, step: 'PLANS', intention: 'RENT_OUT', offer: { ...EMPTY.offer, postalCode: '280' } },
      () => ({
        problems: [
          { __typename: 'OnboardingProblem', path: 'offer.postalCode', code: 'POSTAL_CODE_INVALID', params: null },
        ],
      }),
    );
    await open(fake);
    expect(screen.queryByText(/5 cifras/)).not.toBeInTheDocument();
    await next();
    expect(await screen.findByText('El código postal debe tener 5 cifras y ser de España.')).toBeInTheDocument();
    expect(screen.getByLabelText('Código postal')).toHaveFocus();
    await userEvent.click(screen.getAllByRole('button', { name: 'Saltar este paso' })[0] as HTMLElement);
    await heading('Que se fíen de ti');
  });

  test('a failed save is reported, keeps the answer and can be retried', async () => {
    const fake = server({ isAsked: true });
    await open(fake);
    fake.broken.isOffline = true;
    await userEvent.click(screen.getByRole('radio', { name: /^Guardar algo/ }));
    expect(await screen.findByText('Sin guardar')).toBeInTheDocument();
    fake.broken.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(fake.inputs).toEqual([{ intention: 'STORE' }]));
    expect(screen.getByRole('radio', { name: /^Guardar algo/ })).toBeChecked();
  });

  test('P10 onboarding cannot be finished while an answer is unsaved', async () => {
    const fake = server({ isAsked: true });
    await open(fake);
    fake.broken.isOffline = true;
    await userEvent.click(screen.getByRole('radio', { name: /^Alquilar mi espacio/ }));
    for (const title of ['Cuéntanos quién eres', '¿Qué espacio ofreces?', 'Que se fíen de ti']) {
      await next();
      await heading(title);
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Terminar' })).toBeEnabled());
    expect(fake.answers().doneAt).toBeNull();
    fake.broken.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Terminar' }));
    expect(await screen.findByTestId('where')).toHaveTextContent('/publish-space');
    expect(fake.answers().intention).toBe('RENT_OUT');
  });

  test.each([
    [
      'STORE',
      { room: ROOM, need: { ...EMPTY.need, things: BOXES, place: 'Madrid', from: '2027-04-01' }, needTo: '2027-07-01' },
      '/search?city=Madrid&from=2027-04-01&to=2027-07-01&things=box-12',
    ],
    ['RENT_OUT', { draftId: 'spc_1' }, '/publish-space/spc_1'],
    ['RENT_OUT', {}, '/publish-space'],
    [null, {}, '/'],
  ])('%s finishes at the page for its answers: %o', async (intention, saved, where) => {
    await open(server({ isAsked: true, step: 'TRUST', intention, ...saved }));
    await userEvent.click(screen.getByRole('button', { name: 'Terminar' }));
    expect(await screen.findByTestId('where')).toHaveTextContent(where);
  });

  test('a user who wants to store and to rent out chooses between both next pages', async () => {
    await open(
      server({
        isAsked: true,
        step: 'TRUST',
        intention: 'BOTH',
        draftId: 'spc_1',
        room: ROOM,
        need: { ...EMPTY.need, things: BOXES },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Terminar' }));
    await waitFor(async () => expect(await heading('Todo listo')).toHaveFocus());
    expect(screen.getByRole('link', { name: /Seguir con mi anuncio/ })).toHaveAttribute('href', '/publish-space/spc_1');
    expect(screen.getByRole('link', { name: /Buscar espacio/ })).toHaveAttribute('href', '/search?things=box-12');
  });

  test('a date in the past is left out of the search address', () => {
    const wrong = {
      ...EMPTY,
      need: { ...EMPTY.need, from: '2020-01-01', months: 3 },
      needTo: '2020-04-01',
      problems: [{ path: 'need.from', code: 'DATE_IN_PAST', params: null }],
    };
    expect(searchPath(wrong as unknown as Onboarding_AnswersFragment)).toBe('/search');
    expect(wizardPath({ draftId: null })).toBe('/publish-space');
  });
});
