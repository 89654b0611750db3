import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ChakraProvider } from '@chakra-ui/react';
import { system } from '../../../client/theme/system';
import { pagePath } from '../../../client/analytics/page-path';
import { SpaceTop } from '../../../client/features/spaces/space-page/components/SpaceTop';
import { HeartButton } from '../../../client/ui/favorites/HeartButton';
import { useFavorites } from '../../../client/ui/favorites/favorites-store';
import type { SpacePage_SpaceFragment } from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

beforeEach(async () => {
  localStorage.clear();
  await useLanguage('es', ['domain', 'space']);
});

function List() {
  return <output>{useFavorites().join(' ')}</output>;
}

const show = () =>
  render(
    <ChakraProvider value={system()}>
      <HeartButton id="spc_a" title="Trastero" />
      <HeartButton id="spc_b" title="Garaje" />
      <List />
    </ChakraProvider>,
  );

test('NAV-6 a favorite is stored in this browser, newest first, and removed again', async () => {
  show();
  const storeroom = screen.getByRole('button', { name: 'Guardar en favoritos: Trastero' });
  await userEvent.click(storeroom);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar en favoritos: Garaje' }));
  expect(screen.getByRole('status')).toHaveTextContent('spc_b spc_a');
  expect(storeroom).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(storeroom);
  expect(screen.getByRole('status')).toHaveTextContent('spc_b');
  expect(JSON.parse(localStorage.getItem('hueco_favorites') ?? '')).toEqual(['spc_b']);
});

test('invalid stored favorites are ignored', () => {
  localStorage.setItem('hueco_favorites', '{broken');
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('P10 a visitor saves and removes a space on its page', async () => {
  renderAt(
    '/space/spc_a',
    <SpaceTop
      space={{ id: 'spc_a', title: 'Trastero', city: 'Madrid', district: 'Centro' } as SpacePage_SpaceFragment}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(localStorage.getItem('hueco_favorites')).toBe('["spc_a"]');
  await userEvent.click(screen.getByRole('button', { name: 'Guardado' }));
  expect(localStorage.getItem('hueco_favorites')).toBeNull();
});

test('ANA-2 analytics receive the address of a shared list without its token', () => {
  expect(['/favorites/shared/aSecretToken', '/favorites', '/space/spc_a'].map(pagePath)).toEqual([
    '/favorites/shared/:token',
    '/favorites',
    '/space/spc_a',
  ]);
});
