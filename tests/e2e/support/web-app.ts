import { createServer } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.js';

/** The built product with demo data and all its background work, on a port chosen before the start, because mails link to it. */
export async function startWebApp({
  config,
  ...options
}: Pick<TestAppOptions, 'clock' | 'config' | 'ports'> = {}): Promise<TestApp> {
  const port = await freePort();
  return createTestApp({
    ...options,
    seeded: true,
    background: true,
    sharesAnswers: true,
    clientDir: fromProjectRoot('dist', 'client'),
    config: { ...config, port, publicUrl: `http://localhost:${port}` },
  });
}

/* Below the ports that Linux assigns by itself (from 32768), where another test's call may take one before it is used. */
const PORTS = { from: 20_000, count: 12_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}

/** One user's browser; all errors of its pages are collected. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pageErrors: string[];
}

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly theme?: 'light' | 'dark';
  /** Has no cookie choice yet; other visitors have rejected cookies. */
  readonly isNew?: boolean;
  /** Enables the service worker, which otherwise only adds calls. */
  readonly hasServiceWorker?: boolean;
}

/* The server renders phone pages by this user agent. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const WIDEST_PHONE = 600;

/** Counted over all files of a worker, which has more visitors than one byte can number. */
let nextVisitor = 1;
/** An invalid address counts as the proxy's, so that all such visitors would share its points. */
const addressOf = (visitor: number): string => `172.16.${visitor >> 8}.${visitor & 255}`;

/** A separate browser context, as on another user's machine. */
export async function newVisitor(browser: Browser, app: TestApp, options: VisitorOptions = {}): Promise<Visitor> {
  const {
    width = 1440,
    height = 900,
    language = 'es',
    theme = 'light',
    isNew = false,
    hasServiceWorker = false,
  } = options;
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width, height },
    ...(width < WIDEST_PHONE && { userAgent: PHONE }),
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    timezoneId: 'Europe/Madrid',
    colorScheme: theme,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(nextVisitor++) },
  });
  if (!isNew) await context.addInitScript(refuseCookies);
  // Violations of a page's policy are errors too, even where the browser itself does not log them.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      reportError(new Error(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`)),
    );
  });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A missing page answers 404 or 410, which browsers log.
    const isOfMissingPage = /\b4(04|10)\b/.test(message.text()) && message.location().url === page.url();
    if (message.type() === 'error' && !isOfMissingPage)
      pageErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  // The console does not name the operation, which is needed to find the cause.
  page.on('response', (answer) => {
    if (answer.status() === 429) pageErrors.push(`refused: ${operationOf(answer.request().postData())}`);
  });
  return { context, page, pageErrors };
}

const operationOf = (body: string | null): string => /"operationName":"(\w+)"/.exec(body ?? '')?.[1] ?? 'no operation';

/* Set before the page's own code runs, so that it does not ask. */
function refuseCookies(): void {
  if (
    window.top !== window ||
    !location.protocol.startsWith('http') ||
    localStorage.getItem('hueco_cookie_preferences') !== null
  )
    return;
  localStorage.setItem(
    'hueco_cookie_preferences',
    JSON.stringify({ necessary: true, analytics: false, marketing: false, savedAt: new Date().toISOString() }),
  );
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';

/** Signs in by a direct call where the form is not tested, which saves loading its page. Opens `next` if given. */
export async function signIn(page: Page, email: string, password: string, next?: string): Promise<void> {
  if (email === DEMO_STAFF) return signInByForm(page, email, password, next);
  const answer = await page.request.post('/graphql', {
    data: { query: SIGN_IN, variables: { input: { email, password } } },
  });
  const { errors } = (await answer.json()) as { errors?: readonly { message: string }[] };
  if (errors) throw new Error(`${email} could not sign in: ${errors[0]?.message}`);
  if (next) await page.goto(next);
}

/** Signs in by the form; the demo's staff account also enters the code of its authenticator app. */
export async function signInByForm(page: Page, email: string, password: string, next = '/'): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, email, password);
}

/** The sign-in form of the open page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  if (email === DEMO_STAFF) await giveDemoCode(page);
  await page.waitForURL((url) => url.pathname !== '/auth');
}

const DEMO_STAFF = 'admin@hueco.test';
const TRIES = 3;

/* A code works once, so of two sign-ins at the same moment one needs the next code. */
async function giveDemoCode(page: Page): Promise<void> {
  const field = page.getByLabel('Código de seis cifras');
  for (let tried = 0; tried < TRIES; tried += 1) {
    await field.waitFor();
    const { code } = (await (await page.request.get('/dev/second-factor.json')).json()) as { code: string };
    await field.fill(code);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const isIn = page.waitForURL((url) => url.pathname !== '/auth').then(() => true);
    const isRefused = page
      .getByText('El código no es correcto.')
      .first()
      .waitFor()
      .then(() => false);
    for (const either of [isIn, isRefused]) either.catch(() => undefined);
    if (await Promise.race([isIn, isRefused])) return;
  }
}
