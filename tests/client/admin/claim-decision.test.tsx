import { ApolloProvider } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClaimOfStaff } from '../../../client/features/admin/claims/claim-of-staff';
import { ClaimDecision } from '../../../client/features/admin/claims/ClaimDecision';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, silentClient, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const WORDS = 'Las fotos de la entrada muestran la mancha antes del alquiler.';
const person = (id: string, displayName: string) => ({ __typename: 'User', id, displayName });

const claim = {
  id: 'clm_1',
  side: 'HOST',
  status: 'IN_REVIEW',
  decisions: [],
  questions: [],
  booking: { renter: person('usr_1', 'Ana R.'), host: person('usr_2', 'Carlos M.') },
  staffRecord: {
    availableActs: ['DECIDE', 'ASK_FOR_DATA'],
    options: [{ remedy: 'NOTHING', amountCents: 0, laterCents: 0, growthCents: 0, hasOwnSum: false }],
    aloneCents: 50_000,
    pending: null,
    isWaiting: true,
    obstacle: null,
    assignee: null,
    assignees: [],
  },
} as unknown as ClaimOfStaff;

/** The same claim once a colleague has taken it. */
const taken: ClaimOfStaff = {
  ...claim,
  staffRecord: { ...claim.staffRecord, availableActs: [], options: [] },
};

function Shown({ of }: { of: ClaimOfStaff }) {
  return (
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={silentClient()}>
        <ClaimDecision claim={of} onDone={() => undefined} />
      </ApolloProvider>
    </AuthProvider>
  );
}

/** A full refund of 450 €, to which a month of 120 € is added if it is charged before the appeal time ends. */
const growing = (staffRecord: object) =>
  ({
    ...claim,
    staffRecord: {
      ...claim.staffRecord,
      options: [{ remedy: 'FULL_REFUND', amountCents: 45_000, laterCents: 0, growthCents: 12_000, hasOwnSum: false }],
      ...staffRecord,
    },
  }) as unknown as ClaimOfStaff;

function Case() {
  const [shown, setShown] = useState(claim);
  return (
    <>
      <ClaimDecision claim={shown} onDone={() => undefined} />
      <button type="button" onClick={() => setShown(taken)}>
        Otra persona se la asigna
      </button>
    </>
  );
}

const user = userEvent.setup();
const reasons = () => screen.findByRole('textbox', { name: /^Razones/ });

beforeEach(() => useLanguage('es', ['staff', 'claims']));
afterEach(cleanup);

test('P9 the reasons of a claim stay when a colleague takes it, and can no longer be sent', async () => {
  renderAt(
    '/case',
    <AuthProvider client={createSessions().client}>
      <ApolloProvider client={silentClient()}>
        <Case />
      </ApolloProvider>
    </AuthProvider>,
  );
  await user.click(await screen.findByRole('radio'));
  await user.type(await reasons(), WORDS);
  await user.click(screen.getByRole('button', { name: 'Otra persona se la asigna' }));
  expect(await reasons()).toHaveValue(WORDS);
  expect(screen.getByText(/^El caso ha cambiado mientras tanto/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decidir' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Dejarlo' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

const GROWTH = /^Hasta 120,00 € más si se cobra otro mes/;

test('P9 a decision that two persons make because it can grow says by how much', async () => {
  renderAt('/case', <Shown of={growing({})} />);
  await user.click(await screen.findByRole('radio'));
  expect(await screen.findByText(GROWTH)).toBeVisible();
  expect(screen.getByText('Más de 500,00 €: deciden dos personas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proponer la decisión' })).toBeVisible();
});

test.each([
  { availableActs: ['CONFIRM', 'RETURN'], obstacle: null },
  { availableActs: [], obstacle: 'PROPOSED' },
])('P9 the second person reads it before confirming: $availableActs', async (viewer) => {
  const pending = {
    remedy: 'FULL_REFUND',
    amountCents: 45_000,
    ground: 'EVIDENCE_PROVES',
    reasons: WORDS,
    proposedByName: 'Rosa',
  };
  renderAt('/case', <Shown of={growing({ ...viewer, pending })} />);
  expect(await screen.findByText(GROWTH)).toBeVisible();
});
