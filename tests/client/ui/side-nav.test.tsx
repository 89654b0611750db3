import { render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { Heart, Inbox } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { system } from '../../../client/theme/system';
import { SideNav } from '../../../client/ui/layout/SideNav';

afterEach(() => vi.restoreAllMocks());

test("DSH-1 the current item is scrolled into view, again when counts change the row's width", () => {
  let left = 400;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(this.tagName === 'A' ? left : 0, 0, 90, 44);
  });
  const row = (count: number) => (
    <ChakraProvider value={system()}>
      <MemoryRouter>
        <SideNav
          label="Secciones"
          items={[
            { to: '/messages', icon: Inbox, label: 'Mensajes', count },
            { to: '/support', icon: Heart, label: 'Soporte', isCurrent: true },
          ]}
        />
      </MemoryRouter>
    </ChakraProvider>
  );
  const { rerender } = render(row(0));
  const nav = screen.getByRole('navigation', { name: 'Secciones' });
  expect(nav.scrollLeft).toBe(352);
  left = 78;
  rerender(row(2));
  expect(nav.scrollLeft).toBe(382);
});
