import { expect, test } from 'vitest';
import { banner } from '../../server/banner.js';
import { testConfig } from '../support/test-config.js';

test('the demo prints its accounts and the address of the mailbox', () => {
  const printed = banner(testConfig({ publicUrl: 'http://localhost:0' }), 4711);
  expect(printed).toContain('Hueco is running:  http://localhost:4711\n');
  expect(printed).toContain('admin@hueco.test');
  expect(printed).toContain('http://localhost:4711/dev/mailbox');
});

test('without the demo it warns about missing mail and payment settings', () => {
  const printed = banner(testConfig({ demo: false, dataDir: '/data' }), 4000);
  expect(printed).toContain('No SMTP_URL: mails are only kept in /data/mails');
  expect(printed).toContain('No payment provider');
  expect(printed).not.toContain('@hueco.test');
  expect(banner(testConfig({ demo: false, smtpUrl: 'smtp://mail:25' }), 4000)).not.toContain('SMTP_URL');
});
