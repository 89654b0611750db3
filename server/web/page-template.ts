import { Locale } from '../core/locale.js';
import { inlineHash, type InlineHashes } from '../transport/security-headers.js';
import { EARLY_STEPS } from './early-steps.js';
import { Html, html, jsonScript } from './html.js';
import { LATE_START, lateStart, withoutFirstScripts } from './late-start.js';
import type { PageDocument, Picture } from './page-document.js';
import type { Drawing } from './page-drawer.js';
import { WORDS } from './words.js';

/** Scripts of the built page that stand in it word for word. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** Emotion puts in a style element without text and fills it by script, which a policy does not ask about. */
const EMPTY_STYLE = inlineHash('');
const SHARED: Picture = { path: '/images/share.jpg', alt: 'Hueco', width: 1200, height: 630 };

/**
 * Readers without scripts see the snapshot; others see it only when the page takes unusually long,
 * as unstyled text would flash before the real page.
 */
const SNAPSHOT_RULES = `body{margin:0}
.snapshot{max-width:72ch;margin:0 auto;padding:24px;font:16px/1.6 system-ui,sans-serif}
html:is(.light,.dark) .snapshot{visibility:hidden;height:100vh;overflow:hidden;animation:snapshot 0s 10s forwards}
html.dark .snapshot,html.dark .snapshot a{color:#f3eee8}
@keyframes snapshot{to{visibility:visible;height:auto}}`;

/** What else comes into one answer's page. */
export interface Rendering {
  readonly locale: Locale;
  readonly origin: string;
  /** Scripts that this page will ask for. */
  readonly modules: readonly string[];
  /** The page itself, as a visitor first sees it; none: the snapshot stands in for it until the client has drawn. */
  readonly drawn: DrawnPage | null;
}

export interface DrawnPage {
  readonly drawing: Drawing;
  /** The language and the kind of window it was drawn for. */
  readonly locale: Locale;
  readonly isWide: boolean;
}

/** A whole page, and what its policy has to allow in it. */
export interface RenderedPage {
  readonly html: string;
  readonly inline: InlineHashes;
}

/** The built page, cut where the document's own head and text go. */
export class PageTemplate {
  private readonly page: string;
  /** The same for pages that can be read before any script has come. */
  private readonly readable: ReturnType<typeof withoutFirstScripts>;
  /** Of the scripts that every page begins with. */
  private readonly scripts: readonly string[];

  /** `head` comes into the head of every page. */
  constructor(page: string, head: Html | null = null) {
    if (!page.includes('<div id="root"></div>') || !page.includes('<title>'))
      throw new Error('index.html has no place for head and text');
    this.page = head ? page.replace('</head>', () => `${head.text}</head>`) : page;
    this.readable = withoutFirstScripts(this.page);
    this.scripts = [...page.matchAll(INLINE_SCRIPT)].map(([, code = '']) => inlineHash(code));
  }

  /** The whole page. */
  render(document: PageDocument, rendering: Rendering): RenderedPage {
    const { drawn } = rendering;
    const locale = drawn?.locale ?? rendering.locale;
    const page = drawn ? this.readable.page : this.page;
    const styles = drawn ? stylesOf(drawn.drawing) : [style(SNAPSHOT_RULES)];
    const html = page
      .replace(/\s*<meta\s+name="description"[^>]*>/, '')
      .replace(/<title>[^<]*<\/title>/, () => headOf(document, rendering).text)
      .replace('<html lang="es">', `<html lang="${locale}">`)
      .replace('<div id="root"></div>', () => this.bodyOf(document, rendering))
      // After all other style sheets: what the client then adds changes none that is there, and no letter is measured again.
      .replace('</head>', () => `${styles.map(({ element }) => element.text).join('')}</head>`);
    return {
      html: localized(html, locale),
      inline: {
        scripts: [...this.scripts, ...(drawn ? [EARLY_STEPS.hash, LATE_START.hash] : [])],
        styles: [EMPTY_STYLE, ...styles.map(({ hash }) => hash)],
      },
    };
  }

  private bodyOf(document: PageDocument, { locale, modules, drawn }: Rendering): string {
    if (!drawn) return `<div id="root">${snapshotOf(document, locale).text}</div>`;
    const { drawing, ...madeFor } = drawn;
    const state = jsonScript(
      { ...madeFor, isHeaderTaken: drawing.isHeaderTaken, variables: drawing.variables, state: drawing.state },
      { type: 'application/json', id: 'drawn-page' },
    );
    const start = lateStart(this.readable.scripts, modules);
    return `${EARLY_STEPS.element.text}${start.text}<div id="root">${drawing.markup}</div><noscript>${WORDS[locale].noScript}</noscript>${state.text}`;
  }

  /** What the service worker keeps for when nothing comes over the network: the same for everybody. */
  renderShell(modules: readonly string[]): RenderedPage {
    const head = html`<meta name="offline-shell" content="" /><meta
        name="robots"
        content="noindex"
      />${modules.map((path) => preload(path))}`;
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

function snapshotOf({ snapshot }: PageDocument, locale: Locale): Html {
  return html`<div class="snapshot">
    ${snapshot}<noscript><p>${WORDS[locale].noScript}</p></noscript>
  </div>`;
}

/** The same page in a language: Spanish is the address itself. */
function addressIn(locale: Locale, origin: string, canonical: string): string {
  if (locale === Locale.ES) return origin + canonical;
  return `${origin}${canonical}${canonical.includes('?') ? '&' : '?'}lang=${locale}`;
}

function headOf(document: PageDocument, { locale, origin, modules, drawn }: Rendering): Html {
  const { brand } = WORDS[locale];
  const title = document.title === brand ? brand : `${document.title} · ${brand}`;
  const url = addressIn(locale, origin, document.canonical);
  const isFound = document.status === 200;
  return html`${(document.early ?? []).map(({ path, media }) => html`<link rel="preload" as="image" href="${path}" media="${media}" fetchpriority="high" />`)}
    ${drawn === null && modules.map((path) => preload(path))}
    <title>${title}</title>
    <meta name="description" content="${document.description}" />
    ${document.isIndexed ? '' : html`<meta name="robots" content="noindex, follow" />`}
    ${isFound && html`<link rel="canonical" href="${url}" />`}
    ${
      document.isIndexed && [
        html`<link rel="alternate" hreflang="es" href="${addressIn(Locale.ES, origin, document.canonical)}" />`,
        html`<link rel="alternate" hreflang="en" href="${addressIn(Locale.EN, origin, document.canonical)}" />`,
        html`<link rel="alternate" hreflang="x-default" href="${addressIn(Locale.ES, origin, document.canonical)}" />`,
      ]
    }
    ${isFound && previewOf(document, { title, url, origin, locale })}
    ${(document.structured ?? []).map((data) => jsonScript(data))} ${drawn && new Html(drawn.drawing.hints)}`;
}

interface InlineStyle {
  readonly element: Html;
  readonly hash: string;
}

function style(rules: string, marks: Html | null = null): InlineStyle {
  return { element: html`<style${marks && html` ${marks}`}>${new Html(rules)}</style>`, hash: inlineHash(rules) };
}

/* The marks are those that the client and its Emotion look for; the last one says that it is taken already. */
function stylesOf({ styles }: Drawing): InlineStyle[] {
  return [
    style(styles.rules, html`data-drawn="${styles.names.join(' ')}"`),
    ...styles.passing.map(({ name, rules }) => style(rules, html`data-emotion="${name}" data-s=""`)),
  ];
}

function previewOf(
  { description, type = 'website', picture = SHARED }: PageDocument,
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
