import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { mailTemplates } from '../../../server/features.js';
import { mailSamples } from '../../../server/web/mailbox/mail-samples.js';
import { launchBrowser } from '../../support/browser.js';
import { testConfig } from '../../support/test-config.js';
import { axeProblems } from '../support/appearance.js';

/** The file does not exist, because only its description is read. */
const PICTURE = '/files/photos/demo/960.webp';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each(Object.values(Locale))('U8 mails in %s have no axe violation', async (locale) => {
  const page = await browser.newPage({ viewport: { width: 640, height: 900 } });
  await page.route('**/*', (route) => route.abort());
  const problems: string[] = [];
  for (const { name, content } of mailSamples(mailTemplates, testConfig(), locale, PICTURE)) {
    await page.setContent(content.html, { waitUntil: 'domcontentloaded' });
    problems.push(...(await axeProblems(page)).map((problem) => `${name}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

/** These mails together contain every part that a mail can have. */
const WITH_ALL_PARTS = [
  'accounts.confirm-email',
  'notifications.event: booking_declined',
  'notifications.event: review_invited',
  'notifications.saved-search',
  'support.new-ticket',
];

test('U8 mails in dark mode have no axe violation', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 }, colorScheme: 'dark' });
  await page.route('**/*', (route) => route.abort());
  const samples = mailSamples(mailTemplates, testConfig(), Locale.ES, PICTURE);
  const problems: string[] = [];
  for (const name of WITH_ALL_PARTS) {
    await page.setContent(samples.find((one) => one.name === name)?.content.html ?? '', {
      waitUntil: 'domcontentloaded',
    });
    const shown = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    if (shown !== 'rgb(23, 20, 18)') problems.push(`${name}: the page is ${shown}`);
    problems.push(...(await axeProblems(page)).map((problem) => `${name}: ${problem}`));
  }
  expect(problems).toEqual([]);
});
