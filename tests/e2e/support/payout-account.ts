import type { Page } from 'playwright-core';
import type { Keyboard } from './keyboard.js';
import type { Mouse } from './mouse.js';

/** Adds an account for payouts from the earnings tab on the provider's page, and returns from it, by keyboard or mouse. */
export async function addPayoutAccount(page: Page, hand: Keyboard | Mouse, holder: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Añadir cuenta' }));
  await hand.write(page.locator('#iban'), 'ES91 2100 0418 4502 0005 1332');
  await hand.write(page.locator('#name'), holder);
  await hand.write(page.locator('#nif'), '12345678Z');
  await hand.press(page.locator('button[type=submit], button[name=send]').first());
  await hand.press(page.locator('a[href*="tab=earnings"]'));
  // A navigation still under way would interrupt the next one.
  await page.waitForURL((url) => url.searchParams.get('tab') === 'earnings');
  await page.waitForLoadState('networkidle');
}
