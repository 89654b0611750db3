import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedWith } from '../../../client/apollo/app-error';
import type { ClaimOfStaff } from '../../../client/features/admin/claims/claim-of-staff';
import { ClaimDecision } from '../../../client/features/admin/claims/ClaimDecision';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { closeAllToasts } from '../../../client/ui/feedback/toast';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const WORDS = 'Mande una foto del pasillo hasta la puerta, por favor.';
const person = (id: string, displayName: string) => ({ __typename: 'User', id, displayName });

/** A claim about which the staff can ask a question. */
const claim = {
  id: 'clm_1',
  side: 'HOST',
  status: 'IN_REVIEW',
  decisions: [],
  questions: [],
  booking: { renter: person('usr_1', 'Ana R.'), host: person('usr_2', 'Carlos M.') },
  staffRecord: {
    availableActs: ['DECIDE', 'ASK_FOR_DATA'],
    options: [],
    aloneCents: 50_000,
    pending: null,
    isWaiting: true,
    assignee: null,
    assignees: [],
  },
} as unknown as ClaimOfStaff;

/** The claim's decision with a link that leaves the page; the server accepts or refuses the question. */
function open(isRefused = false) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push((variables as { input: unknown }).input);
        if (isRefused) return observer.error(failedWith('NETWORK'));
        observer.next({
          data: {
            askForClaimData: {
              __typename: 'AskForClaimDataPayload',
              claim: { __typename: 'Claim', id: 'clm_1', status: 'AWAITING_DATA' },
            },
          },
        });
        observer.complete();
      }),
  );
  renderAt(
    '/case',
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <Routes>
          <Route path="/case" element={<ClaimDecision claim={claim} onDone={() => undefined} />} />
          <Route path="/away" element={<Link to="/case">Al caso</Link>} />
        </Routes>
        <Link to="/away">Fuera</Link>
        <Toaster />
      </ApolloProvider>
    </AuthProvider>,
  );
  return sent;
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds) });
const field = () => screen.findByRole('textbox', { name: /^Qué necesitas/ });
const note = () => screen.findByRole('group', { name: 'Decisión pendiente de enviar' });

async function ask(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Pedir datos' }));
  await user.type(await field(), WORDS);
  await user.click(screen.getByRole('button', { name: 'Pedir datos' }));
}

beforeEach(async () => {
  await useLanguage('es', ['staff', 'claims']);
  closeAllToasts();
  localStorage.setItem('hueco_session', 'usr_9');
  vi.useFakeTimers({ now: new Date('2027-03-02T09:55:00Z'), shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

test('P9 a question to one side of a claim is sent after ten seconds and blocks decisions until then', async () => {
  const sent = open();
  expect(await screen.findByText('Ahora no puedes decidir nada aquí.')).toBeVisible();
  await ask();
  await note();
  expect(screen.getByText('Ahora no puedes decidir nada aquí.')).not.toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await field()).toHaveValue(WORDS);
  await user.click(screen.getByRole('button', { name: 'Pedir datos' }));
  await note();
  await vi.advanceTimersByTimeAsync(10_500);
  await waitFor(() => expect(sent).toEqual([{ claimId: 'clm_1', side: 'HOST', text: WORDS, days: 2 }]));
  expect(await screen.findByText(/^Pedido: el plazo para decidir se para/)).toBeVisible();
});

test('P9 leaving the claim sends the question; if it is rejected, its text is restored', async () => {
  const sent = open(true);
  await ask();
  await note();
  await user.click(screen.getByRole('link', { name: 'Fuera' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Abrir el caso' }));
  expect(await field()).toHaveValue(WORDS);
});
