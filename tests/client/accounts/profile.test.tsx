import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxZoomOf, squareOf, withinFrame } from '../../../client/features/accounts/profile/avatar/crop-area';
import { phoneText } from '../../../client/ui/display/phone-text';
import { useLanguage } from '../support/render';
import { NO_REVIEWS, openProfile, viewerOf } from '../support/profile';

beforeEach(() => useLanguage('es', ['profile', 'domain', 'nav']));

const own = (change = {}) => ({ OwnProfile: () => ({ viewer: viewerOf(change) }) });
const address = () => screen.getByTestId('address').textContent;

describe('PRF-1 P10 the profile form', () => {
  test('sends what was typed and disables the save button once it is saved', async () => {
    const { callsOf } = await openProfile('/profile/edit', {
      ...own(),
      UpdateProfile: ({ input }) => ({
        updateProfile: { viewer: viewerOf({ ...(input as unknown as object), displayName: null }) },
      }),
    });
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Dónde vives/), 'Getafe');
    await userEvent.click(screen.getByLabelText('catalán'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(callsOf('UpdateProfile')).toEqual([
      { input: { displayName: '', bio: '', city: 'Getafe', languages: ['ES', 'CA'] } },
    ]);
    expect(screen.getByLabelText(/Dónde vives/)).toHaveValue('Getafe');
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  });

  test('P15 a host states whether they rent out professionally; an error is shown at the question', async () => {
    const { callsOf } = await openProfile('/profile/edit', {
      ...own({ isTrader: true }),
      OwnTraderDetails: () => ({
        viewer: { ...viewerOf(), email: 'marta@example.test', fullName: 'Marta Ruiz', traderDetails: null },
      }),
      UpdateProfile: () => ({ fields: [{ path: 'isTrader', code: 'TRADER_BY_TAX_PROFILE' }] }),
    });
    const question = within(screen.getByRole('group', { name: /Cómo alquilas/ }));
    expect(question.getByRole('radio', { name: /^Profesional \(persona o empresa\)/ })).toBeChecked();
    await userEvent.click(question.getByRole('radio', { name: /^Particular/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(
      /Tienes un espacio publicado como empresa/,
    );
    expect(callsOf('UpdateProfile')[0]).toMatchObject({ input: { isTrader: false } });
    expect(screen.getByRole('group', { name: /Cómo alquilas/ })).toHaveAccessibleDescription(
      /Cambia antes su situación fiscal/,
    );
  });

  test('does not ask a renter how they rent out', async () => {
    await openProfile('/profile/edit', own());
    expect(screen.queryByRole('group', { name: /Cómo alquilas/ })).not.toBeInTheDocument();
  });

  test('shows each error at its field and in the summary, and keeps what was typed', async () => {
    await openProfile('/profile/edit', {
      ...own(),
      UpdateProfile: () => ({
        fields: [
          { path: 'displayName', code: 'DISPLAY_NAME_LENGTH', params: { min: 2, max: 40 } },
          { path: 'city', code: 'CONTACT_DATA' },
        ],
      }),
    });
    await userEvent.type(screen.getByLabelText(/Cómo quieres que te llamen/), 'M');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Usa entre 2 y 40 caracteres.', 'Aquí no puede haber teléfonos, correos ni enlaces.']);
    expect(screen.getByLabelText(/Cómo quieres que te llamen/)).toBeInvalid();
    expect(screen.getByLabelText(/Cómo quieres que te llamen/)).toHaveValue('M');
    expect(screen.getByLabelText(/Dónde vives/)).toBeInvalid();
  });

  test('reports a request without an answer and keeps what was typed', async () => {
    await openProfile('/profile/edit', own());
    await userEvent.type(screen.getByLabelText(/Cuéntanos algo/), 'Hola');
    expect(screen.getByText('4 de 500')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/Cuéntanos algo/)).toHaveValue('Hola');
  });

  test('asks for confirmation before unsaved changes are discarded', async () => {
    await openProfile('/profile/edit', own());
    await userEvent.click(screen.getByRole('link', { name: 'Preferencias' }));
    await waitFor(() => expect(address()).toBe('/profile/edit?section=preferences'));
    await userEvent.click(screen.getByRole('link', { name: 'Perfil' }));
    await userEvent.type(await screen.findByLabelText(/Dónde vives/), 'G');
    await userEvent.click(screen.getByRole('link', { name: 'Preferencias' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    expect(address()).toBe('/profile/edit');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText(/Dónde vives/)).toHaveValue('G');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Preferencias' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(address()).toBe('/profile/edit?section=preferences'));
  });
});

describe('P8 phone verification', () => {
  test('a number is verified by the code sent to it', async () => {
    let phone: string | null = null;
    const { callsOf } = await openProfile('/profile/edit', {
      OwnProfile: () => ({ viewer: viewerOf({ phone }) }),
      RequestPhoneCode: () => ({
        requestPhoneCode: {
          __typename: 'RequestPhoneCodePayload',
          phone: '+34612345678',
          expiresAt: new Date().toISOString(),
          retryAfterSeconds: 30,
        },
      }),
      ConfirmPhone: ({ code }) => {
        if (code !== '123456') return { fields: [{ path: 'code', code: 'CODE_INVALID' }] };
        phone = '+34612345678';
        return {
          confirmPhone: {
            viewer: { __typename: 'Viewer', id: 'vwr_marta', userId: 'usr_marta', phone, badges: ['EMAIL', 'PHONE'] },
          },
        };
      },
    });
    await userEvent.type(screen.getByLabelText('Teléfono móvil'), '612 345 678');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText('Hemos enviado un SMS con un código a +34 612 345 678.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar otro código' })).toBeDisabled();
    const field = screen.getByLabelText('Código de 6 cifras');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '000000' } });
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText('El código no es correcto.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Código de 6 cifras'), { target: { value: '123 456' } });
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText('Verificado')).toBeVisible();
    expect(screen.getByText('+34 612 345 678')).toBeVisible();
    expect(callsOf('ConfirmPhone')).toEqual([{ code: '000000' }, { code: '123456' }]);
  });

  test('a reload goes on with the code that was sent, without taking the focus; another number starts with that one', async () => {
    const answers = {
      ...own(),
      RequestPhoneCode: () => ({
        requestPhoneCode: {
          __typename: 'RequestPhoneCodePayload',
          phone: '+34612345678',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
          retryAfterSeconds: 30,
        },
      }),
    };
    await openProfile('/profile/edit', answers);
    await userEvent.type(screen.getByLabelText('Teléfono móvil'), '612 345 678');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    await screen.findByLabelText('Código de 6 cifras');
    cleanup();
    await openProfile('/profile/edit', answers);
    expect(await screen.findByLabelText('Código de 6 cifras')).not.toHaveFocus();
    expect(screen.getByRole('button', { name: 'Enviar otro código' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Usar otro número' }));
    expect(await screen.findByLabelText('Teléfono móvil')).toHaveValue('+34612345678');
    cleanup();
    await openProfile('/profile/edit', answers);
    expect(await screen.findByLabelText('Teléfono móvil')).toHaveValue('');
  });

  test('a number that cannot be removed is still shown, with the reason in the dialog', async () => {
    await openProfile('/profile/edit', own({ phone: '+34612345678' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    const dialog = screen.getByRole('dialog', { name: '¿Quitar tu teléfono?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión con Hueco.');
    expect(dialog).toBeVisible();
  });

  test('a number that cannot receive messages is reported at its field', async () => {
    await openProfile('/profile/edit', {
      ...own(),
      RequestPhoneCode: () => ({ fields: [{ path: 'phone', code: 'PHONE_INVALID' }] }),
    });
    await userEvent.type(screen.getByLabelText('Teléfono móvil'), '912');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText(/Escribe un teléfono móvil válido/)).toBeVisible();
    expect(screen.getByLabelText('Teléfono móvil')).toBeInvalid();
  });

  test('phoneText groups Spanish numbers in threes and leaves others unchanged', () => {
    expect([phoneText('+34612345678'), phoneText('+447911123456')]).toEqual(['+34 612 345 678', '+447911123456']);
  });
});

describe('P1.4 notifications', () => {
  test('a browser without push support shows why it cannot be notified', async () => {
    await openProfile('/profile/edit?section=notifications', own());
    const panel = within(screen.getByRole('region', { name: 'En este dispositivo' }));
    expect(await panel.findByText(/Este navegador no admite avisos/)).toBeVisible();
    expect(panel.queryByRole('switch')).not.toBeInTheDocument();
  });

  test('push notifications are turned on and off for this device', async () => {
    let isKnown = false;
    let subscription: object | null = null;
    const made = {
      endpoint: 'https://push.example.com/1',
      toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    subscription = made;
    const subscribe = vi.fn(async () => (subscription = made));
    const worker = { pushManager: { getSubscription: async () => subscription, subscribe } };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => worker, ready: Promise.resolve(worker) },
    });
    try {
      const answer = (pushDeviceCount: number) => ({
        viewer: { __typename: 'Viewer', id: 'vwr_marta', pushDeviceCount },
      });
      const { callsOf } = await openProfile('/profile/edit?section=notifications', {
        ...own(),
        PushKey: () => ({ pushKey: 'public' }),
        // The server ended the subscription of an earlier session, which the browser still has.
        PushSubscribed: () => ({ isSubscribedToPush: isKnown }),
        SubscribeToPush: () => {
          isKnown = true;
          return { subscribeToPush: { __typename: 'SubscribeToPushPayload', ...answer(1) } };
        },
        UnsubscribeFromPush: () => ({
          unsubscribeFromPush: { __typename: 'UnsubscribeFromPushPayload', ...answer(0) },
        }),
      });
      expect(screen.queryByRole('columnheader', { name: 'En el dispositivo' })).not.toBeInTheDocument();
      const panel = within(screen.getByRole('region', { name: 'En este dispositivo' }));
      const here = await panel.findByRole('switch', { name: 'Recibir avisos en este dispositivo' });
      await waitFor(() => expect(here).toBeEnabled());
      expect(here).not.toBeChecked();
      await userEvent.click(here);
      await waitFor(() => expect(here).toBeChecked());
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public' });
      expect(screen.getByRole('columnheader', { name: 'En el dispositivo' })).toBeVisible();
      await waitFor(() => expect(here).toBeEnabled());
      await userEvent.click(here);
      await waitFor(() => expect(here).not.toBeChecked());
      expect(callsOf('SubscribeToPush')).toEqual([
        { input: { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'secret' } },
      ]);
      expect(callsOf('UnsubscribeFromPush')).toEqual([{ input: { endpoint: 'https://push.example.com/1' } }]);
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });

  test('quiet hours are set and removed, each change saved at once', async () => {
    let quietHours: object | null = null;
    const { callsOf } = await openProfile('/profile/edit?section=notifications', {
      ...own(),
      SaveQuietHours: ({ input }) => {
        const wanted = (input as unknown as { quietHours: object | null }).quietHours;
        quietHours = wanted && { __typename: 'QuietHours', ...wanted };
        return {
          saveQuietHours: {
            __typename: 'SaveQuietHoursPayload',
            viewer: { __typename: 'Viewer', id: 'vwr_marta', quietHours },
          },
        };
      },
    });
    const panel = within(screen.getByRole('region', { name: 'Horas de silencio' }));
    const silence = panel.getByRole('switch', { name: 'Guardar silencio a unas horas' });
    await userEvent.click(silence);
    await userEvent.selectOptions(await panel.findByLabelText('Desde las'), '23:00');
    expect(panel.getByLabelText('Hasta las')).toHaveValue('8');
    expect(await panel.findByText('Guardado')).toBeVisible();
    await userEvent.click(silence);
    await waitFor(() => expect(panel.queryByLabelText('Desde las')).not.toBeInTheDocument());
    expect(callsOf('SaveQuietHours')).toEqual([
      { input: { quietHours: { fromHour: 22, toHour: 8 } } },
      { input: { quietHours: { fromHour: 23, toHour: 8 } } },
      { input: { quietHours: null } },
    ]);
  });

  test('each choice is saved at once; essential notifications cannot be turned off', async () => {
    const viewer = viewerOf();
    const { callsOf } = await openProfile('/profile/edit?section=notifications', {
      OwnProfile: () => ({ viewer }),
      SaveNotificationPreferences: ({ input }) => {
        const [choice] = (input as unknown as { preferences: { group: string; channel: string; isOn: boolean }[] })
          .preferences;
        const after = viewer.notificationPreferences.map((one) =>
          one.group === choice?.group && one.channel === choice.channel ? { ...one, isOn: choice.isOn } : one,
        );
        return {
          saveNotificationPreferences: {
            viewer: { __typename: 'Viewer', id: 'vwr_marta', notificationPreferences: after },
          },
        };
      },
    });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('checkbox', { name: 'Novedades: Por correo' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Imprescindibles: Por correo' })).toBeNull();
    expect(screen.getByText('Siempre activo')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Novedades: Por correo' }));
    expect(screen.getByRole('checkbox', { name: 'Novedades: Por correo' })).toBeChecked();
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(callsOf('SaveNotificationPreferences')).toEqual([
      { input: { preferences: [{ group: 'NEWS', channel: 'EMAIL', isOn: true }] } },
    ]);
  });

  test('a choice whose save fails is reverted', async () => {
    await openProfile('/profile/edit?section=notifications', own());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Reservas: Por correo' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Reservas: Por correo' })).toBeChecked());
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  test('NOT-8 the sound of the bell is turned off and on for this device', async () => {
    await openProfile('/profile/edit?section=notifications', own());
    const sound = screen.getByRole('switch', { name: 'Suena con cada notificación nueva' });
    expect(sound).toBeChecked();
    await userEvent.click(sound);
    expect(sound).not.toBeChecked();
    expect(localStorage.getItem('hueco_notification_sound')).toBe('false');
    await userEvent.click(sound);
    expect(sound).toBeChecked();
    expect(localStorage.getItem('hueco_notification_sound')).toBeNull();
  });
});

describe('THM-1 I18-1 preferences', () => {
  test('the theme is stored on the device; the language is also saved for e-mails', async () => {
    const { callsOf } = await openProfile('/profile/edit?section=preferences', {
      UpdateProfile: ({ input }) => ({ updateProfile: { viewer: viewerOf({ ...(input as unknown as object) }) } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Oscuro' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Como el dispositivo' }));
    expect(localStorage.getItem('theme')).toBe('system');
    await userEvent.click(screen.getByRole('button', { name: /Inglés|English/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
    expect(callsOf('UpdateProfile')).toEqual([{ input: { locale: 'EN' } }]);
  });
});

describe('P10 the public profile', () => {
  const person = {
    __typename: 'User',
    id: 'usr_9',
    displayName: 'Lucía M.',
    initials: 'LM',
    bio: '',
    city: 'Madrid',
    languages: ['ES', 'EN'],
    badges: ['EMAIL', 'IDENTITY'],
    memberSince: '2025-05-10T10:00:00.000Z',
    isTrader: false,
    isFeaturedHost: false,
    responseTime: 'FEW_HOURS',
    responseRatePercent: 96,
    avatar: null,
    asHost: null,
    asRenter: null,
    hostReviews: NO_REVIEWS,
    renterReviews: NO_REVIEWS,
    spaces: {
      __typename: 'HostSpacesConnection',
      totalCount: 0,
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  };

  test('shows what is known and nothing else', async () => {
    await openProfile('/profile/usr_9', { PublicProfile: () => ({ user: person }) }, { isSignedIn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lucía M.');
    for (const text of [
      'Vive en Madrid',
      'Habla español e inglés',
      'En Hueco desde mayo de 2025',
      'Correo confirmado',
      'Identidad verificada',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const details = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(details).not.toContain('Teléfono verificado');
    expect(screen.queryByText(/espacios publicados|Alquila como/)).toBeNull();
    expect(screen.getByText('Todavía no tiene reseñas.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Editar mi perfil' })).toBeNull();
  });

  test("links to its editor only from one's own profile", async () => {
    await openProfile('/profile/usr_marta', { PublicProfile: () => ({ user: { ...person, id: 'usr_marta' } }) });
    expect(screen.getByRole('link', { name: 'Editar mi perfil' })).toHaveAttribute('href', '/profile/edit');
  });

  test('shows "not found" for an unknown user', async () => {
    await openProfile('/profile/usr_x', { PublicProfile: () => ({ user: null }) }, { isSignedIn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos a esta persona');
  });
});

describe('P10 the crop frame of a picture', () => {
  test('limits the zoom to the minimum size that the server accepts', () => {
    expect(maxZoomOf({ width: 1200, height: 800 })).toBe(4);
    expect(maxZoomOf({ width: 300, height: 900 })).toBe(1.5);
    expect(maxZoomOf({ width: 200, height: 200 })).toBe(1);
  });

  test('keeps the picture covering the frame', () => {
    const [shown, frame] = [
      { width: 540, height: 360 },
      { width: 360, height: 360 },
    ];
    expect(withinFrame({ x: 500, y: 50 }, shown, frame, 1)).toEqual({ x: 90, y: 0 });
    expect(withinFrame({ x: -500, y: -500 }, shown, frame, 2)).toEqual({ x: -360, y: -180 });
    expect(withinFrame({ x: 5, y: 5 }, shown, frame, 2)).toEqual({ x: 5, y: 5 });
  });

  test('is rounded to whole pixels inside the picture', () => {
    const natural = { width: 1200, height: 800 };
    expect(squareOf({ x: 400.4, y: -0.3, width: 800.2, height: 799.8 }, natural)).toEqual({ x: 400, y: 0, size: 800 });
    expect(squareOf({ x: 900.6, y: 500.7, width: 300, height: 300 }, natural)).toEqual({ x: 900, y: 500, size: 300 });
  });
});
