import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const settings = createStore(() => ({ isOpen: false }));

/** Opens the cookie settings, from anywhere on the site. */
export const openCookieSettings = (): void => settings.setState({ isOpen: true });
export const closeCookieSettings = (): void => settings.setState({ isOpen: false });

/** Whether the cookie settings are open. */
export const useCookieSettings = (): boolean => useStore(settings, ({ isOpen }) => isOpen);
