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

test('ANA-2 analytics receive the addresses of a shared list and of a decision without their tokens', () => {
  const paths = ['/favorites/shared/aSecretToken', '/decision/aSecretToken', '/favorites', '/space/spc_a'];
  expect(paths.map(pagePath)).toEqual(['/favorites/shared/:token', '/decision/:token', '/favorites', '/space/spc_a']);
});

test.each([
  ['https://hueco.es/favorites/shared/abc', true],
  ['https://hueco.es/decision/abc', true],
  ['https://hueco.es/Decision/abc', true],
  ['https://hueco.es/trastero-madrid?leave=abc', true],
  ['https://hueco.es/?next=%2Fsearch&confirm=abc', true],
  ['https://hueco.es/auth?reset=confirm#token=abc', true],
  ['https://hueco.es/search?city=Madrid', false],
  ['https://hueco.es/favorites', false],
])('ANA-1 the scripts of analytics load on a page without a secret only: %s', (address, isSecret) => {
  expect(pagePath(address) !== address).toBe(isSecret);
});
