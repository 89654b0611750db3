import type { Page } from 'playwright-core';
import type { Keyboard } from './keyboard.js';
import type { Mouse } from './mouse.js';

/** From the tab of earnings: adds an account for payouts on the provider's page and comes back from it, by keyboard or by mouse. */
export async function addPayoutAccount(page: Page, hand: Keyboard | Mouse, holder: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Añadir cuenta' }));
  await hand.write(page.locator('#iban'), 'ES91 2100 0418 4502 0005 1332');
  await hand.write(page.locator('#name'), holder);
  await hand.write(page.locator('#nif'), '12345678Z');
  await hand.press(page.locator('button[type=submit], button[name=send]').first());
  await hand.press(page.locator('a[href*="tab=earnings"]'));
  // A navigation that is still going on would interrupt the next one.
  await page.waitForURL((url) => url.searchParams.get('tab') === 'earnings');
  await page.waitForLoadState('networkidle');
}
