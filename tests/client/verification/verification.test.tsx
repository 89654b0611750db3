import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Observable, Subject } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VerifyIdentityPage } from '../../../client/features/verification/pages/VerifyIdentityPage';
import { AuthProvider } from '../../../client/session/AuthProvider';
import { VerificationStatus } from '../../../server/features/verification/verification.enums';
import { canStart } from '../../../server/features/verification/verification.state-machine';
import { renderAt, useLanguage } from '../support/render';
import { createSessions } from '../support/sessions';

const latest = (change: object = {}) => ({
  __typename: 'Verification',
  id: 'ver_1',
  kind: 'IDENTITY',
  status: 'PENDING',
  documentType: 'DNI',
  documentCountry: 'ES',
  documentLast4: '678Z',
  documentExpiresOn: '2031-05-01',
  fullName: 'Marta Ruiz',
  birthDate: '1988-04-12',
  rejectReason: null,
  rejectAdvice: 'Falta una parte. Encuadra el documento entero.',
  note: '',
  submittedAt: null,
  dueAt: null,
  decidedAt: null,
  missingSides: ['FRONT', 'BACK'],
  appointment: null,
  files: [],
  ...change,
});
type StateChange = Record<string, unknown> & { status?: keyof typeof VerificationStatus; attemptsLeft?: number };
const verificationState = (change: StateChange = {}) => ({
  __typename: 'VerificationStanding',
  status: 'NOT_STARTED',
  hasLapsed: change.status === 'REJECTED' || change.status === 'EXPIRED',
  verifiedAt: null,
  attemptsLeft: 5,
  nextAttemptAt: null,
  canStart: canStart(
    { status: VerificationStatus[change.status ?? 'NOT_STARTED'], documentExpiresOn: '2031-05-01' },
    change.attemptsLeft ?? 5,
    '2027-03-02',
  ),
  canMeet: false,
  latest: null,
  ...change,
});
const appointment = {
  __typename: 'VideoAppointment',
  id: 'vap_1',
  startsAt: '2027-03-04T09:30:00Z',
  link: 'https://meet.example.test/abc',
};
const free = (id: string, startsAt: string) => ({ __typename: 'FreeAppointment', id, startsAt });
const times = [free('vap_1', '2027-03-04T09:30:00Z'), free('vap_2', '2027-07-05T15:00:00Z')];
const rules = {
  __typename: 'VerificationRules',
  minBytes: 100_000,
  maxBytes: 10_485_760,
  minLongSide: 1000,
  reviewHours: 48,
  attempts: 5,
  attemptDays: 30,
  filesKeptDays: 30,
  documents: [
    { __typename: 'DocumentRule', type: 'DNI', kind: 'IDENTITY', sides: ['FRONT', 'BACK'], countries: ['ES'] },
    { __typename: 'DocumentRule', type: 'PASSPORT', kind: 'IDENTITY', sides: ['FRONT'], countries: ['DE', 'ES', 'FR'] },
  ],
};
const overview = (identity: object, host: { viewer?: object; verification?: object; spaces?: object[] } = {}) => ({
  viewer: {
    __typename: 'Viewer',
    id: 'usr_1',
    email: 'marta@correo.es',
    fullName: 'Marta Ruiz',
    isTrader: null,
    traderDetails: null,
    hostData: null,
    ...host.viewer,
    verification: {
      __typename: 'VerificationOverview',
      level: 1,
      topLevel: host.viewer && 'isTrader' in host.viewer && host.viewer.isTrader ? 5 : 4,
      isEmailVerified: true,
      isPhoneVerified: true,
      isIdentityRequired: false,
      hasTaxDetails: false,
      hasPayoutAccount: false,
      ...host.verification,
      identity,
      spaces: host.spaces ?? [],
    },
  },
  verificationRules: rules,
});

interface Refusal {
  readonly code: string;
  readonly fields?: readonly object[];
}

const inReview = (change: object = {}) => ({ verification: latest({ status: 'IN_REVIEW', ...change }) });
const ANSWERS: Readonly<Record<string, object>> = {
  StartVerification: { startVerification: { verification: latest() } },
  SubmitVerification: { submitVerification: inReview() },
  FreeAppointments: { freeAppointments: times },
  BookAppointment: { bookAppointment: inReview({ appointment }) },
  GiveUpAppointment: { giveUpAppointment: { appointments: [] } },
};

/** Renders the page with a fake server, which returns the overviews one by one and then repeats the last. */
async function open(
  path: string,
  overviews: object[],
  refusals: Record<string, Refusal> = {},
  host: Parameters<typeof overview>[1] = {},
) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const bell = new Subject<{ data: object }>();
  const queue = [...overviews];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'NotificationChanged') return bell.subscribe(observer as never);
        asked.push({ name: operationName, variables });
        const refused = refusals[operationName];
        if (refused)
          observer.next({ data: null, errors: [new GraphQLError('refused', { extensions: { ...refused } })] });
        else if (operationName === 'VerificationOverview')
          observer.next({ data: overview((queue.length > 1 ? queue.shift() : queue[0]) ?? {}, host) });
        else observer.next({ data: ANSWERS[operationName] ?? {} });
        return observer.complete();
      }),
  );
  const { client: session } = createSessions();
  await session.signIn({ email: 'marta@correo.es', password: 'una-clave-larga' });
  renderAt(
    path,
    <AuthProvider client={session}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <VerifyIdentityPage />
      </ApolloProvider>
    </AuthProvider>,
  );
  const ring = (type: string) => {
    const notification = {
      __typename: 'Notification',
      id: 'ntf_1',
      type,
      icon: 'VERIFIED',
      title: '',
      message: '',
      path: '/verify-identity',
      read: false,
      createdAt: '2027-03-03T10:00:00Z',
    };
    bell.next({ data: { notificationChanged: { __typename: 'NotificationChange', kind: 'INSERTED', notification } } });
  };
  return { asked, ring };
}

/** An XMLHttpRequest controlled by the test. */
class FakeUpload {
  static last: FakeUpload;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  url = '';
  constructor() {
    FakeUpload.last = this;
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => useLanguage('es', ['verification']));

describe('P8 verification levels', () => {
  test('show the reason of a rejection, the note and the attempts left', async () => {
    await open('/verify-identity', [
      verificationState({
        status: 'REJECTED',
        attemptsLeft: 4,
        latest: latest({ status: 'REJECTED', rejectReason: 'CROPPED', note: 'Falta la esquina.' }),
      }),
    ]);
    expect(await screen.findByText('Falta una parte. Encuadra el documento entero.')).toBeVisible();
    expect(screen.getByText('Nota del equipo: Falta la esquina.')).toBeVisible();
    expect(screen.getByText('Te quedan 4 intentos.')).toBeVisible();
    const again = screen.getByRole('link', { name: 'Volver a intentarlo' });
    expect(again).toHaveAttribute('href', '/verify-identity?view=identity');
    // Where nobody has to verify the identity, it opens no instant booking, nor the phone publishing.
    for (const gain of ['Un distintivo en tu perfil.', 'Para escribir a más personas.']) screen.getByText(gain);
  });

  test('show the day of the next attempt and a contact link when none is left', async () => {
    await open('/verify-identity', [
      verificationState({
        status: 'REJECTED',
        attemptsLeft: 0,
        nextAttemptAt: '2027-04-01T09:55:00Z',
        latest: latest({ status: 'REJECTED', rejectReason: 'BLURRED' }),
      }),
    ]);
    expect(
      await screen.findByText(/Has agotado los intentos\. Podrás volver a intentarlo el 1 de abril/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir al equipo' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: 'Volver a intentarlo' })).toBeNull();
  });

  test('show when a decision is due, and that it is late after that', async () => {
    const inReview = (dueAt: string) =>
      verificationState({
        status: 'IN_REVIEW',
        latest: latest({ status: 'IN_REVIEW', submittedAt: '2027-03-02T09:55:00Z', dueAt, missingSides: [] }),
      });
    vi.setSystemTime('2027-03-03T10:00:00Z');
    await open('/verify-identity', [inReview('2027-03-04T09:55:00Z')]);
    expect(await screen.findByText(/Respondemos antes del 4 de marzo/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /identidad/ })).toBeNull();
    vi.setSystemTime('2027-03-05T10:00:00Z');
    await open('/verify-identity', [inReview('2027-03-04T09:55:00Z')]);
    expect(await screen.findByText(/Vamos con retraso/)).toBeVisible();
  });
});

describe('P8 2b a video call in place of document photos', () => {
  const unread = verificationState({
    status: 'REJECTED',
    attemptsLeft: 4,
    canMeet: true,
    latest: latest({ status: 'REJECTED', rejectReason: 'BLURRED' }),
  });

  const agreed = verificationState({ status: 'IN_REVIEW', latest: latest({ status: 'IN_REVIEW', appointment }) });
  test('is booked by one click and then shown with its time and link', async () => {
    const { asked } = await open('/verify-identity', [unread, agreed]);
    fireEvent.click(await screen.findByRole('button', { name: 'Reservar una videollamada' }));
    const free = await screen.findByRole('list', { name: 'Horas libres' });
    expect(
      within(free)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['jueves, 4 de marzo, 10:30', 'lunes, 5 de julio, 17:00']);
    fireEvent.click(within(free).getByRole('button', { name: /4 de marzo/ }));
    expect(await screen.findByText(/^Videollamada el 4 de marzo\D+10:30. Ten tu documento a mano/)).toBeVisible();
    expect(asked.find(({ name }) => name === 'BookAppointment')?.variables).toEqual({
      input: { appointmentId: 'vap_1' },
    });
    expect(screen.getByRole('link', { name: 'Entrar en la videollamada' })).toHaveAttribute('href', appointment.link);
    expect(screen.getByRole('button', { name: 'Elegir otra hora' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Horas libres' })).toBeNull();
  });

  test('is cancelled after confirmation', async () => {
    vi.setSystemTime('2027-03-03T10:00:00Z');
    await open('/verify-identity', [agreed, unread]);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar la videollamada' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sí, cancelarla' }));
    expect(await screen.findByRole('button', { name: 'Reservar una videollamada' })).toBeVisible();
  });

  test('is not booked when the slot is taken, and the slots are reloaded', async () => {
    const { asked } = await open('/verify-identity', [unread], { BookAppointment: { code: 'APPOINTMENT_TAKEN' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Reservar una videollamada' }));
    fireEvent.click(await screen.findByRole('button', { name: /4 de marzo/ }));
    await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'FreeAppointments')).toHaveLength(2));
    expect(await screen.findByRole('list', { name: 'Horas libres' })).toBeVisible();
  });

  test('is not offered when the photos were rejected for another reason', async () => {
    const forged = latest({ status: 'REJECTED', rejectReason: 'SUSPECTED_FRAUD' });
    await open('/verify-identity', [verificationState({ status: 'REJECTED', attemptsLeft: 4, latest: forged })]);
    await screen.findByText('Te quedan 4 intentos.');
    expect(screen.queryByRole('button', { name: 'Reservar una videollamada' })).toBeNull();
  });
});

describe('P8 levels 4 and 5 of hosts', () => {
  const hostData = { __typename: 'HostDataReminder', dueAt: '2027-05-01T09:55:00Z', unlistedAt: null };

  test.each([
    [
      'leads a private host to the tax data, and says until when the spaces show',
      { viewer: { isTrader: false, hostData }, verification: { hasPayoutAccount: true } },
      ['Completar datos fiscales', '/profile/edit#tax'],
      'Desde el 1 de mayo de 2027 tus anuncios no se verán sin ello.',
    ],
    [
      'leads a professional to their details, and says that nothing shows',
      { viewer: { isTrader: true, hostData: { ...hostData, unlistedAt: hostData.dueAt } } },
      ['Completar mis datos', '/profile/edit#trader'],
      'Tus anuncios no se ven hasta que lo completes.',
    ],
    [
      'leads to the account once the tax data is there',
      { viewer: { isTrader: false }, verification: { hasTaxDetails: true } },
      ['Completar cuenta de cobro', '/dashboard?mode=host&tab=earnings'],
      'Tenemos tu NIF y tu domicilio. Falta completar tu cuenta de cobro.',
    ],
  ] as const)('%s', async (_, host, [action, href], text) => {
    const place = { title: 'Trastero', city: 'Madrid', coverPhoto: null };
    const space = { __typename: 'Space', id: 'spc_1', isVerified: false, ...place };
    const spaces = [verificationState({ space })];
    await open('/verify-identity', [verificationState()], {}, { ...host, spaces });
    const row = (await screen.findByRole('heading', { name: 'Cobros e impuestos' })).closest('li') as HTMLElement;
    expect(within(row).getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(within(row).getByText(text)).toBeVisible();
    expect(screen.getByText(`Nivel 1 de ${host.viewer.isTrader ? 5 : 4}`)).toBeVisible();
  });
});

test('P8 N-V01 updates the open page when a notification of a decision arrives', async () => {
  const submitted = { submittedAt: '2027-03-02T09:55:00Z', missingSides: [] };
  const { ring } = await open('/verify-identity', [
    verificationState({
      status: 'IN_REVIEW',
      latest: latest({ status: 'IN_REVIEW', dueAt: '2099-03-04T09:55:00Z', ...submitted }),
    }),
    verificationState({
      status: 'APPROVED',
      verifiedAt: '2027-03-03T10:00:00Z',
      latest: latest({ status: 'APPROVED', ...submitted }),
    }),
  ]);
  await screen.findByText('En revisión');
  act(() => ring('BOOKING_DECLINED'));
  expect(screen.getByText('En revisión')).toBeVisible();
  act(() => ring('VERIFICATION_APPROVED'));
  expect(await screen.findByText(/Tu documento vale hasta el 1 de mayo de 2031/)).toBeVisible();
});

describe('P8 data of a document', () => {
  async function toDetails(type: RegExp): Promise<void> {
    fireEvent.click(await screen.findByRole('radio', { name: type }));
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByRole('heading', { name: 'Copia los datos del documento' });
  }

  test('has no country for a DNI; shows server errors at their fields and in the summary', async () => {
    const { asked } = await open('/verify-identity?view=identity', [verificationState()], {
      StartVerification: {
        code: 'VALIDATION_FAILED',
        fields: [
          { path: 'documentNumber', code: 'NIF_INVALID' },
          { path: 'birthDate', code: 'UNDERAGE' },
        ],
      },
    });
    await toDetails(/^DNI/);
    expect(screen.queryByLabelText('País que lo expide')).toBeNull();
    fireEvent.change(screen.getByLabelText('Fecha de nacimiento'), { target: { value: '2015-01-01' } });
    fireEvent.change(screen.getByLabelText('Caduca el'), { target: { value: '2031-05-01' } });
    fireEvent.change(screen.getByLabelText('Número del documento'), { target: { value: '12345678A' } });
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'El NIF/NIE no es correcto: revisa la letra.' })).toBeVisible();
    expect(screen.getByLabelText('Número del documento')).toBeInvalid();
    expect(asked.find(({ name }) => name === 'StartVerification')?.variables['input']).toMatchObject({
      kind: 'IDENTITY',
      documentType: 'DNI',
      country: 'ES',
      fullName: 'Marta Ruiz',
    });
  });

  test('offers countries in the page’s language for a passport, and checks empty fields at once', async () => {
    const { asked } = await open('/verify-identity?view=identity', [verificationState()]);
    await toDetails(/^Pasaporte/);
    const country = screen.getByLabelText('País que lo expide');
    expect(
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elige un país', 'Alemania', 'España', 'Francia']);
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findAllByText('Elige el país del documento.')).not.toHaveLength(0);
    expect(asked.some(({ name }) => name === 'StartVerification')).toBe(false);
  });
});

describe('P8 images of a document', () => {
  const pick = (side: string) => {
    const input = screen.getByRole('region', { name: side }).querySelector('input[type=file]');
    fireEvent.change(input as HTMLInputElement, {
      target: { files: [new File(['x'], 'dni.pdf', { type: 'application/pdf' })] },
    });
  };

  test('shows upload progress, refusal and success', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    const pending = verificationState({ status: 'PENDING', latest: latest() });
    const arrived = latest({
      missingSides: ['BACK'],
      files: [{ __typename: 'VerificationFile', id: 'vfl_1', side: 'FRONT', mime: 'application/pdf', bytes: 240_000 }],
    });
    await open('/verify-identity?view=identity', [pending, verificationState({ status: 'PENDING', latest: arrived })]);
    await screen.findByRole('heading', { name: 'Fotos de tu documento' });
    screen.getByRole('button', { name: 'Elegir archivo: Anverso' }).focus();
    pick('Anverso');
    expect(await screen.findByRole('button', { name: 'Cancelar la subida' })).toHaveFocus();
    await vi.waitFor(() =>
      expect(FakeUpload.last.url).toBe('/uploads/verification-documents?verificationId=ver_1&side=front'),
    );
    act(() => FakeUpload.last.upload.onprogress?.({ loaded: 40, total: 100 }));
    expect(screen.getByRole('progressbar', { name: 'Subiendo Anverso' })).toHaveAttribute('aria-valuenow', '40');
    const field = { path: 'file', code: 'DOCUMENT_SIZE', params: { minKilobytes: 100, maxMegabytes: 10 } };
    const errors = [{ extensions: { code: 'VALIDATION_FAILED', fields: [field] } }];
    await act(async () => FakeUpload.last.answer(422, { errors }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cada imagen debe pesar entre 100 KB y 10 MB.');
    const refused = FakeUpload.last;
    pick('Anverso');
    await vi.waitFor(() => expect(FakeUpload.last).not.toBe(refused));
    await act(async () => FakeUpload.last.answer(201, { file: {} }));
    expect(
      await within(screen.getByRole('region', { name: 'Anverso' })).findByText(/PDF recibido · 240 KB/),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Anverso: Recibido')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Cambiar: Anverso' })).toHaveFocus();
  });

  test('names the side that is missing on submission and leads to its button', async () => {
    await open('/verify-identity?view=identity', [verificationState({ status: 'PENDING', latest: latest() })], {
      SubmitVerification: { code: 'VALIDATION_FAILED', fields: [{ path: 'back', code: 'DOCUMENT_REQUIRED' }] },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar a revisión' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Reverso: Falta este documento.' }));
    expect(screen.getByRole('button', { name: 'Elegir archivo: Reverso' })).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleDescription('Falta este documento.');
  });
});
