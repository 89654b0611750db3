import type { Feature } from '../../core/feature.js';
import { BillingEventType } from '../bookings/billing/billing.events.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { verifyAuditLog } from './audit/verify-audit-log.js';
import { bookingsFile } from './bookings/bookings-file.js';
import { StaffBookingFieldsResolver } from './bookings/staff-booking-fields.resolver.js';
import { StaffBookingResolver } from './bookings/staff-booking.resolver.js';
import { StaffClaimFieldsResolver } from './claims/staff-claim-fields.resolver.js';
import { StaffClaimResolver } from './claims/staff-claim.resolver.js';
import { ConsentResolver } from './consents/consent.resolver.js';
import { mountListFile } from './lists/list-file.js';
import { StaffViewsResolver } from './lists/views.resolver.js';
import { findAdjustmentNode, findPaymentNode, findPayoutNode } from './money/find-money-nodes.js';
import { moneyFile } from './money/money-file.js';
import { OpenTransfersResolver } from './money/open-transfers.resolver.js';
import { StaffMoneyMovementsResolver } from './money/staff-money.resolver.js';
import { StaffPaymentFieldsResolver, StaffPayoutFieldsResolver } from './money/staff-payment-fields.resolver.js';
import { lapseWaiver } from './money/waive-charge.js';
import { applyDueChanges } from './settings/change-setting.js';
import { SettingsResolver } from './settings/settings.resolver.js';
import { BannerResolver } from './banners/banner.resolver.js';
import { ContentResolver } from './content/content.resolver.js';
import { LegalResolver } from './legal/legal.resolver.js';
import { ReasonsResolver } from './words/reasons.resolver.js';
import { WordsResolver } from './words/words.resolver.js';
import { PreviewsResolver } from './previews/previews.resolver.js';
import { StaffAlarmsResolver } from './panel/alarms.resolver.js';
import { StaffMetricsResolver } from './panel/metrics.resolver.js';
import { StaffQueuesResolver } from './queues/staff-queues.resolver.js';
import { spacesFile } from './spaces/spaces-file.js';
import { StaffSpaceFieldsResolver } from './spaces/staff-space-fields.resolver.js';
import { StaffSpaceResolver } from './spaces/staff-space.resolver.js';
import { StaffNotesResolver } from './notes/staff-notes.resolver.js';
import { MergePeopleResolver } from './people/merge/merge.resolver.js';
import { peopleFile } from './people/people-file.js';
import { findPersonNode } from './people/people.loaders.js';
import { PersonCommandsResolver } from './people/person-commands.resolver.js';
import { PersonFieldsResolver, PersonMeasureResolver } from './people/person-fields.resolver.js';
import { PersonResolver } from './people/person.resolver.js';
import { mountTransparencyFile } from './reports/transparency.routes.js';
import { ReportedConversationResolver } from './reports/reported-conversation.resolver.js';
import { StaffReportResolver } from './reports/staff-report.resolver.js';
import { StaffTicketResolver } from './tickets/staff-ticket.resolver.js';

/** The staff's pages: people, spaces and bookings, to look up and to decide about. */
export const adminFeature: Feature = {
  name: 'admin',
  resolvers: [
    PersonResolver,
    PersonFieldsResolver,
    PersonMeasureResolver,
    PersonCommandsResolver,
    MergePeopleResolver,
    StaffNotesResolver,
    StaffSpaceResolver,
    StaffSpaceFieldsResolver,
    StaffBookingResolver,
    StaffBookingFieldsResolver,
    StaffClaimResolver,
    StaffClaimFieldsResolver,
    AuditResolver,
    ConsentResolver,
    StaffMoneyMovementsResolver,
    OpenTransfersResolver,
    StaffPaymentFieldsResolver,
    StaffPayoutFieldsResolver,
    StaffQueuesResolver,
    StaffViewsResolver,
    PreviewsResolver,
    StaffMetricsResolver,
    StaffAlarmsResolver,
    StaffTicketResolver,
    StaffReportResolver,
    ReportedConversationResolver,
    SettingsResolver,
    WordsResolver,
    ReasonsResolver,
    LegalResolver,
    ContentResolver,
    BannerResolver,
  ],
  nodes: {
    Person: findPersonNode,
    StaffPayment: findPaymentNode,
    StaffPayout: findPayoutNode,
    LedgerAdjustment: findAdjustmentNode,
  },
  consumers: (consumers) => {
    consumers.on([BillingEventType.PAID, BillingEventType.CANCELLED, BillingEventType.CHANGED], (tx, { payload }) =>
      lapseWaiver(tx, String(payload.cycleId)),
    );
  },
  jobs: (jobs) => {
    jobs.every('1 * * * *', 'settings.apply', applyDueChanges);
    jobs.every('0 5 * * *', 'audit.verify', verifyAuditLog);
  },
  mount: (app, deps) => {
    mountListFile(app, deps, peopleFile);
    mountListFile(app, deps, spacesFile);
    mountListFile(app, deps, bookingsFile);
    mountListFile(app, deps, moneyFile);
    mountTransparencyFile(app, deps);
  },
};
