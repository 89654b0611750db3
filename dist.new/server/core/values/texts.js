import { createInstance } from 'i18next';
import { Locale } from './locale.js';
/** Opens the catalogue of a feature in all languages. */
export function openCatalogue(catalogue) {
    const i18n = createInstance();
    void i18n.init({
        initAsync: false,
        resources: Object.fromEntries(Object.entries(catalogue).map(([locale, texts]) => [locale, { texts }])),
        defaultNS: 'texts',
        // The mail's layout escapes.
        interpolation: { escapeValue: false },
    });
    const translate = Object.fromEntries(Object.values(Locale).map((locale) => [locale, i18n.getFixedT(locale)]));
    return (key, values, locale) => translate[locale](key, {
        ...values,
        returnObjects: true,
    });
}
//# sourceMappingURL=texts.js.map