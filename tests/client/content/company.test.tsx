import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Metrics } from '../../../client/features/content/company/Metrics';
import { Checks } from '../../../client/features/content/company/Checks';
import { AboutPage } from '../../../client/features/content/pages/AboutPage';
import { TrustPage } from '../../../client/features/content/pages/TrustPage';
import { messages } from '../../../client/i18n/es/company';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

beforeAll(() => useLanguage('es', ['company']));

/** A month of 70 €, as the server splits it. */
const SPLIT = {
  rentCents: 7000,
  totalCents: 7700,
  hostNetCents: 6650,
  commissionCents: 350,
  renterFeeCents: 700,
  commissionBps: 500,
  renterFeeBps: 1000,
};
const METRICS = {
  countedAt: '2027-03-02T09:55:00Z',
  spaceCount: 251,
  verifiedSpaceCount: 188,
  metresToNearest: { __typename: 'MedianOfCases', median: 640 },
  monthSplit: { __typename: 'MonthSplit', ...SPLIT },
  isIdentityRequired: false,
  identityReviewHours: null,
  bookingsWithoutClaim: { __typename: 'BookingsWithoutClaim', total: 300, withoutClaim: 299 },
  claimDays: null,
  hostAnswerHours: 30,
  claimWindowHours: 50,
  hostCancelCredit: { __typename: 'HostCancelCredit', bps: 1200, maxCents: 3000 },
  guaranteePlans: [],
};

/** One of the two pages, as a visitor sees it. */
function open(path: string, page: ReactNode) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({
          data: {
            platformMetrics: { __typename: 'PlatformMetrics', ...METRICS },
            marketFacts: { __typename: 'MarketFacts', priceFromCents: 2500, cityCount: 9 },
            cities: [{ __typename: 'City', slug: 'madrid', name: 'Madrid', spaceCount: 124, isComingSoon: false }],
          },
        });
        observer.complete();
      }),
  );
  return renderAt(
    path,
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>{page}</ApolloProvider>
    </AuthProvider>,
  );
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ');
/** The texts of the cells with counted metrics. */
const cells = async (): Promise<string[]> => {
  const [first] = await screen.findAllByRole('term');
  const list = first?.closest('dl') as HTMLElement;
  return [...list.querySelectorAll(':scope > div')].map(({ textContent }) => plain(textContent));
};

describe('the about and trust pages', () => {
  test("P18 the about page has its own illustrations, counted metrics and a month's price split to the cent", async () => {
    const { container } = open('/about', <AboutPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hay sitio de sobra. Lo tiene tu vecino.');
    expect(screen.getByRole('img', { name: /^Dibujo: dos vecinos/ })).toBeVisible();
    const illustrations = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(illustrations).toHaveLength(4);
    expect(illustrations.every((src) => /\.svg$|^data:image\/svg/.test(src ?? ''))).toBe(true);
    expect(await cells()).toEqual([
      'Espacios publicados251Hoy, en 9 ciudades',
      'El más barato, al mes25 €Todo incluido, hoy',
      'Hasta el espacio más cercano650 mEn línea recta, desde la mitad de los barrios de Madrid',
      'Con prueba de que puede alquilarse7 de cada 10188 de 251',
    ]);
    const split = screen.getByRole('figure');
    const sums = within(split)
      .getAllByRole('definition')
      .map(({ textContent }) => plain(textContent));
    expect(sums).toEqual(['66,50 €', '3,50 €', '7,00 €']);
    expect(within(split).getByText(/^77,00/)).toBeVisible();
  });

  test('P18 the trust page shows only counted metrics, and its promises link to their explanations', async () => {
    const { container } = open('/trust-safety', <TrustPage />);
    expect(await cells()).toEqual([
      'Espacios con prueba188 de 251Hoy',
      'Reservas sin reclamación99,6 %Último año, 300 reservas',
    ]);
    const promises = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const anchors = promises.filter((href) => href?.startsWith('#'));
    expect(anchors).toEqual(['#checks', '#checks', '#money', '#guarantee']);
    for (const anchor of anchors) expect(container.querySelector(String(anchor))).not.toBeNull();
    expect(screen.getByText(/llama antes al 112/)).toBeVisible();
  });

  test('P18 the trust page names the terms that the server uses', async () => {
    const { container } = open('/trust-safety', <TrustPage />);
    await cells();
    const text = plain(container.textContent);
    for (const part of ['no te aceptan en 30 horas', 'Tienes 50 horas', 'un 12 % de saldo (hasta 30 €)'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\{\{|…/);
  });

  test('USE-7 no text calls a promise of Hueco an insurance', () => {
    const texts = JSON.stringify(messages).match(/[^"]*\bseguros?\b[^"]*/gi) ?? [];
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => !/no es un seguro|no somos un seguro|seguro de hogar/i.test(text))).toEqual([]);
  });

  test('P18 an unknown metric is omitted', () => {
    renderAt(
      '/about',
      <Metrics
        countedAt="2027-03-02T09:55:00Z"
        rule="La cifra que aún no podemos contar no la enseñamos."
        metrics={[{ value: '251', label: 'Espacios publicados', note: 'Hoy' }, null]}
      />,
    );
    expect(screen.getAllByRole('term')).toHaveLength(1);
    expect(screen.getByText(/Contado el 2 de marzo de 2027 a las 10:55\./)).toBeTruthy();
  });

  test('P8 the identity check is described as required when the settings require it', () => {
    renderAt('/trust-safety', <Checks id="checks" isIdentityRequired />);
    const identity = screen.getAllByRole('listitem')[2] as HTMLElement;
    expect(within(identity).getByText('Antes de publicar o de reservar al momento')).toBeTruthy();
  });
});
