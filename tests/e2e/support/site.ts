import type { Page } from 'playwright-core';
import { fillSignIn } from './web-app.js';

/* The usual paths through the site: its address typed into the browser, then links, menus and forms. */

const navigation = (page: Page, name: string) => page.getByRole('navigation', { name });

/** Opens the site's front page, as a visitor does. */
export async function openSite(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** Signs in from the front page. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  await openSite(page);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillSignIn(page, email, password);
  // A user who has not been asked for their purpose is asked once.
  if (new URL(page.url()).pathname === '/onboarding') await page.getByRole('link', { name: 'Ahora no' }).click();
}

/** Opens the user's dashboard by the account menu, and one of its tabs. */
export async function openPanel(page: Page, tab: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Tu cuenta/ }).click();
  await banner.getByRole('link', { name: 'Panel' }).click();
  await openTab(page, tab);
}

/** Switches to another tab of the open dashboard. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await navigation(page, 'Secciones del panel')
    .getByRole('link', { name: new RegExp(`^${tab}`) })
    .click();
}

/** Opens the page of a booking from the list in the dashboard. */
export async function openBooking(page: Page, title: string): Promise<void> {
  await page.locator('[data-booking]').getByRole('link', { name: title }).first().click();
  // The address changes first: the list, with buttons of the same names, stays until the page's code has loaded.
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Opens the search by the link at the top of every page. */
export async function openSearch(page: Page): Promise<void> {
  await navigation(page, 'Principal').getByRole('link', { name: 'Espacios' }).click();
  await page.waitForURL('**/search**');
}

/** Opens a page of the staff by the links at the top and at the side. */
export async function openStaffPage(page: Page, name: string): Promise<void> {
  await navigation(page, 'Principal').getByRole('link', { name: 'Admin' }).click();
  await navigation(page, 'Administración')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

interface Wanted {
  readonly place: string;
  readonly type?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Fills in the search form, on the front page or above the results, and submits it. */
export async function search(page: Page, { place, type, from, to }: Wanted): Promise<void> {
  const form = page.getByRole('search');
  await form.getByLabel('Dónde').fill(place);
  if (type) await form.getByLabel('Tipo').selectOption({ label: type });
  if (from && to) await chooseDays(page, from, to);
  await form.getByRole('button', { name: 'Buscar' }).click();
}

/* The outer days of a month belong to the adjacent month, which may be visible too. */
async function chooseDays(page: Page, ...days: readonly string[]): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Fechas/ })
    .click();
  const calendar = page.getByRole('dialog', { name: 'Fechas' });
  const clear = calendar.getByRole('button', { name: 'Borrar fechas' });
  await clear.waitFor();
  if (await clear.isEnabled()) await clear.click();
  for (const day of days) {
    const cell = calendar.locator(`[data-part=table-cell-trigger][data-value="${day}"]:not([data-outside-range])`);
    const next = calendar.getByRole('button', { name: 'Mes siguiente' });
    await next.waitFor();
    while ((await cell.count()) === 0) await next.click();
    await cell.click();
  }
  await calendar.getByRole('button', { name: 'Listo' }).click();
}
