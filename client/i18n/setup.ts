import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readText, writeText } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import type { Namespace } from './translations';

/** The languages of the product; the first is the default and the fallback (I18-1). */
export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<{ messages: Record<string, unknown> }>(['./es/*.ts', './en/*.ts']);

/* One chunk per language and namespace, fetched with the page that needs it. */
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

/* The address of one page in one language, as search engines know it: for this visit only. */
let addressed = known(new URLSearchParams(globalThis.window?.location.search).get('lang'));

/* I18-1: what was kept here before, else what the browser asks for, else Spanish. */
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

/** The language now shown. */
export const currentLanguage = (): Language => (i18n.resolvedLanguage === 'en' ? 'en' : 'es');

const settle = () => {
  if (typeof document === 'undefined') return;
  // Setting it anew makes a browser look at every element, even when it says the same.
  if (document.documentElement.lang !== currentLanguage()) document.documentElement.lang = currentLanguage();
  if (currentLanguage() === addressed) return;
  addressed = undefined;
  writeText(STORED.language, currentLanguage());
  // The server renders the first HTML and sees no local storage. `server/web/web-documents.ts` has the same name.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `hueco_language=${currentLanguage()}; path=/; max-age=31536000; samesite=lax${secure}`;
};

/** Detects the language, loads what every page shows, and keeps `lang` of the document true. */
export async function startI18n(language: Language = detect()): Promise<void> {
  i18n.on('languageChanged', settle);
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      // The one detected falls back to Spanish; the compiler holds both languages to the same keys, so nobody loads two.
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

/* What failed to come once is asked for again: of itself i18next never would, and would show keys in place of words. */
async function fetchMissing(language: Language, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((name) => !i18n.hasResourceBundle(language, name));
  if (missing().length > 0) await i18n.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`No messages ${language}/${missing().join(', ')}`);
}

/** Loads the messages of a page beside its code, so that it shows whole at once; fails where they cannot be had. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
  await fetchMissing(currentLanguage(), namespaces);
}

/** The same for what stands beside the pages: without its words it shows their keys, and takes no page away. */
export const tryNamespaces = (namespaces: readonly Namespace[]): Promise<void> =>
  loadNamespaces(namespaces).catch(() => undefined);

let wanted: Language;

/** Shows the product in another language; where its words cannot be had it fails, and all stays as it was. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await fetchMissing(language, [i18n.options.ns ?? []].flat());
  // Another language that was chosen meanwhile is the one that is meant.
  if (wanted === language) await i18n.changeLanguage(language);
}
