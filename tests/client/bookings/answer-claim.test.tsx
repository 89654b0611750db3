import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AnswerPanel } from '../../../client/features/claims/case/AnswerPanel';
import { OutcomePanel } from '../../../client/features/claims/case/OutcomePanel';
import type { ClaimActs } from '../../../client/features/claims/case/use-claim-acts';
import type { ClaimView } from '../../../client/features/claims/case/claim-view';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';
import { fakeUploads } from '../support/uploads';

beforeEach(() => useLanguage('es', ['claims', 'common']));

/** The renter's answer to a host who claims 320 € for a damage, partly covered by the deposit. */
function openAnswer(coveredCents: number, wantedCents = 32_000) {
  const answer = vi.fn<ClaimActs['answer']>();
  const claim = {
    id: 'clm_1',
    side: 'HOST',
    case: 'SPACE_DAMAGED',
    viewerRole: 'OTHER_SIDE',
    wantedRemedy: 'DEPOSIT',
    wantedCents,
    endsBy: null,
    areas: null,
    preview: { remedy: 'DEPOSIT', amountCents: coveredCents, laterCents: 0, isFromGuarantee: false, periods: [] },
    booking: { id: 'bkg_1' },
  } as unknown as ClaimView;
  const acts = { failure: null, isBusy: false, answer } as unknown as ClaimActs;
  renderAt(
    '/',
    <AuthProvider client={createSessions({}, ['RENTER']).client}>
      <AnswerPanel claim={claim} acts={acts} />
    </AuthProvider>,
  );
  return answer;
}

test('P5 a renter who agrees to more than the deposit sees the amount beyond it on the button', async () => {
  const answer = openAnswer(7000);
  await userEvent.click(screen.getByRole('radio', { name: /^Lo veo distinto/ }));
  expect(screen.getByRole('button', { name: 'Enviar respuesta' })).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Estoy de acuerdo ?Pagas 320,00.*, 70,00.*de la fianza/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Aceptar y pagar 320,00/ }));
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ isAgreed: true, agreedCents: 32_000 }));
});

test('P5 agreeing within the deposit sends its amount; disagreeing sends none', async () => {
  const answer = openAnswer(5000, 5000);
  await userEvent.click(screen.getByRole('radio', { name: /^Estoy de acuerdo ?Pagas 50,00.*, 50,00.*de la fianza/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Lo veo distinto ?Cuéntalo y añade tus pruebas$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(answer.mock.calls.map(([{ agreedCents }]) => agreedCents)).toEqual([5000, null]);
});

test('P5 an answer is not sent without a file whose upload failed, until it is uploaded or removed', async () => {
  const uploads = fakeUploads();
  const answer = openAnswer(5000);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, {
    target: { files: [new File(['picture'], 'foto.jpg', { type: 'image/jpeg' })] },
  });
  await waitFor(() => expect(uploads).toHaveLength(1));
  Object.assign(uploads[0] ?? {}, { status: 503 });
  uploads[0]?.answer({});
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Lo veo distinto/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sube otra vez o quita los archivos que han fallado');
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.answer({ evidence: { id: 'evd_1' } });
  const send = screen.getByRole('button', { name: 'Enviar respuesta' });
  await waitFor(() => expect(send).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(send);
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ evidenceIds: ['evd_1'] }));
});

test('P5 the panel of an answer that is sent or left frees its files', async () => {
  const uploads = fakeUploads();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:answer');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  openAnswer(5000);
  const file = new File(['picture'], 'foto.jpg', { type: 'image/jpeg' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(uploads).toHaveLength(1));
  cleanup();
  expect(revoke).toHaveBeenCalledWith('blob:answer');
  expect(uploads[0]?.abort).toHaveBeenCalledOnce();
});

test.each([
  [false, 'Se cobra de la fianza', 'de la fianza'],
  [true, 'La garantía paga los daños', 'de la garantía'],
])(
  'P5 a settled claim on the deposit says who pays it; from the guarantee: %s',
  (isFromGuarantee, heading, whereTo) => {
    const claim = {
      status: 'CLOSED',
      remedy: 'DEPOSIT',
      agreedCents: null,
      decisions: [],
      availableSteps: [],
      closedAt: null,
      endsBy: null,
      preview: { amountCents: 7000, isFromGuarantee },
      booking: { id: 'bkg_1', timeZone: 'Europe/Madrid' },
    } as unknown as ClaimView;
    renderAt('/', <OutcomePanel claim={claim} acts={{} as ClaimActs} />);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(whereTo)).toBeVisible();
  },
);
