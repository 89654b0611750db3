import { lazy, Suspense } from 'react';
import type { Locale } from '../../generated/schema';
import { useFormats } from '../../i18n/format';
import { tryNamespaces } from '../../i18n/setup';

const Translation = lazy(async () => {
  const [file] = await Promise.all([import('./Translation'), tryNamespaces(['translation'])]);
  return { default: file.Translation };
});

interface LazyTranslationProps {
  text: { readonly id: string; readonly translatableFrom: Locale | null };
  /** The author. */
  name: string;
}

/** The translation of a text in another language than the page's; nothing for all others. */
export function LazyTranslation({ text: { id, translatableFrom }, name }: LazyTranslationProps) {
  const { language } = useFormats();
  if (translatableFrom === null || translatableFrom.toLowerCase() === language) return null;
  return (
    <Suspense>
      <Translation key={language} id={id} name={name} />
    </Suspense>
  );
}
