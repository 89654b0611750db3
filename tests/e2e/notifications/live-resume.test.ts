import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/browser.js';
import type { TestApp } from '../../support/test-app.js';
import { newVisitor, signIn, startWebApp } from '../support/web-app.js';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startWebApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test('RTC-1 P-46 a closed socket reconnects and misses no event', async () => {
  const { page } = await newVisitor(browser, app);
  // Counts acknowledged sockets only, because earlier events are delivered to nobody.
  let sockets = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => String(payload).includes('connection_ack') && (sockets += 1)),
  );
  await signIn(page, 'renter@hueco.test', 'Hueco-demo-2026', '/dashboard');
  await expect.poll(() => sockets).toBe(1);
  const bell = page.getByRole('button', { name: /Notificaciones: \d+ sin leer/ });
  const unread = async (): Promise<number> => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  const before = await unread();
  const { em } = app.context();
  const [me] = await em.execute<{ id: string; session: string }[]>(
    `select u.id, s.id as session from users u join sessions s on s.user_id = u.id where u.email = 'renter@hueco.test' and s.revoked_at is null order by s.created_at desc limit 1`,
  );
  if (!me) throw new Error('nobody is signed in');

  // The server closes with 4403; while the browser is disconnected, an event occurs that no socket receives.
  await app.services.pubsub.publish(em, `session-ended:${me.session}`, {});
  await em.execute(
    `insert into notifications (user_id, type, params, title, message, dedupe_key, created_at) values (?, 'booking_request_sent', '{}', 'Solicitud enviada', '', 'resume', now())`,
    [me.id],
  );
  await expect.poll(() => sockets, { timeout: 8_000 }).toBe(2);
  await expect.poll(unread, { timeout: 8_000 }).toBe(before + 1);
});
