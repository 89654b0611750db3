import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LocationField } from '../../../client/ui/location-field/LocationField';
import { CITY_SLUGS } from '../../../client/ui/links/city-path';
import { KNOWN_CITIES, locationParams, suggestedParams } from '../../../client/ui/location-field/location-mapping';
import { fetchSuggestions } from '../../../client/ui/location-field/suggestions';
import { SearchPill } from '../../../client/ui/search-pill/SearchPill';
import { CITY_SWITCHES } from '../../../server/features/search/city/city-opening.rules';
import { CITY_RECORDS } from '../../../server/features/search/places/city-records';
import { renderAt, useLanguage } from '../support/render';

const place = (name: string) => ({ display_name: `${name}, Madrid, España`, name, lat: '40.4', lon: '-3.7' });
const answer =
  (...names: string[]) =>
  async () =>
    new Response(JSON.stringify(names.map(place)));
const lookUp = (text: string) => fetchSuggestions(text, new AbortController().signal);
const MINUTE = 60_000;

let service: ReturnType<typeof vi.fn<(url: string, options?: RequestInit) => Promise<Response>>>;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  await useLanguage('es', ['domain']);
  service = vi.fn(answer('Chamberí'));
  vi.stubGlobal('fetch', service);
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function Field() {
  const [value, setValue] = useState('');
  return <LocationField aria-label="Dónde" value={value} onChange={setValue} />;
}

describe('LOC-1 suggestions', () => {
  const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => service.mock.calls.map(([url]) => new URL(url, 'http://hueco.test').searchParams.get('q'));

  beforeEach(() => {
    vi.useFakeTimers();
    renderAt('/', <Field />);
  });

  test('LOC-1 are not requested below three characters', async () => {
    type('ch');
    await wait(5000);
    expect(service).not.toHaveBeenCalled();
    type('cha');
    await wait(1000);
    expect(asked()).toEqual(['cha']);
  });

  test('LOC-1 are requested 1000 ms after the last key press, for the last text only', async () => {
    type('cha');
    await wait(999);
    type('cham');
    await wait(999);
    expect(service).not.toHaveBeenCalled();
    await wait(1);
    expect(asked()).toEqual(['cham']);
  });

  test('LOC-1 are limited to five', async () => {
    service.mockImplementation(answer('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    type('calle');
    await wait(1000);
    expect(screen.getAllByRole('option')).toHaveLength(5);
  });

  test('are chosen with the keyboard; Escape closes the list without choosing', async () => {
    service.mockImplementation(answer('Chamberí', 'Chamartín'));
    const field = screen.getByRole('combobox');
    type('cham');
    await wait(1000);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Chamartín');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('Chamartín');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    type('chamb');
    await wait(1000);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('chamb');
  });

  test('are not chosen by a finger that begins to scroll, only by a click, which leaves the focus in the field', async () => {
    const field = screen.getByRole('combobox');
    field.focus();
    type('cham');
    await wait(1000);
    const option = screen.getByRole('option', { name: /Chamberí/ });
    fireEvent.pointerDown(option);
    expect(field).toHaveValue('cham');
    // A mouse button that is pressed takes the focus unless it is prevented.
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    expect(field).toHaveValue('Chamberí');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('do not open once the text was sent with Enter', async () => {
    const field = screen.getByRole('combobox');
    type('28012');
    fireEvent.keyDown(field, { key: 'Enter' });
    await wait(5000);
    expect(service).not.toHaveBeenCalled();
    type('cham');
    await wait(1000);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('cham');
  });
});

test('LOC-2 the geocoder is asked for Spanish places only', async () => {
  await lookUp(' Calle de Alcalá ');
  const url = new URL(service.mock.calls[0]?.[0] ?? '', 'http://hueco.test');
  expect(url.pathname).toBe('/geocode/search');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    format: 'json',
    q: 'Calle de Alcalá',
    countrycodes: 'es',
    limit: '5',
  });
});

describe('LOC-3 the geocoding cache', () => {
  test('LOC-3 keeps a text for five minutes, whatever its case', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const found = await lookUp('Chamberí');
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(await lookUp('CHAMBERÍ')).toEqual(found);
    expect(service).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await lookUp('chamberí');
    expect(service).toHaveBeenCalledTimes(2);
  });

  test.each(['{', '"text"', '{"at":0}', 'null'])(
    'LOC-3 logs a corrupt entry (%s) and asks the geocoder again',
    async (entry) => {
      await lookUp('chamberí');
      const key = sessionStorage.key(0) ?? '';
      sessionStorage.setItem(key, entry);
      expect(await lookUp('chamberí')).toHaveLength(1);
      expect(service).toHaveBeenCalledTimes(2);
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );

  test('LOC-3 logs a failed request and does not cache it', async () => {
    service.mockRejectedValueOnce(new TypeError('offline'));
    expect(await lookUp('chamberí')).toEqual([]);
    service.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    expect(await lookUp('chamberí')).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(await lookUp('chamberí')).toHaveLength(1);
  });
});

describe('LOC-4 the search parameters of a typed place', () => {
  test.each([
    ['28012', { postalCode: '28012' }],
    ['Calle Mayor 12, 28013 Madrid', { postalCode: '28013' }],
    ['08001 Barcelona, antes 28012', { postalCode: '28012' }],
    ['tel. 912345678, Madrid', { city: 'Madrid' }],
    ['madrid', { city: 'Madrid' }],
    ['centro de MÁLAGA', { city: 'Málaga' }],
    ['Gran Vía, bilbao', { city: 'Bilbao' }],
    ['Palma de Mallorca', { city: 'Palma' }],
    ['Sevilla', { city: 'Sevilla' }],
    ['zaragoza', { city: 'Zaragoza' }],
    ['Murcia', { city: 'Murcia' }],
    ['Valencia, Ruzafa', { city: 'Valencia' }],
    ['Getafe', { postalCode: 'Getafe' }],
    ['  Ruzafa ', { postalCode: 'Ruzafa' }],
    ['Calle Palmarés', { postalCode: 'Calle Palmarés' }],
    ['1234', { postalCode: '1234' }],
    ['', {}],
    ['   ', {}],
  ])('LOC-4 “%s”', (text, expected) => {
    expect(locationParams(text)).toEqual(expected);
  });
});

describe('LOC-4 the search parameters of a chosen suggestion', () => {
  test.each([
    ['Calle de Sevilla', 'Madrid', { postalCode: 'Calle de Sevilla, Madrid' }],
    ['Calle de Madrid', 'Getafe', { postalCode: 'Calle de Madrid, Getafe' }],
    ['Palma del Río', 'Palma del Río', { postalCode: 'Palma del Río' }],
    ['Sevilla la Nueva', undefined, { postalCode: 'Sevilla la Nueva' }],
    ['Sevilla', 'Sevilla', { city: 'Sevilla' }],
    ['Chamberí', 'Madrid', { postalCode: 'Chamberí' }],
    ['28012', 'Madrid', { postalCode: '28012' }],
  ])('LOC-4 “%s” in %s', (name, city, expected) => {
    expect(suggestedParams({ ...place(name), address: city ? { city } : {} })).toEqual(expected);
  });

  test('LOC-4 the search goes to the town of the chosen suggestion until its text is changed', async () => {
    vi.useFakeTimers();
    await useLanguage('es', ['domain', 'common']);
    service.mockResolvedValue(
      new Response(JSON.stringify([{ ...place('Calle de Sevilla'), address: { city: 'Madrid' } }])),
    );
    const onSubmit = vi.fn<(params: URLSearchParams) => void>();
    renderAt('/', <SearchPill layout="hero" onSubmit={onSubmit} />);
    const field = screen.getByRole('combobox', { name: 'Dónde' });
    fireEvent.change(field, { target: { value: 'calle de sev' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    fireEvent.click(screen.getByRole('option', { name: /Calle de Sevilla/ }));
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    submit();
    fireEvent.change(field, { target: { value: 'Sevilla' } });
    submit();
    expect(onSubmit.mock.calls.map(([params]) => Object.fromEntries(params))).toEqual([
      { postal_code: 'Calle de Sevilla, Madrid' },
      { city: 'Sevilla' },
    ]);
    vi.useRealTimers();
  });
});

test('P18 the search field, the pages of cities and their switches have the cities of the records', () => {
  const slugs = CITY_RECORDS.map(({ slug }) => slug).toSorted();
  expect(CITY_SLUGS.toSorted()).toEqual(slugs);
  expect(Object.keys(CITY_SWITCHES).toSorted()).toEqual(slugs);
  // Granada is to come (HOM-1).
  const names = CITY_RECORDS.map(({ name }) => name).filter((name) => name !== 'Granada');
  expect(KNOWN_CITIES.toSorted()).toEqual(names.toSorted());
});
