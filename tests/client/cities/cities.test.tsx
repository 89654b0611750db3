import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CityPage } from '../../../client/features/cities/pages/CityPage';
import type { CityPageQuery } from '../../../client/generated/graphql';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

configure({ asyncUtilTimeout: 8000 });

type City = NonNullable<CityPageQuery['city']>;

const district = (name: string, count: number, search: string | null = name) => ({
  __typename: 'CityDistrict' as const,
  name,
  count,
  medianCents: count ? 9200 : null,
  search,
});
const question = (text: string) => ({ __typename: 'CityQuestion' as const, question: text, answer: `${text} Sí.` });
const madrid = {
  __typename: 'CityPage',
  city: {
    __typename: 'City',
    slug: 'madrid',
    name: 'Madrid',
    spaceCount: 124,
    priceFromCents: 4500,
    isComingSoon: false,
  },
  verifiedCount: 0,
  outlinesPath: '/map/outlines/madrid.json',
  prices: {
    __typename: 'CityPrices',
    lowCents: 4500,
    quarterCents: 5800,
    threeQuartersCents: 9600,
    shownLowCents: 4500,
    shownHighCents: 15_000,
    usualHighCents: 14_960,
    highCents: 40_000,
    bars: [{ __typename: 'PriceBar', fromCents: 4500, count: 3, isMiddle: true }],
    examples: [],
  },
  types: [{ __typename: 'CityType', type: 'STORAGE' as const, count: 100, medianCents: 6600, medianSizeM2: 5 }],
  districts: [
    ...Array.from({ length: 8 }, (_, index) => district(`Barrio ${index}`, 1)),
    district('Centro', 16, 'Centro Madrid'),
    district('Chamberí', 19),
    district('Vicálvaro', 0),
  ],
  featured: [],
  textsEs: { __typename: 'CityTexts', lead: null, about: null },
  textsEn: { __typename: 'CityTexts', lead: null, about: null },
  es: [question('¿Cuánto cuesta?'), question('¿Cuándo se cobra?')],
  en: [question('What does it cost?')],
};

interface Asked {
  operation: string;
  variables: Record<string, unknown>;
}

function openCity(city: City | null, path = '/madrid'): Asked[] {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push({ operation: operationName, variables });
        observer.next({
          data:
            operationName === 'CityPage'
              ? { city }
              : operationName === 'OtherWays'
                ? { cities: [], newest: { edges: [] }, searched: [] }
                : {
                    joinWaitingList: { isJoined: true },
                    leaveWaitingList: { isRemoved: true },
                    confirmWaitingList: { __typename: 'ConfirmWaitingListPayload', isConfirmed: true },
                  },
        });
        observer.complete();
      }),
  );
  const { client: session } = createSessions();
  renderAt(
    path,
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <AuthProvider client={session}>
        <CityPage />
      </AuthProvider>
    </ApolloProvider>,
  );
  return asked;
}

const outline = (name: string) => ({ name, path: 'M0 0L9 0L9 9Z', x: 5, y: 5 });

beforeEach(async () => {
  await useLanguage('es', ['cities', 'domain', 'common', 'errors']);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ width: 480, height: 528, districts: [outline('Centro'), outline('Chamberí')] })),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('RTE-7 the city page', () => {
  test("RTE-7 shows the city's own numbers and no unsupported statements", async () => {
    openCity(madrid);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^124 espacios en Madrid desde 45\s€$/);
    expect(screen.getByText(/La mitad está entre 58\s€ y 96\s€/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Trasteros de vecinos en 10 distritos, con el precio final a la vista\./),
    ).toHaveTextContent(/Lo habitual: 45–\u2060150\s€ al mes\.$/);
    expect(screen.getByText(/^45–150\s€$/)).toBeInTheDocument();
    expect(screen.getByText(/^150\s€ o más$/)).toBeInTheDocument();
    expect(screen.queryByText(/verificado/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Ejemplo')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Dónde' })).toHaveValue('Madrid');
  });

  test('RTE-7 keeps the order: hero, districts, advantages, uses, questions, call to action, featured', async () => {
    openCity(madrid);
    await screen.findByRole('heading', { level: 1 });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((heading) => heading !== 'Lo que se paga al mes')).toEqual([
      'Elige tu distrito',
      'Por qué Hueco en Madrid',
      'Para qué se usa un hueco en Madrid',
      'Preguntas de Madrid',
      '¿Tienes un huecoen Madrid?',
      'Destacados en Madrid',
    ]);
  });

  test('lists all districts, with a link where there are spaces and a note where there are none', async () => {
    openCity(madrid);
    const section = within(
      (await screen.findByRole('heading', { name: 'Elige tu distrito' })).closest('section') as HTMLElement,
    );
    expect(section.getByRole('link', { name: /^Centro/ })).toHaveAttribute('href', '/search?postal_code=Centro+Madrid');
    expect(section.getByRole('link', { name: /^Chamberí, 19 espacios/ })).toHaveTextContent(/92\s€/);
    expect(section.queryByRole('link', { name: /Vicálvaro/ })).not.toBeInTheDocument();
    expect(section.getByText('Próximamente')).toBeInTheDocument();
    // Only phones fold the list.
    fireEvent.click(section.getByText('Ver los 11 distritos'));
    expect(section.queryByText(/^Ver los/)).not.toBeInTheDocument();
  });

  test('highlights a district on the map when it is hovered; the map is hidden from screen readers', async () => {
    openCity(madrid);
    // The district with the most spaces is marked by default.
    const tip = await screen.findByText(/mediana 92/);
    expect(tip).toHaveTextContent(/^Chamberí19 espacios · mediana 92\s€$/);
    expect(tip.closest('[aria-hidden=true]')).not.toBeNull();
    await userEvent.hover(screen.getByRole('link', { name: /^Centro, 16 espacios, / }));
    expect(screen.getByText(/mediana 92/)).toHaveTextContent(/^Centro16/);
  });

  test('shows the questions in the language of the page', async () => {
    openCity(madrid);
    expect(await screen.findByText('¿Cuándo se cobra?')).toBeInTheDocument();
    await useLanguage('en', ['cities', 'domain', 'common']);
    expect(await screen.findByText('What does it cost?')).toBeInTheDocument();
  });
});

describe('P16 the page of a city that is coming soon', () => {
  const soon: City = { ...madrid, city: { ...madrid.city, spaceCount: 4, isComingSoon: true }, outlinesPath: null };

  test('asks for an e-mail address and confirms it', async () => {
    const asked = openCity(soon);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hueco llega pronto a Madrid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver los 4 que ya hay' })).toHaveAttribute('href', '/search?city=Madrid');
    await userEvent.click(screen.getByRole('button', { name: 'Avísame' }));
    const field = screen.getByRole('textbox', { name: 'Correo electrónico' });
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, 'eva@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Avísame' }));
    expect(await screen.findByRole('status')).toHaveTextContent('eva@example.com');
    expect(asked.at(-1)).toEqual({
      operation: 'JoinWaitingList',
      variables: { input: { email: 'eva@example.com', city: 'madrid', locale: 'ES' } },
    });
  });

  test('asks before the link of its mail removes an address from the list', async () => {
    const asked = openCity(soon, '/madrid?leave=abc');
    const button = await screen.findByRole('button', { name: 'Borrarme' });
    expect(asked.map(({ operation }) => operation)).toEqual(['CityPage']);
    await userEvent.click(button);
    expect(await screen.findByText('Ya no estás en la lista')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ operation: 'LeaveWaitingList', variables: { token: 'abc' } });
  });

  test('HOM-1 asks before the confirmation link confirms an address', async () => {
    const asked = openCity(soon, '/madrid?confirm=abc');
    const button = await screen.findByRole('button', { name: 'Sí, avísame' });
    expect(asked.map(({ operation }) => operation)).toEqual(['CityPage']);
    await userEvent.click(button);
    expect(await screen.findByText('Listo, te avisaremos')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ operation: 'ConfirmWaitingList', variables: { input: { token: 'abc' } } });
  });

  test('shows "not found" for an unknown city', async () => {
    openCity(null);
    expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
  });
});
