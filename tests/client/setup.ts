import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { closeAllToasts } from '../../client/ui/feedback/toast.js';

// A busy machine must not fail a test by being slow.
configure({ asyncUtilTimeout: 5000 });

// jsdom lacks the media queries of a wide, light screen, sizes, scrolling and the modal state of dialogs.
window.matchMedia ??= (query) => {
  const width = /\((min|max)-width: (\d+)px\)/.exec(query);
  const matches = width ? (width[1] === 'min' ? Number(width[2]) <= 1024 : Number(width[2]) >= 1024) : false;
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};

class NoSizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver ??= NoSizes;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

afterEach(() => {
  cleanup();
  // Test files share modules, and therefore the store of toasts.
  closeAllToasts();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
