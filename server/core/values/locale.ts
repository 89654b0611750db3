import { registerEnumType } from 'type-graphql';

export enum Locale {
  ES = 'es',
  EN = 'en',
}

registerEnumType(Locale, {
  name: 'Locale',
  description: 'A language of the product; Spanish is the default.',
  valuesConfig: {
    ES: { description: 'Spanish.' },
    EN: { description: 'English.' },
  },
});

/** The best match of an Accept-Language header among our languages; Spanish when there is none. */
export function localeFromHeader(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = Number(
        params
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.slice(0, 2).toLowerCase(), q: Number.isFinite(q) ? q : 0 };
    })
    .sort((a, b) => b.q - a.q);
  for (const { language, q } of wanted) {
    if (q <= 0) continue;
    if (language === 'es') return Locale.ES;
    if (language === 'en') return Locale.EN;
  }
  return Locale.ES;
}
