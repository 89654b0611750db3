import type { Feature } from '../../core/feature.js';
import { deleteOldNotifications } from './list/delete-old.js';
import { notificationAddressees } from './mails/mail-addressees.js';
import { notificationMails } from './mails/notification-templates.js';
import { NotificationFieldsResolver } from './notification-fields.resolver.js';
import { messageAddressees } from './messages/mail-messages.js';
import { registerMessageNoticeJobs, registerMessageNotices } from './messages/message-notices.consumers.js';
import { findNotification } from './notification-lists.js';
import { NotificationResolver } from './notification.resolver.js';
import { registerNotificationConsumers } from './notification.consumers.js';
import { PushFieldsResolver, PushResolver } from './push/push.resolver.js';
import { registerPushJob } from './push/send-push.js';
import { UnsubscribeResolver } from './unsubscribe/unsubscribe.resolver.js';
import { mountUnsubscribe } from './unsubscribe/unsubscribe.routes.js';
import { PreferenceFieldsResolver, PreferencesResolver } from './preferences/preferences.resolver.js';

/** Notifications of events: in the bell, live and by e-mail. */
export const notificationsFeature: Feature = {
  name: 'notifications',
  resolvers: [
    NotificationResolver,
    NotificationFieldsResolver,
    PreferencesResolver,
    PreferenceFieldsResolver,
    PushResolver,
    PushFieldsResolver,
    UnsubscribeResolver,
  ],
  nodes: { Notification: findNotification },
  mails: notificationMails,
  mailAddressees: { ...notificationAddressees, ...messageAddressees },
  mount: mountUnsubscribe,
  jobs(jobs) {
    registerMessageNoticeJobs(jobs);
    registerPushJob(jobs);
    jobs.every('50 2 * * *', 'notifications.delete-old', (ctx, _payload, signal) =>
      deleteOldNotifications(ctx, signal),
    );
  },
  consumers(consumers) {
    registerNotificationConsumers(consumers);
    registerMessageNotices(consumers);
  },
};
