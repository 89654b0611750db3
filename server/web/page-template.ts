import { Locale } from '../core/values/locale.js';
import { inlineHash, type InlineHashes } from '../transport/security-headers.js';
import type { FixedTexts, PageHead, Picture } from './client-pages.js';
import { RECORD_EVENTS } from './event-replay.js';
import { Html, html, jsonScript, scriptOf } from './html.js';
import { DEFER_SCRIPTS, deferScripts, withoutFirstScripts } from './deferred-scripts.js';
import type { RenderedPage } from './page-renderer.js';

/** Constant inline scripts of the built page. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** Emotion creates an empty style element and fills it by script, which a policy does not restrict. */
const EMPTY_STYLE = inlineHash('');
const SHARED: Picture = { path: '/images/share.jpg', alt: 'Hueco', width: 1200, height: 630 };

/** Additional content of one response's page. */
export interface TemplateContent {
  /** The language of the head. */
  readonly locale: Locale;
  readonly origin: string;
  readonly texts: FixedTexts;
  /** Scripts that this page will load. */
  readonly modules: readonly string[];
  /** Whether there is a banner today, for any audience: only then does the browser query it. */
  readonly hasBanner: boolean;
  /** Null when the browser renders the page. */
  readonly rendered: ServerPart | null;
}

/** The page as a visitor first sees it. */
export interface ServerPart {
  readonly page: RenderedPage;
  /** The language it was rendered in. */
  readonly locale: Locale;
  /** Whether React hydrates it; otherwise it is replaced once the browser has rendered. */
  readonly isHydrated: boolean;
}

/** A complete page, and the hashes for its policy. */
export interface FilledPage {
  readonly html: string;
  readonly inline: InlineHashes;
}

/** The built page, split where a page's own head and body are inserted. */
export class PageTemplate {
  private readonly page: string;
  /** The same for pages that can be read before any script has loaded. */
  private readonly readable: ReturnType<typeof withoutFirstScripts>;
  /** Preloads of the scripts that every page starts with. */
  private readonly scripts: readonly string[];

  /** `head` is added to the head of every page. */
  constructor(page: string, head: Html | null = null) {
    if (!page.includes('<div id="root"></div>') || !page.includes('<title>'))
      throw new Error('index.html has no place for head and text');
    this.page = head ? page.replace('</head>', () => `${head.text}</head>`) : page;
    this.readable = withoutFirstScripts(this.page);
    this.scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) => inlineHash(code));
  }

  /** The whole page. */
  fill(head: PageHead, content: TemplateContent): FilledPage {
    const { rendered } = content;
    const locale = rendered?.locale ?? content.locale;
    const page = rendered ? this.readable.page : this.page;
    const styles = rendered ? stylesOf(rendered.page) : [];
    const html = page
      .replace(/\s*<meta\s+name="description"[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>/, () => headOf(head, content).text)
      .replace('<html lang="es">', `<html lang="${locale}"${content.hasBanner ? ' data-banner' : ''}>`)
      .replace('<div id="root"></div>', () => this.bodyOf(content).text)
      // After all other style sheets: what the client adds later changes no existing rule, and text is not measured again.
      .replace('</head>', () => `${styles.map(({ element }) => element.text).join('')}</head>`);
    return {
      html: localized(html, locale),
      inline: {
        scripts: [...this.scripts, ...(rendered ? [RECORD_EVENTS.hash, DEFER_SCRIPTS.hash] : [])],
        styles: [EMPTY_STYLE, ...styles.map(({ hash }) => hash)],
      },
    };
  }

  private bodyOf({ texts, modules, rendered }: TemplateContent): Html {
    const noScript = html`<noscript>${texts.noScript}</noscript>`;
    if (!rendered) return html`<div id="root"></div>${noScript}`;
    const { page, isHydrated } = rendered;
    const start = deferScripts(this.readable.scripts, modules);
    return html`${RECORD_EVENTS.element}${start}<div id="root">${new Html(page.markup)}</div>${noScript}${isHydrated && scriptOf(page.serverState, { type: 'application/json', id: 'server-state' })}`;
  }

  /** The page that the service worker caches for offline use: the same for everybody. */
  fillShell(modules: readonly string[]): FilledPage {
    const head = html`<meta name="offline-shell" content="" /><meta name="robots" content="noindex" />${modules.map((path) => preload(path))}`;
    return {
      html: this.page.replace('</head>', () => `${head.text}</head>`),
      inline: { scripts: this.scripts, styles: [EMPTY_STYLE] },
    };
  }
}

/* With the name of the installed app in the reader's language. */
const localized = (page: string, locale: Locale): string =>
  locale === Locale.EN ? page.replace('/manifest.webmanifest', '/manifest.en.webmanifest') : page;

const preload = (path: string): Html => html`<link rel="modulepreload" href="${path}" crossorigin />`;

/** The same page in a language: Spanish has the plain URL. */
function addressIn(locale: Locale, origin: string, canonical: string): string {
  if (locale === Locale.ES) return origin + canonical;
  return `${origin}${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}

function headOf(head: PageHead, { locale, origin, texts, modules, rendered }: TemplateContent): Html {
  const { canonical } = head;
  const title = head.title === texts.brand ? texts.brand : `${head.title} · ${texts.brand}`;
  const url = addressIn(locale, origin, canonical);
  const isFound = head.status === 200;
  return html`${(head.preloads ?? []).map(({ path, media }) => html`<link rel="preload" as="image" href="${path}" media="${media}" fetchpriority="high" />`)}
    ${rendered === null && modules.map((path) => preload(path))}
    <title>${title}</title>
    <meta name="description" content="${head.description}" />
    ${head.isIndexed ? '' : html`<meta name="robots" content="noindex, follow" />`}
    ${isFound && html`<link rel="canonical" href="${url}" />`}
    ${
      head.isIndexed && [
        html`<link rel="alternate" hreflang="es" href="${addressIn(Locale.ES, origin, canonical)}" />`,
        html`<link rel="alternate" hreflang="en" href="${addressIn(Locale.EN, origin, canonical)}" />`,
        html`<link rel="alternate" hreflang="x-default" href="${addressIn(Locale.ES, origin, canonical)}" />`,
      ]
    }
    ${head.feed ? html`<link rel="alternate" type="application/atom+xml" title="${head.feed.title}" href="${head.feed.path}" />` : null}
    ${isFound && previewOf(head, { title, url, origin, locale })}
    ${(head.structured ?? []).map((data) => jsonScript(data))} ${rendered && new Html(rendered.page.hints)}`;
}

interface InlineStyle {
  readonly element: Html;
  readonly hash: string;
}

function style(rules: string, marks: Html | null = null): InlineStyle {
  return { element: html`<style${marks && html` ${marks}`}>${new Html(rules)}</style>`, hash: inlineHash(rules) };
}

/* The attributes that the client and Emotion look for; the last one marks the styles as already inserted. */
function stylesOf({ styles }: RenderedPage): InlineStyle[] {
  return [
    style(styles.rules, html`data-server-styles="${styles.names}"`),
    ...styles.passing.map(({ name, rules }) => style(rules, html`data-emotion="${name}" data-s=""`)),
  ];
}

function previewOf(
  { description, type = 'website', picture = SHARED }: PageHead,
  { title, url, origin, locale }: { title: string; url: string; origin: string; locale: Locale },
): Html[] {
  const property = (name: string, content: string | number | undefined): Html =>
    content === undefined ? html`` : html`<meta property="${name}" content="${content}" />`;
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
    html`<meta name="twitter:card" content="summary_large_image" />`,
  ];
}
