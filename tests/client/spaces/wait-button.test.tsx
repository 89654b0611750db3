import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { useStay } from '../../../client/features/spaces/space-page/use-stay';
import { DATES, openSpace } from '../support/space-page';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['space', 'domain', 'waiting', 'favorites', 'errors']));

afterEach(() => vi.restoreAllMocks());

const taken = { isAvailable: false, canWait: true };
const place = {
  __typename: 'WaitingPlace',
  id: 'wpl_1',
  from: '2099-12-01',
  to: '2100-03-01',
  state: 'WAITING',
  priorityUntil: null,
  timeZone: 'Europe/Madrid',
  ahead: 1,
  space: { __typename: 'Space', id: 'spc_1', title: 'Trastero', city: 'Madrid', district: null, coverPhoto: null },
};
const JOIN = { name: 'Apuntarme a la lista de espera' };

test('N-W01 a renter joins the waiting list of taken dates, sees their place and leaves it', async () => {
  let places: object[] = [];
  const { asked } = await openSpace({
    dates: DATES,
    isSignedIn: true,
    quote: taken,
    answers: {
      WaitingPlaces: () => ({ data: { waitingPlaces: places } }),
      WaitForDays: () => {
        places = [place];
        return { data: { waitForDays: { __typename: 'WaitForDaysPayload', place } } };
      },
      StopWaiting: () => {
        places = [];
        return { data: { stopWaiting: { __typename: 'StopWaitingPayload', deletedWaitingPlaceId: 'wpl_1' } } };
      },
    },
  });
  const [button] = await screen.findAllByRole('button', JOIN);
  expect(screen.getAllByText(/tienes hasta 24 horas de prioridad/)[0]).toBeVisible();
  await userEvent.click(button as HTMLElement);
  expect((await screen.findAllByText('Estás en la lista de espera: hay 1 persona delante.'))[0]).toBeVisible();
  expect(JSON.stringify(asked)).toContain('"input":{"spaceId":"spc_1","from":"2099-12-01","to":"2100-03-01"}');
  const [leave] = screen.getAllByRole('button', { name: 'Salir de la lista' });
  await userEvent.click(leave as HTMLElement);
  expect((await screen.findAllByRole('button', JOIN))[0]).toBeVisible();
});

test('N-W01 what was saved is shown although the list cannot be read again', async () => {
  let isJoined = false;
  const { asked } = await openSpace({
    dates: DATES,
    isSignedIn: true,
    quote: taken,
    answers: {
      WaitingPlaces: () => {
        if (isJoined) throw new Error('offline');
        return { data: { waitingPlaces: [] } };
      },
      WaitForDays: () => {
        isJoined = true;
        return { data: { waitForDays: { __typename: 'WaitForDaysPayload', place } } };
      },
      StopWaiting: () => ({
        data: { stopWaiting: { __typename: 'StopWaitingPayload', deletedWaitingPlaceId: 'wpl_1' } },
      }),
    },
  });
  const [button] = await screen.findAllByRole('button', JOIN);
  const alerts = screen.queryAllByRole('alert').length;
  await waitFor(() => expect(asked.filter((one) => (one as string[])[0] === 'WaitingPlaces')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await userEvent.click(button as HTMLElement);
  const [leave] = await screen.findAllByRole('button', { name: 'Salir de la lista' });
  await userEvent.click(leave as HTMLElement);
  expect((await screen.findAllByRole('button', JOIN))[0]).toBeEnabled();
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
});

test('N-W01 a visitor signs in first and returns to the same dates', async () => {
  await openSpace({ dates: DATES, quote: taken });
  const [button] = await screen.findAllByRole('button', JOIN);
  await userEvent.click(button as HTMLElement);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/auth?next=${encodeURIComponent(`/space/spc_1${DATES}&wait=1`)}`,
    ),
  );
});

test.each([
  { width: 'wide', matches: true },
  { width: 'narrow', matches: false },
])(
  'N-W01 in a $width window a visitor who comes back signed in joins the list at once, and only once',
  async (window) => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: window.matches, media }) as never,
    );
    const { asked } = await openSpace({
      dates: `${DATES}&wait=1`,
      isSignedIn: true,
      quote: taken,
      answers: {
        WaitingPlaces: () => ({ data: { waitingPlaces: [place] } }),
        WaitForDays: () => ({ data: { waitForDays: { __typename: 'WaitForDaysPayload', place } } }),
      },
    });
    expect((await screen.findAllByText('Estás en la lista de espera: hay 1 persona delante.'))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/space/spc_1${DATES}`));
    expect(asked.filter((one) => (one as string[])[0] === 'WaitForDays')).toHaveLength(1);
  },
);

test('N-W01 who comes back sees their place although the list was on its way without it', async () => {
  const lists: ((answer: object) => void)[] = [];
  let before = Infinity;
  await openSpace({
    dates: `${DATES}&wait=1`,
    isSignedIn: true,
    quote: taken,
    answers: {
      WaitingPlaces: () => new Promise<object>((resolve) => void lists.push(resolve)),
      WaitForDays: () => {
        before = lists.length;
        return { data: { waitForDays: { __typename: 'WaitForDaysPayload', place } } };
      },
    },
  });
  await waitFor(() => expect(lists.length).toBeGreaterThan(before));
  await act(async () => lists.slice(0, before).forEach((answer) => answer({ data: { waitingPlaces: [] } })));
  lists.at(-1)?.({ data: { waitingPlaces: [place] } });
  expect(await screen.findByText('Estás en la lista de espera: hay 1 persona delante.')).toBeVisible();
});

test.each([
  { who: 'a visitor', isSignedIn: false, quote: taken },
  { who: 'a renter whose days are free by now', isSignedIn: true, quote: { isAvailable: true, canWait: false } },
])(
  'N-W01 the sheet of a phone stays closed for $who on an address that leads to waiting',
  async ({ who: _, ...page }) => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: false, media }) as never,
    );
    const { asked } = await openSpace({
      dates: `${DATES}&wait=1`,
      ...page,
      answers: { WaitingPlaces: () => ({ data: { waitingPlaces: [] } }) },
    });
    await waitFor(() => expect(asked.some((one) => (one as string[])[0] === 'SpaceQuote')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('N-W01 while nobody knows who is signed in, the button looks it up instead of asking to sign in', async () => {
  const { asked, setting } = await openSpace({
    dates: DATES,
    isLost: true,
    quote: taken,
    answers: {
      WaitingPlaces: () => ({ data: { waitingPlaces: [] } }),
      WaitForDays: () => ({ data: { waitForDays: { __typename: 'WaitForDaysPayload', place } } }),
    },
  });
  const [button] = await screen.findAllByRole('button', JOIN);
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText(/^No hay conexión con Hueco/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(`/space/spc_1${DATES}`);
  Object.assign(setting, { isLost: false, isSignedIn: true });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(asked.filter((one) => (one as string[])[0] === 'WaitForDays')).toHaveLength(1));
  expect(screen.queryByText(/^No hay conexión con Hueco/)).toBeNull();
});

test('N-W01 a visitor who comes back to days that are free again does not wait for the ones chosen next', async () => {
  function Chooser() {
    const [, choose] = useStay();
    const { search } = useLocation();
    return <button onClick={() => choose({ from: '2099-12-05', to: '2100-03-01', isRolling: false })}>{search}</button>;
  }
  renderAt(`/space/spc_1${DATES}&wait=1`, <Chooser />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('?from=2099-12-05&to=2100-03-01')).toBeVisible();
});
