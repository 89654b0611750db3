import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const settings = createStore(() => ({ isOpen: false }));

/** Opens the settings of cookies, from wherever on the site. */
export const openCookieSettings = (): void => settings.setState({ isOpen: true });
export const closeCookieSettings = (): void => settings.setState({ isOpen: false });

/** Whether the settings of cookies are open. */
export const useCookieSettings = (): boolean => useStore(settings, ({ isOpen }) => isOpen);
