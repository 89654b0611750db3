import { layOutMail } from '../../../core/mail/mail-layout.js';
import { dateFormat } from '../../../core/values/formats.js';
import { Locale } from '../../../core/values/locale.js';
import { openCatalogue } from '../../../core/values/texts.js';
import { optionalTextParam, textParam, } from '../../../core/mail/mailer.js';
import { emailToken } from '../secrets.js';
import { en } from '../words/en.js';
import { es } from '../words/es.js';
const readTexts = openCatalogue({ [Locale.ES]: es, [Locale.EN]: en });
/** Creates the template of an account mail: a greeting, a text in the recipient's language, one button. */
export function accountMail(name, destination) {
    return (params, scene) => {
        const { label, details = {}, whenEmpty = {}, ...body } = readTexts(name, params, scene.locale);
        const rows = Object.entries(details).map(([param, rowLabel]) => ({
            label: rowLabel,
            value: detailOf(params, param, scene.locale) || (whenEmpty[param] ?? ''),
        }));
        return layOutMail({
            ...body,
            heading: greeting(params, scene.locale),
            details: rows.filter(({ value }) => value !== ''),
            action: decisionOf(params, scene) ?? { label, url: destination(params, scene).href },
        }, scene);
    };
}
function detailOf(params, param, locale) {
    const text = textParam(params, param);
    return param === 'at' || (param === 'until' && text !== '') ? formatMoment(text, locale) : text;
}
const SEE_DECISION = {
    [Locale.ES]: 'Ver la decisión o reclamar',
    [Locale.EN]: 'See the decision or complain',
};
/** The button of a mail about a decision on a report: its page, where the reader can complain. */
function decisionOf(params, { locale, config }) {
    const path = optionalTextParam(params, 'decisionPath');
    return path === null ? null : { label: SEE_DECISION[locale], url: new URL(path, config.publicUrl).href };
}
/** "Hola, Marta", or "Hola" when the name is not confirmed to be the recipient's. */
function greeting({ firstName }, locale) {
    return [locale === Locale.ES ? 'Hola' : 'Hello', ...(typeof firstName === 'string' ? [firstName] : [])].join(', ');
}
/** Links to a page of the site. */
export function page(path) {
    return (_params, { config }) => new URL(path, config.publicUrl);
}
/** Links to a page with the mail's token, in a search parameter if named, else in the fragment, which browsers do not send to servers or logs. */
export function linkTo(path, parameter) {
    return (params, { config }) => {
        const url = new URL(path, config.publicUrl);
        const token = emailToken(config, textParam(params, 'tokenId'));
        if (parameter)
            url.searchParams.set(parameter, token);
        else
            url.hash = `token=${token}`;
        return url;
    };
}
/** Formats an instant in Spain's time zone. */
function formatMoment(iso, locale) {
    return dateFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Madrid',
    }).format(new Date(iso));
}
//# sourceMappingURL=account-mail.js.map