import type { Language } from '../../../i18n/setup';

/** The feed of the API's changes, served by `changes-feed.ts`. */
export const feedPath = (language: Language): string =>
  `/developers/changes.atom${language === 'en' ? '?lang=en' : ''}`;
