import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readText, writeText } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import { DAY_MS } from '../ui/time/durations';
import type { Namespace } from './translations';

/** The languages of the product; the first is the default and the fallback (I18-1). */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<{ messages: Record<string, unknown> }>(['./es/*.ts', './en/*.ts']);

/* One chunk per language and namespace, loaded with the page that needs it. */
export const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./${language}/${namespace}.ts`];
    if (!load) return done(new Error(`No messages ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, file.messages),
      (error: Error) => done(error, null),
    );
  },
};

const known = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);

/* A page's URL with a language, as search engines use it, for this visit only. */
let addressed = known(new URLSearchParams(globalThis.window?.location.search).get('lang'));

/* I18-1: the stored language, else the browser's, else Spanish. */
function detect(): Language {
  if (addressed) return addressed;
  return (
    known(readText(STORED.language)) ??
    navigator.languages.map(known).find((language) => language !== undefined) ??
    'es'
  );
}

/** The one i18next instance. */
export const i18n = i18next.createInstance();

/** The current language. */
export const currentLanguage = (): Language => (i18n.resolvedLanguage === 'en' ? 'en' : 'es');

const settle = () => {
  if (typeof document === 'undefined') return;
  // Setting it again, even to the same value, makes a browser check every element.
  if (document.documentElement.lang !== currentLanguage()) document.documentElement.lang = currentLanguage();
  if (currentLanguage() === addressed) return;
  addressed = undefined;
  writeText(STORED.language, currentLanguage());
  // The server renders the first HTML and cannot read local storage. `server/web/web-documents.ts` has the same name.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `hueco_language=${currentLanguage()}; path=/; max-age=${(365 * DAY_MS) / 1000}; samesite=lax${secure}`;
};

/** Detects the language, loads the messages of every page, and keeps `lang` of the document up to date. */
export async function startI18n(language: Language = detect()): Promise<void> {
  i18n.on('languageChanged', settle);
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      // The detected language needs no fallback: the compiler ensures that both have the same keys.
      fallbackLng: false,
      supportedLngs: LANGUAGES,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      ns: ['common', 'nav'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  settle();
}

/* Reloads what failed once: i18next itself would not, and would show keys instead of texts. */
async function fetchMissing(language: Language, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(language, name));
  if (missing().length > 0) await i18n.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`No messages ${language}/${missing().join(', ')}`);
}

/** Loads the messages of a page along with its code; rejects when they cannot be loaded. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  await fetchMissing(currentLanguage(), namespaces);
}

/** The same for elements outside the pages: without messages they show keys, but the page still works. */
export const tryNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  loadNamespaces(namespaces).catch(() => undefined);

let wanted: Language;

/** Changes the language; rejects without any change when its messages cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await fetchMissing(language, [i18n.options.ns ?? []].flat());
  // A later choice of another language wins.
  if (wanted === language) await i18n.changeLanguage(language);
}
