import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPreferences, storePreferences } from '../../../client/analytics/cookie-preferences';
import { storeForms, restoreForms } from '../../../client/analytics/form-persistence';
import { openCookieSettings } from '../../../client/analytics/settings-dialog';
import { track } from '../../../client/analytics/track';
import { ConsentSlot } from '../../../client/app/consent/ConsentSlot';
import { cookieText } from '../../../client/generated/first-bounds';
import { pageHydrated } from '../../../client/hydration/hydrated';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const KEY = 'hueco_cookie_preferences';
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const reload = vi.fn();

beforeEach(async () => {
  pageHydrated();
  await useLanguage('es', ['nav', 'consent']);
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', reload });
});

const show = () =>
  renderAt(
    '/',
    <AuthProvider client={createSessions().client}>
      <ConsentSlot />
    </AuthProvider>,
  );
const button = (name: string) => screen.findByRole('button', { name });

describe('COO-1 the banner', () => {
  test('stays until an answer is stored, with three equal buttons', async () => {
    show();
    const buttons = within(await screen.findByRole('region', { name: 'Cookies' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Rechazar', 'Configurar', 'Aceptar']);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    await userEvent.click(await button('Rechazar'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
    expect(stored()).toMatchObject({ necessary: true, analytics: false, marketing: false });
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not shown when an answer is stored', async () => {
    storePreferences({ analytics: false, marketing: true });
    show();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });

  test('COO-2 accepting stores both choices and reloads the page', async () => {
    show();
    await userEvent.click(await button('Aceptar'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ necessary: true, analytics: true, marketing: true });
  });
});

describe('COO-1 the dialog', () => {
  test('has only the necessary cookies switched on, which is fixed; Cancel stores nothing', async () => {
    show();
    await userEvent.click(await button('Configurar'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('switch', { name: /Necesarias/ })).toBeChecked();
    expect(within(dialog).getByRole('switch', { name: /Necesarias/ })).toBeDisabled();
    for (const name of [/Analítica/, /Publicidad/])
      expect(within(dialog).getByRole('switch', { name })).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('switch', { name: /Analítica/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toBeNull();
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
  });

  test('COO-2 saving reloads only when analytics is on; the stored answer is shown again', async () => {
    show();
    openCookieSettings();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('switch', { name: /Publicidad/ }));
    await userEvent.click(await button('Guardar preferencias'));
    expect(stored()).toMatchObject({ necessary: true, analytics: false, marketing: true });
    openCookieSettings();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('switch', { name: /Publicidad/ })).toBeChecked();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('switch', { name: /Analítica/ }));
    await userEvent.click(await button('Guardar preferencias'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(stored()).toMatchObject({ analytics: true, marketing: true });
  });

  test('accepts all cookies and reloads', async () => {
    show();
    openCookieSettings();
    await userEvent.click(await button('Aceptar todas'));
    expect(stored()).toMatchObject({ analytics: true, marketing: true });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('COO-2 the stored answer', () => {
  const keepSince = (savedAt: string, more: object = cookieText) =>
    localStorage.setItem(KEY, JSON.stringify({ necessary: true, analytics: true, marketing: false, savedAt, ...more }));

  test('is valid for 24 months', () => {
    vi.useFakeTimers({ now: new Date('2028-11-20T11:59:00Z') });
    keepSince('2026-11-20T12:00:00Z');
    expect(readPreferences()).toEqual({ necessary: true, analytics: true, marketing: false });
    vi.setSystemTime(new Date('2028-11-20T12:01:00Z'));
    expect(readPreferences()).toBeNull();
  });

  test.each([{}, { version: '2026-11-28' }])(
    'a yes to an earlier text is asked for again, a no stands: %o',
    async (more) => {
      const now = new Date().toISOString();
      keepSince(now, more);
      expect(readPreferences()).toBeNull();
      show();
      expect(await screen.findByRole('region', { name: 'Cookies' })).toBeInTheDocument();
      keepSince(now, { analytics: false, ...more });
      expect(readPreferences()).toEqual({ necessary: true, analytics: false, marketing: false });
      keepSince(now);
      expect(readPreferences()).toEqual({ necessary: true, analytics: true, marketing: false });
    },
  );

  test.each(['{broken', '{"analytics":"yes"}', '{"analytics":true,"marketing":true}', 'null'])(
    '%s is ignored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readPreferences()).toBeNull();
    },
  );
});

describe('ANA-2 events', () => {
  const favorite = { event: 'favorite_added', space_id: 'spc_a' } as const;
  const withIds = () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="analytics">{"tagManagerId":"GTM-TEST","behaviourAnalyticsId":null,"policyWithout":""}</script>',
    );
  };
  beforeEach(() => {
    document.getElementById('analytics')?.remove();
    delete window.dataLayer;
  });

  test('are sent only with consent', () => {
    withIds();
    expect(track(favorite)).toBe(false);
    storePreferences({ analytics: false, marketing: true });
    expect(track(favorite)).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    storePreferences({ analytics: true, marketing: false });
    expect(track(favorite)).toBe(true);
    expect(window.dataLayer).toEqual([favorite]);
  });

  test('are not stored without analytics ids', () => {
    storePreferences({ analytics: true, marketing: true });
    expect(track(favorite)).toBe(false);
    expect(window.dataLayer).toBeUndefined();
  });
});

test('typed text survives the reload; passwords, card numbers and checkboxes do not', () => {
  const form =
    '<input name="title"><textarea name="text"></textarea><input name="key" type="password"><input name="card" autocomplete="cc-number"><input name="agree" type="checkbox">';
  document.body.innerHTML = form;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  for (const name of ['title', 'text', 'key', 'card']) field(name)!.value = `my ${name}`;
  field('agree')!.checked = true;
  storeForms();
  document.body.innerHTML = form;
  const inputNames: string[] = [];
  document.body.addEventListener('input', ({ target }) => inputNames.push((target as HTMLInputElement).name));
  restoreForms();
  expect(['title', 'text', 'key', 'card'].map((name) => field(name)?.value)).toEqual(['my title', 'my text', '', '']);
  expect(field('agree')?.checked).toBe(false);
  expect(inputNames).toEqual(['title', 'text']);
  expect(sessionStorage.length).toBe(0);
  document.body.innerHTML = '';
});
