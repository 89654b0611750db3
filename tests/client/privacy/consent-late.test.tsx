import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCookieSettings } from '../../../client/analytics/settings-dialog';
import { ConsentSlot } from '../../../client/app/consent/ConsentSlot';
import { pageHydrated } from '../../../client/hydration/hydrated';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

// The code of neither component can be loaded, as after a lost connection.
vi.mock('../../../client/app/consent/ConsentBanner', () => Promise.reject(new Error('no connection')));
vi.mock('../../../client/app/consent/ConsentDialog', () => Promise.reject(new Error('no connection')));

test('COO-1 a consent banner that fails to load leaves the page intact; a failed dialog shows an error', async () => {
  pageHydrated();
  await useLanguage('es', ['consent']);
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt(
    '/',
    <AuthProvider client={createSessions().client}>
      <ConsentSlot />
      <p>La página</p>
      <Toaster />
    </AuthProvider>,
  );
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getByText('La página')).toBeVisible();
  openCookieSettings();
  expect(await screen.findByText('No hemos podido cargar esto')).toBeVisible();
  expect(screen.getByText('La página')).toBeVisible();
});
