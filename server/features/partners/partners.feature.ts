import type { Feature } from '../../core/feature.js';
import { appMails } from './apps/app-mails.js';
import { findOwnApp } from './apps/edit-apps.js';
import { PartnerAppsResolver } from './apps/partner-apps.resolver.js';
import { PrepareBookingResolver } from './bookings/prepare-booking.resolver.js';
import { PreparedByResolver } from './bookings/prepared-by.resolver.js';
import { ApiConsoleResolver } from './console/api-console.resolver.js';
import { ApiKeysResolver } from './keys/api-keys.resolver.js';
import { findOwnKey } from './keys/edit-keys.js';
import { keyMails } from './keys/key-mails.js';
import { findConnectedApp } from './oauth/connected-apps.js';
import { consentMails } from './oauth/consent-mail.js';
import { OAuthResolver } from './oauth/oauth.resolver.js';
import { mountOAuth } from './oauth/oauth.routes.js';
import { registerPartnerJobs } from './partner.jobs.js';
import { mountChangesFeed } from './reference/changes-feed.js';
import { stoppedMails } from './programs-stopped-mail.js';
import { ReferenceResolver } from './reference/reference.resolver.js';
import { ApiStatusResolver } from './status/status.resolver.js';
import { ApiUsageResolver } from './usage/usage.resolver.js';
import { registerRecoveryConsumers } from './stop-programs.js';
import { findOwnWebhook } from './webhooks/edit-webhooks.js';
import { registerWebhookConsumers } from './webhooks/record-deliveries.js';
import { findOwnDelivery } from './webhooks/webhook-log.js';
import { webhookMails } from './webhooks/webhook-mails.js';
import { WebhookDeliveryResolver, WebhookEndpointResolver, WebhookLogResolver } from './webhooks/webhooks.resolver.js';

/** Partners' programs: API keys, apps with consents, usage, webhooks, and the public part of the API. */
export const partnersFeature: Feature = {
  name: 'partners',
  resolvers: [
    ApiKeysResolver,
    PartnerAppsResolver,
    OAuthResolver,
    PrepareBookingResolver,
    PreparedByResolver,
    ApiUsageResolver,
    ApiConsoleResolver,
    ApiStatusResolver,
    ReferenceResolver,
    WebhookEndpointResolver,
    WebhookDeliveryResolver,
    WebhookLogResolver,
  ],
  nodes: {
    ApiKey: findOwnKey,
    PartnerApp: findOwnApp,
    ConnectedApp: findConnectedApp,
    WebhookEndpoint: findOwnWebhook,
    WebhookDelivery: findOwnDelivery,
  },
  mails: { ...webhookMails, ...keyMails, ...appMails, ...consentMails, ...stoppedMails },
  jobs: registerPartnerJobs,
  consumers: (consumers) => {
    registerWebhookConsumers(consumers);
    registerRecoveryConsumers(consumers);
  },
  mount: (app, deps) => {
    mountOAuth(app, deps);
    mountChangesFeed(app, deps);
  },
};
