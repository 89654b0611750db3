import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WriteRefused } from '../../../client/features/messages/composer/WriteRefused';
import type { Thread_ConversationFragment } from '../../../client/generated/graphql';
import { abilitiesOf, conversationOf, inboxOf, openMessages, personOf } from '../support/messages';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['messages', 'errors']));

test.each([
  ['2027-03-05T11:03:00Z', /no puedes escribir hasta el 5 mar 2027, 12:03\.$/],
  [null, /por ahora no puedes escribir\.$/],
])('P7 a pause of writing says until when: %s', async (pausedUntil, text) => {
  const refusal = { writeRefusal: 'MESSAGES_PAUSED', pausedUntil } as Thread_ConversationFragment['viewerCan'];
  renderAt(
    '/',
    <WriteRefused refusal={refusal} name="Luis M." isBlockedByViewer={false} onUnblock={() => undefined} />,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

test('P7 nobody writes a first message that is refused for sure: the reason stands instead of the composer', async () => {
  const { space } = conversationOf('cnv_lucia');
  const about = { ...space, host: personOf('usr_carlos', 'Carlos M.'), isOwn: false };
  await openMessages('/messages?space=spc_lavapies', {
    Inbox: () => inboxOf([]),
    ConversationAbout: () => ({
      conversationAbout: null,
      space: about,
      newConversationAbilities: abilitiesOf({ writeRefusal: 'EMAIL_NOT_VERIFIED' }),
    }),
  });
  expect(await screen.findByRole('link', { name: 'Ir a mi perfil' })).toHaveAttribute('href', '/profile/edit');
  expect(screen.queryByRole('textbox', { name: 'Escribe un mensaje' })).toBeNull();
});
