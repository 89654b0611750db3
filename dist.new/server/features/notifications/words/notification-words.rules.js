import { createInstance } from 'i18next';
import { formatDeadline } from '../../../core/values/format-deadline.js';
import { Locale } from '../../../core/values/locale.js';
import { renderBody } from '../../messages/message-text.rules.js';
import { VerificationKind } from '../../verification/verification-codes.js';
import { typeNameOf } from '../notification-types.js';
import { en } from './en.js';
import { es } from './es.js';
import { formatCents, formatDay, formatFullInstant, snippetOf } from './format-values.rules.js';
const CATALOGUES = { [Locale.ES]: es, [Locale.EN]: en };
const NAMESPACE = 'notifications';
const DEFAULT_ZONE = 'Europe/Madrid';
const i18n = createInstance();
void i18n.init({
    initAsync: false,
    resources: { [Locale.ES]: { [NAMESPACE]: es }, [Locale.EN]: { [NAMESPACE]: en } },
    defaultNS: NAMESPACE,
    // The mail's layout and React escape.
    interpolation: { escapeValue: false },
});
const TRANSLATE = {
    [Locale.ES]: i18n.getFixedT(Locale.ES),
    [Locale.EN]: i18n.getFixedT(Locale.EN),
};
/** Title and message in a language; null for an unknown type, such as one stored by a newer version. */
export function notificationText(type, params, locale) {
    const name = typeNameOf(type);
    if (!name)
        return null;
    const render = createRenderer(params, locale);
    // Often only one of the two is asked for.
    return {
        get title() {
            return render(`types.${name}`, 'title');
        },
        get message() {
            return render(`types.${name}`, 'message');
        },
    };
}
/** The words of a type's mail in a language. */
export function mailWords(type, params, locale) {
    const name = typeNameOf(type);
    if (!name)
        throw new Error(`notification type ${type} is unknown`);
    const render = createRenderer(params, locale);
    const [path, { mail }] = [`types.${name}`, CATALOGUES[locale].types[name]];
    const [title, message] = [render(path, 'title'), render(path, 'message')];
    const paragraphs = typeof mail === 'object'
        ? paragraphNames(mail).map((paragraph) => render(`${path}.mail`, paragraph))
        : [`${title}.`, message];
    return { title, paragraphs: paragraphs.filter((text) => text !== ''), action: render(path, 'action') };
}
/** The words of the button that leads on from a notification; null for an unknown type. */
export function wayOnLabel(type, params, locale) {
    const name = typeNameOf(type);
    return name ? createRenderer(params, locale)(`types.${name}`, 'action') : null;
}
/** What all mails share, below `mail` of the catalogue. */
export function sharedMailWords(key, values, locale) {
    return TRANSLATE[locale](`mail.${key}`, values);
}
/** A paragraph with variants is one paragraph; their order is the mail's. */
function paragraphNames(mail) {
    return [...new Set(Object.keys(mail).map((key) => key.split('_', 1)[0] ?? key))];
}
/** Makes the function that renders a key below a path: its first variant that the catalogue has, else the plain key, else nothing. */
function createRenderer(params, locale) {
    const values = { ...valuesOf(params, locale), count: params.count ?? params.within ?? 1 };
    const variants = variantsOf(params, values.snippet);
    return (path, key) => {
        const words = i18n.getResource(locale, NAMESPACE, path);
        const found = [...variants.map((variant) => `${key}_${variant}`), key].find((name) => name in words || `${name}_other` in words);
        // i18next answers the key where the words are empty.
        return found === undefined || words[found] === '' ? '' : TRANSLATE[locale](`${path}.${found}`, values);
    };
}
/** The variants that these parameters call for, the most specific first. */
function variantsOf(params, snippet) {
    const variants = {
        byStaff: params.by === 'admin',
        // Both in one text, or one of the two.
        amountCredit: params.amountCents && params.creditCents,
        credit: params.creditCents,
        account: params.last4,
        amount: params.amountCents,
        charged: params.isCharged,
        dated: params.day,
        space: params.subject === VerificationKind.SPACE,
        rolling: params.from && !params.to,
        later: params.hasLaterPeriods,
        trader: params.isHostTrader,
        text: snippet,
        decided: params.isDecided,
        about: params.space,
    };
    const chosen = Object.keys(variants).filter((name) => variants[name]);
    return params.reason ? [...chosen, params.reason] : chosen;
}
/** The values of the words' gaps, formatted in a language. */
function valuesOf(params, locale) {
    const zone = params.timeZone || DEFAULT_ZONE;
    const otherSide = params.otherSide ?? params.renter ?? '';
    return {
        space: params.space ?? '',
        renter: params.renter ?? '',
        otherSide,
        actor: params.by === 'admin' ? 'Hueco' : otherSide,
        from: params.from ? formatDay(params.from, locale) : '',
        to: params.to ? formatDay(params.to, locale) : '',
        day: params.day ? formatDay(params.day, locale) : '',
        deadline: params.deadline ? formatDeadline(params.deadline, zone, locale) : '',
        cancelledAt: params.cancelledAt ? formatFullInstant(params.cancelledAt, zone, locale) : '',
        amount: params.amountCents ? formatCents(params.amountCents, locale) : '',
        credit: params.creditCents ? formatCents(params.creditCents, locale) : '',
        last4: params.last4 ?? '',
        within: String(params.within ?? ''),
        search: params.search ?? '',
        statement: params.statement ?? '',
        code: params.code ?? '',
        topic: params.topic ?? '',
        name: params.name ?? '',
        snippet: snippetOf(renderBody(params.text ?? '', locale, params.isAgreed ?? false)),
    };
}
//# sourceMappingURL=notification-words.rules.js.map