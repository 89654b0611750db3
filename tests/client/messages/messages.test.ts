import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, i18n, loadNamespaces } from '../../../client/i18n/setup';
import { useLanguage } from '../support/render';

type Read = (language: string, namespace: string, done: (error: Error | null, messages: object | null) => void) => void;
const failed: Read = (_language, _namespace, done) => done(new Error('no connection'), null);

/** Loads i18next's files. */
const files = () => vi.spyOn((i18n.services.backendConnector as { backend: { read: Read } }).backend, 'read');

beforeEach(() => useLanguage('es'));
afterEach(() => vi.restoreAllMocks());

test('I18-1 retries texts that failed to load', async () => {
  files().mockImplementationOnce(failed);
  await loadNamespaces(['cities']);
  expect(i18n.t('cities:crumbs')).toBe('Ruta');
});

test('I18-1 fails a page whose texts cannot be loaded instead of showing keys, and recovers', async () => {
  const reading = files().mockImplementation(failed);
  await expect(loadNamespaces(['offline'])).rejects.toThrow('es/offline');
  reading.mockRestore();
  await loadNamespaces(['offline']);
  expect(i18n.t('offline:title')).toBe('Sin conexión');
});

test('I18-1 switches and saves a language only when its texts are loaded', async () => {
  await loadNamespaces(['home']);
  const reading = files().mockImplementation(failed);
  await expect(changeLanguage('en')).rejects.toThrow('No messages en');
  expect([i18n.t('home:cities.title'), document.documentElement.lang, localStorage.getItem('i18nextLng')]).toEqual([
    'Ciudades',
    'es',
    'es',
  ]);
  reading.mockRestore();
  await changeLanguage('en');
  expect([i18n.t('home:cities.title'), document.documentElement.lang, localStorage.getItem('i18nextLng')]).toEqual([
    'Cities',
    'en',
    'en',
  ]);
});
