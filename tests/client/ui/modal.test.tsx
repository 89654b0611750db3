import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../client/ui/overlay/Dialog';
import { useModal } from '../../../client/ui/overlay/use-modal';
import { renderAt, useLanguage } from '../support/render';

function Modal({ isOpen }: { isOpen: boolean }) {
  return <dialog ref={useModal(isOpen)}>…</dialog>;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['is reserved when the page has one', 1009, true],
  ['is not reserved when the page has none', 1024, false],
])('U6 the width of the scroll bar beside a dialog %s', (_title, width, isKept) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const { rerender } = render(<Modal isOpen={false} />);
  rerender(<Modal isOpen />);
  expect(document.documentElement.hasAttribute('data-scrolls')).toBe(isKept);
});

test.each([
  ['is focusable when it scrolls and has no focusable element', 900, <p key="text">…</p>, '0'],
  ['is not focusable when it has a focusable element', 900, <button key="button">…</button>, null],
  ['is not focusable when it does not scroll', 300, <p key="text">…</p>, null],
])('V-04 the content of a dialog %s', async (_title, height, content, tabIndex) => {
  await useLanguage('es');
  let measure = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(sized: () => void) {
        measure = sized;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  renderAt(
    '/',
    <Dialog isOpen onClose={() => undefined} title="Título">
      {content}
    </Dialog>,
  );
  measure();
  expect(screen.getByText('…').parentElement?.getAttribute('tabindex')).toBe(tabIndex);
  vi.unstubAllGlobals();
});
