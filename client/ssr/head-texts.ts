import { createInstance, type TFunction } from 'i18next';
import { lazyFiles, type Language } from '../i18n/setup';

/** Namespaces with the texts of page heads. */
const NAMESPACES = [
  'meta',
  'common',
  'home',
  'search',
  'cities',
  'apiDocs',
  'apiGuides',
  'apiStatus',
  'apiTerms',
  'company',
  'comparison',
  'space',
  'content',
  'favorites',
  'profile',
  'lost',
  'report',
  'transparency',
] as const;

export type HeadTexts = TFunction<typeof NAMESPACES>;

const loaded = new Map<Language, Promise<HeadTexts>>();

/** The texts of page heads, which are rendered in both languages concurrently. */
export function headTexts(language: Language): Promise<HeadTexts> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

async function load(language: Language): Promise<HeadTexts> {
  const i18n = createInstance();
  await i18n.use(lazyFiles).init({
    lng: language,
    fallbackLng: false,
    ns: NAMESPACES,
    defaultNS: 'meta',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18n.getFixedT(language, NAMESPACES) as HeadTexts;
}
