import type { FilesPort } from './files.js';
import type { Geocoder } from './geocoder.js';
import type { MailPort } from './mail.js';
import type { PaymentsPort } from './payments.js';
import type { SmsPort } from './sms.js';

/** The services outside of Hueco, each behind an interface with its adapters beside it. */
export interface Ports {
  readonly files: FilesPort;
  readonly geocoder: Geocoder;
  readonly mail: MailPort;
  readonly payments: PaymentsPort;
  readonly sms: SmsPort;
}
