import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestDialog } from '../../../client/features/privacy/components/RequestDialog';
import { system } from '../../../client/theme/system';
import { Dialog } from '../../../client/ui/overlay/Dialog';
import { useModal } from '../../../client/ui/overlay/use-modal';
import { renderAt, silentClient, useLanguage } from '../support/render';

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

test('P1 a press outside keeps what was typed, but not after it was saved, or in a dialog opened anew', async () => {
  await useLanguage('es');
  const onClose = vi.fn();
  const dialogOf = (keepsTyped: boolean, isOpen = true) => (
    <ChakraProvider value={system()}>
      <Dialog isOpen={isOpen} onClose={onClose} title="Título" keepsTyped={keepsTyped}>
        <input aria-label="Nota" />
      </Dialog>
    </ChakraProvider>
  );
  const { rerender } = render(dialogOf(true));
  const typeAndPress = async () => {
    await userEvent.type(screen.getByRole('textbox'), 'Sofá');
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  };
  const press = () => {
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
    onClose.mockClear();
  };
  await typeAndPress();
  rerender(dialogOf(false));
  rerender(dialogOf(true));
  press();
  await typeAndPress();
  rerender(dialogOf(true, false));
  rerender(dialogOf(true));
  press();
});

test('P1 a press outside keeps the text of a request', async () => {
  await useLanguage('es', ['privacy']);
  const onClose = vi.fn();
  renderAt(
    '/',
    <ApolloProvider client={silentClient()}>
      <RequestDialog kind="OBJECT" onClose={onClose} onFiled={async () => undefined} />
    </ApolloProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Mi nombre');
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('V-04 a cancelled file chooser does not close its dialog, Escape does', async () => {
  await useLanguage('es');
  const onClose = vi.fn();
  renderAt(
    '/',
    <Dialog isOpen onClose={onClose} title="Título">
      <input type="file" aria-label="Fotos" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Fotos'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
