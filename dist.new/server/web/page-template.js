import { Locale } from '../core/values/locale.js';
import { inlineHash } from '../transport/security-headers.js';
import { RECORD_EVENTS } from './event-replay.js';
import { Html, html, jsonScript } from './html.js';
import { DEFER_SCRIPTS, deferScripts, withoutFirstScripts } from './deferred-scripts.js';
/** Scripts of the built page that stand in it word for word. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** Emotion puts in a style element without text and fills it by script, which a policy does not ask about. */
const EMPTY_STYLE = inlineHash('');
const SHARED = { path: '/images/share.jpg', alt: 'Hueco', width: 1200, height: 630 };
/** The built page, cut where a page's own head and text go. */
export class PageTemplate {
    page;
    /** The same for pages that can be read before any script has come. */
    readable;
    /** Of the scripts that every page begins with. */
    scripts;
    /** `head` comes into the head of every page. */
    constructor(page, head = null) {
        if (!page.includes('<div id="root"></div>') || !page.includes('<title>'))
            throw new Error('index.html has no place for head and text');
        this.page = head ? page.replace('</head>', () => `${head.text}</head>`) : page;
        this.readable = withoutFirstScripts(this.page);
        this.scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) => inlineHash(code));
    }
    /** The whole page. */
    fill(head, filling) {
        const { rendered } = filling;
        const locale = rendered?.locale ?? filling.locale;
        const page = rendered ? this.readable.page : this.page;
        const styles = rendered ? stylesOf(rendered.page) : [];
        const html = page
            .replace(/\s*<meta\s+name="description"[^>]*>/, '')
            .replace(/<title>[^<]*<\/title>/, () => headOf(head, filling).text)
            .replace('<html lang="es">', `<html lang="${locale}">`)
            .replace('<div id="root"></div>', () => this.bodyOf(filling).text)
            // After all other style sheets: what the client then adds changes none that is there, and no letter is measured again.
            .replace('</head>', () => `${styles.map(({ element }) => element.text).join('')}</head>`);
        return {
            html: localized(html, locale),
            inline: {
                scripts: [...this.scripts, ...(rendered ? [RECORD_EVENTS.hash, DEFER_SCRIPTS.hash] : [])],
                styles: [EMPTY_STYLE, ...styles.map(({ hash }) => hash)],
            },
        };
    }
    bodyOf({ texts, modules, rendered }) {
        const noScript = html `<noscript>${texts.noScript}</noscript>`;
        if (!rendered)
            return html `<div id="root"></div>${noScript}`;
        const { page, isHydrated, ...madeFor } = rendered;
        const { isHeaderTaken, variables, state } = page;
        const start = deferScripts(this.readable.scripts, modules);
        const data = { ...madeFor, isHeaderTaken, variables, state };
        return html `${RECORD_EVENTS.element}${start}<div id="root">${new Html(page.markup)}</div>${noScript}${isHydrated && jsonScript(data, { type: 'application/json', id: 'server-state' })}`;
    }
    /** What the service worker keeps for when nothing comes over the network: the same for everybody. */
    fillShell(modules) {
        const head = html `<meta name="offline-shell" content="" /><meta name="robots" content="noindex" />${modules.map((path) => preload(path))}`;
        return {
            html: this.page.replace('</head>', () => `${head.text}</head>`),
            inline: { scripts: this.scripts, styles: [EMPTY_STYLE] },
        };
    }
}
/* With the name of the installed app in the reader's language. */
const localized = (page, locale) => locale === Locale.EN ? page.replace('/manifest.webmanifest', '/manifest.en.webmanifest') : page;
const preload = (path) => html `<link rel="modulepreload" href="${path}" crossorigin />`;
/** The same page in a language: Spanish is the address itself. */
function addressIn(locale, origin, canonical) {
    if (locale === Locale.ES)
        return origin + canonical;
    return `${origin}${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}
function headOf(head, { locale, origin, texts, modules, rendered }) {
    const { canonical } = head;
    const title = head.title === texts.brand ? texts.brand : `${head.title} · ${texts.brand}`;
    const url = addressIn(locale, origin, canonical);
    const isFound = head.status === 200;
    return html `${(head.preloads ?? []).map(({ path, media }) => html `<link rel="preload" as="image" href="${path}" media="${media}" fetchpriority="high" />`)}
    ${rendered === null && modules.map((path) => preload(path))}
    <title>${title}</title>
    <meta name="description" content="${head.description}" />
    ${head.isIndexed ? '' : html `<meta name="robots" content="noindex, follow" />`}
    ${isFound && html `<link rel="canonical" href="${url}" />`}
    ${head.isIndexed && [
        html `<link rel="alternate" hreflang="es" href="${addressIn(Locale.ES, origin, canonical)}" />`,
        html `<link rel="alternate" hreflang="en" href="${addressIn(Locale.EN, origin, canonical)}" />`,
        html `<link rel="alternate" hreflang="x-default" href="${addressIn(Locale.ES, origin, canonical)}" />`,
    ]}
    ${isFound && previewOf(head, { title, url, origin, locale })}
    ${(head.structured ?? []).map((data) => jsonScript(data))} ${rendered && new Html(rendered.page.hints)}`;
}
function style(rules, marks = null) {
    return { element: html `<style${marks && html ` ${marks}`}>${new Html(rules)}</style>`, hash: inlineHash(rules) };
}
/* The marks are those that the client and its Emotion look for; the last one says that it is taken already. */
function stylesOf({ styles }) {
    return [
        style(styles.rules, html `data-server-styles="${styles.names.join(' ')}"`),
        ...styles.passing.map(({ name, rules }) => style(rules, html `data-emotion="${name}" data-s=""`)),
    ];
}
function previewOf({ description, type = 'website', picture = SHARED }, { title, url, origin, locale }) {
    const property = (name, content) => content === undefined ? html `` : html `<meta property="${name}" content="${content}" />`;
    return [
        property('og:site_name', 'Hueco'),
        property('og:type', type),
        property('og:title', title),
        property('og:description', description),
        property('og:url', url),
        property('og:locale', locale === Locale.ES ? 'es_ES' : 'en_GB'),
        property('og:image', origin + picture.path),
        property('og:image:width', picture.width),
        property('og:image:height', picture.height),
        property('og:image:alt', picture.alt),
        html `<meta name="twitter:card" content="summary_large_image" />`,
    ];
}
//# sourceMappingURL=page-template.js.map