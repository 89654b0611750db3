import path from 'node:path';
import type { Config } from '../config.js';
import type { Clock } from '../core/clock.js';
import { outsideCalendarFeeds } from './calendar-feeds.js';
import { createFiles } from './create-files.js';
import { createGeocoder } from './create-geocoder.js';
import { MailFolder } from './mail-folder.js';
import { smtpMail } from './mail-smtp.js';
import { createPayments } from './create-payments.js';
import type { Ports } from './ports.js';
import { pushServices } from './push-services.js';
import type { PaymentSandbox } from './sandbox/payment-sandbox.js';
import { withSandboxCalendars } from './sandbox/sandbox-calendars.js';
import { SmsFolder } from './sms-folder.js';
import { smsGateway } from './sms-gateway.js';
import { cachedTranslator } from './translator-cache.js';
import { libreTranslate } from './translator-libretranslate.js';
import { outsideWebhooks } from './webhooks.js';

/** The adapters required by the settings. */
export function createPorts({
  config,
  clock,
  sandbox,
}: {
  config: Config;
  clock: Clock;
  sandbox: PaymentSandbox | null;
}): Ports {
  const mailFolder = new MailFolder(path.join(config.dataDir, 'mails'));
  return {
    calendarFeeds: config.demo ? withSandboxCalendars(outsideCalendarFeeds) : outsideCalendarFeeds,
    files: createFiles(config),
    geocoder: createGeocoder(config),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : mailFolder,
    payments: createPayments(config, clock, sandbox),
    push: pushServices(config),
    sandbox,
    searchMemory: null,
    sms: config.smsUrl ? smsGateway(config.smsUrl) : new SmsFolder(mailFolder),
    translator: config.translateUrl ? cachedTranslator(libreTranslate(config.translateUrl)) : null,
    webhooks: outsideWebhooks,
  };
}
