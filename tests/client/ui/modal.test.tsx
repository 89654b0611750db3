import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModal } from '../../../client/ui/overlay/use-modal';

function Modal({ isOpen }: { isOpen: boolean }) {
  return <dialog ref={useModal(isOpen)}>…</dialog>;
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['is kept where the page has one', 1009, true],
  ['is not made up where the page has none', 1024, false],
])('U6 the room of the scroll bar beside a dialog %s', (_title, width, isKept) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const { rerender } = render(<Modal isOpen={false} />);
  rerender(<Modal isOpen />);
  expect(document.documentElement.hasAttribute('data-scrolls')).toBe(isKept);
});
