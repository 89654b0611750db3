import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config.js';
import { DiskFiles } from './files-disk.js';
import { createGeocoder } from './create-geocoder.js';
import { MailFolder } from './mail-folder.js';
import { smtpMail } from './mail-smtp.js';
import { createPayments } from './create-payments.js';
import type { Ports } from './ports.js';
import { SmsFolder } from './sms-folder.js';
import { smsGateway } from './sms-gateway.js';

/** The adapters the settings ask for. */
export function createPorts({ config, orm }: { config: Config; orm: MikroORM }): Ports {
  const mailFolder = new MailFolder(path.join(config.dataDir, 'mails'));
  return {
    files: new DiskFiles(path.join(config.dataDir, 'files')),
    geocoder: createGeocoder(config),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : mailFolder,
    payments: createPayments(config, orm),
    sms: config.smsUrl ? smsGateway(config.smsUrl) : new SmsFolder(mailFolder),
  };
}
