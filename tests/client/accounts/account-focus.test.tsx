import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_REVIEWS, openProfile, viewerOf } from '../support/profile';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['profile', 'domain', 'nav', 'security', 'accounts']));

const sent = {
  __typename: 'RequestPhoneCodePayload',
  phone: '+34612345678',
  expiresAt: new Date().toISOString(),
  retryAfterSeconds: 30,
};

describe('P8 phone verification', () => {
  test('P8 a rejected code moves the focus back to its field', async () => {
    await openProfile('/profile/edit', {
      OwnProfile: () => ({ viewer: viewerOf() }),
      RequestPhoneCode: () => ({ requestPhoneCode: sent }),
      ConfirmPhone: () => ({ fields: [{ path: 'code', code: 'CODE_INVALID' }] }),
    });
    await userEvent.type(screen.getByLabelText('Teléfono móvil'), '612345678');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    fireEvent.change(await screen.findByLabelText('Código de 6 cifras'), { target: { value: '000000' } });
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    await screen.findByText('El código no es correcto.');
    expect(screen.getByLabelText('Código de 6 cifras')).toHaveFocus();
  });

  test('P8 the public profile shows the badge of a newly verified phone', async () => {
    let badges = ['EMAIL'];
    const person = {
      __typename: 'User',
      id: 'usr_marta',
      displayName: 'Marta R.',
      initials: 'MR',
      bio: '',
      city: null,
      languages: ['ES'],
      memberSince: '2025-05-10T10:00:00.000Z',
      isTrader: false,
      isFeaturedHost: false,
      responseTime: null,
      responseRatePercent: null,
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
    await openProfile('/profile/usr_marta', {
      PublicProfile: () => ({ user: { ...person, badges } }),
      OwnProfile: () => ({ viewer: viewerOf() }),
      RequestPhoneCode: () => ({ requestPhoneCode: sent }),
      ConfirmPhone: () => {
        badges = ['EMAIL', 'PHONE'];
        return {
          confirmPhone: {
            viewer: { __typename: 'Viewer', id: 'vwr_marta', userId: 'usr_marta', phone: '+34612345678', badges },
          },
        };
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Editar mi perfil' }));
    await userEvent.type(await screen.findByLabelText('Teléfono móvil'), '612345678');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }));
    fireEvent.change(await screen.findByLabelText('Código de 6 cifras'), { target: { value: '123456' } });
    await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    // The form has been removed, so the focus moves to the element that replaces it.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cambiar' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Ver mi perfil público' }));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Teléfono verificado'),
    );
  });
});

describe('P1.4 notifications', () => {
  test('P1.4 a choice whose save fails clears the "saved" message of the choice before it', async () => {
    const viewer = viewerOf();
    let isFirst = true;
    await openProfile('/profile/edit?section=notifications', {
      OwnProfile: () => ({ viewer }),
      SaveNotificationPreferences: () => {
        if (!isFirst) return { fields: [] };
        isFirst = false;
        return {
          saveNotificationPreferences: {
            viewer: {
              __typename: 'Viewer',
              id: 'vwr_marta',
              notificationPreferences: viewer.notificationPreferences,
            },
          },
        };
      },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Novedades: Por correo' }));
    await screen.findByText('Guardado');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Reservas: Por correo' }));
    await screen.findByText('Revisa los datos marcados.');
    expect(screen.queryByText('Guardado')).toBeNull();
  });
});

describe('ACC-2 account security', () => {
  const security = {
    OwnProfile: () => ({ viewer: viewerOf() }),
    Security: () => ({
      viewer: {
        __typename: 'Viewer',
        id: 'vwr_marta',
        email: 'marta@correo.es',
        pendingEmail: null,
        hasSecondFactor: false,
        mustAddSecondFactor: false,
        recoveryCodesLeft: 0,
      },
    }),
    MySessions: () => ({ mySessions: [] }),
  };
  const panel = (name: string) => within(screen.getByRole('region', { name }));

  test('ACC-2 two open forms have distinct field ids and links to their own fields', async () => {
    await openProfile('/profile/edit?section=security', security);
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar correo' }));
    const ids = [...document.querySelectorAll('[id^="field-"]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // An error's link leads to the field of its own form.
    await userEvent.click(panel('Correo electrónico').getByRole('button', { name: 'Enviar enlace' }));
    const summary = await panel('Correo electrónico').findByRole('alert');
    await userEvent.click(within(summary).getByRole('link', { name: 'Rellena este dato.' }));
    expect(panel('Correo electrónico').getByLabelText('Contraseña actual')).toHaveFocus();
  });

  test('ACC-2 an opened form takes the focus and returns it to its button when cancelled', async () => {
    await openProfile('/profile/edit?section=security', security);
    for (const [name, button, first] of [
      ['Contraseña', 'Cambiar contraseña', 'Contraseña actual'],
      ['Correo electrónico', 'Cambiar correo', 'Correo nuevo'],
      ['Verificación en dos pasos', 'Activar', 'Contraseña actual'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(panel(name).getByLabelText(first)).toHaveFocus();
      await userEvent.click(panel(name).getByRole('button', { name: 'Cancelar' }));
      expect(screen.getByRole('button', { name: button })).toHaveFocus();
    }
  });
});
