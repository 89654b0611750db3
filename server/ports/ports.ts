import type { CalendarFeedsPort } from './calendar-feeds.js';
import type { FilesPort } from './files.js';
import type { Geocoder } from './geocoder.js';
import type { MailPort } from './mail.js';
import type { PaymentProviders } from './payments/payment-providers.js';
import type { PushPort } from './push.js';
import type { SandboxPages } from './sandbox/sandbox-pages.js';
import type { SearchMemory } from './search-memory.js';
import type { SmsPort } from './sms.js';
import type { Translator } from './translator.js';
import type { WebhooksPort } from './webhooks.js';

/** The outside services of Hueco, each an interface with its adapters beside it. */
export interface Ports {
  readonly calendarFeeds: CalendarFeedsPort;
  readonly files: FilesPort;
  readonly geocoder: Geocoder;
  readonly mail: MailPort;
  readonly payments: PaymentProviders;
  readonly push: PushPort;
  /** The pages of the sandbox provider for demos and tests; null without it. */
  readonly sandbox: SandboxPages | null;
  /** Null when PostgreSQL serves every search. */
  readonly searchMemory: SearchMemory | null;
  readonly sms: SmsPort;
  /** Null disables translation. */
  readonly translator: Translator | null;
  readonly webhooks: WebhooksPort;
}
