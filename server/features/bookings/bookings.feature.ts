import type { Feature } from '../../core/feature.js';
import { provideLeftSpaces } from '../search/availability/freed-spaces.js';
import { provideHoldingStatuses } from '../search/search-projection.js';
import { provideSpaceBookingQueries } from '../spaces/space-hooks.js';
import { statusesThat } from './booking-status.rules.js';
import { BookingCommandsResolver } from './lifecycle/booking-commands.resolver.js';
import { registerBookingConsumers } from './booking.consumers.js';
import { BookingLifecycleResolver } from './lifecycle/booking-lifecycle.resolver.js';
import { BookingFieldsResolver } from './booking-fields.resolver.js';
import { BookingStayResolver, NextChargeResolver } from './stay/booking-stay.resolver.js';
import { registerBookingJobs } from './booking.jobs.js';
import { BookingStatusResolver } from './booking-status.resolver.js';
import { bookingLoader } from './booking.loaders.js';
import { BookingResolver, SpaceBookingFieldsResolver } from './booking.resolver.js';
import { MandateResolver } from './mandate/mandate.resolver.js';
import {
  PaymentMethodCommandsResolver,
  PaymentMethodFieldsResolver,
  ViewerPaymentMethodsResolver,
} from './cards/payment-method.resolver.js';
import { findOwnMethod } from './cards/manage-methods.js';
import {
  PayoutAccountCommandsResolver,
  PayoutAccountFieldsResolver,
  ViewerPayoutAccountResolver,
} from './payees/payout-account.resolver.js';
import { connectedAccounts } from './payees/payout-gateway.js';
import { providePayoutGateway } from './payouts/payout-port.js';
import { BookingChangesResolver, ChangeRequestResolver } from './changes/changes.resolver.js';
import { BookingPreviewsResolver } from './changes/previews.resolver.js';
import { ViewerLastGoodsResolver } from './stored-goods/last-goods.resolver.js';
import { PlanPriceResolver } from './quote/plan-price.resolver.js';
import { mountEarningFiles } from './payouts/earnings.routes.js';
import { countOpenAlarms } from './payouts/staff-money.js';
import { StaffMoneyResolver } from './payouts/staff-money.resolver.js';
import {
  CreditItemResolver,
  EarningLineResolver,
  PayoutFieldsResolver,
  ViewerEarningsResolver,
} from './payouts/viewer-earnings.resolver.js';
import { PaymentFieldsResolver, RefundFieldsResolver } from './payments/payment-fields.resolver.js';
import { refundMails } from './payments/refund-mails.js';
import {
  PaymentRecordResolver,
  RenterDepositResolver,
  RenterPaymentsResolver,
  UpcomingChargeResolver,
} from './renter-payments/renter-payments.resolver.js';
import { billingMails } from './billing/billing-mails.js';
import { BillingResolver } from './billing/billing.resolver.js';
import { findSpacesLeftOn } from './stay/left-spaces.js';
import { bookingQueriesOfSpaces } from './stay/space-rights.js';

providePayoutGateway(connectedAccounts);
provideSpaceBookingQueries(bookingQueriesOfSpaces);
provideHoldingStatuses(statusesThat('holdsDates'));
provideLeftSpaces(findSpacesLeftOn);

/** Bookings: from the chosen dates to the returned keys, with prices, charges, refunds and the ledger. */
export const bookingsFeature: Feature = {
  name: 'bookings',
  resolvers: [
    BookingResolver,
    BookingCommandsResolver,
    BookingFieldsResolver,
    BookingStatusResolver,
    BookingStayResolver,
    NextChargeResolver,
    BookingLifecycleResolver,
    PaymentRecordResolver,
    BillingResolver,
    MandateResolver,
    BookingChangesResolver,
    BookingPreviewsResolver,
    ChangeRequestResolver,
    PlanPriceResolver,
    RenterDepositResolver,
    RenterPaymentsResolver,
    UpcomingChargeResolver,
    SpaceBookingFieldsResolver,
    PaymentMethodCommandsResolver,
    PaymentMethodFieldsResolver,
    ViewerPaymentMethodsResolver,
    ViewerLastGoodsResolver,
    PayoutAccountCommandsResolver,
    PayoutAccountFieldsResolver,
    ViewerPayoutAccountResolver,
    PaymentFieldsResolver,
    RefundFieldsResolver,
    ViewerEarningsResolver,
    EarningLineResolver,
    CreditItemResolver,
    PayoutFieldsResolver,
    StaffMoneyResolver,
  ],
  nodes: { Booking: (ctx, uuid) => bookingLoader(ctx).load(uuid), PaymentMethod: findOwnMethod },
  mails: { ...refundMails, ...billingMails },
  jobs: registerBookingJobs,
  consumers: registerBookingConsumers,
  measures: [
    {
      name: 'hueco_money_alarms',
      help: "Differences between our books and the payment provider's that nobody has explained.",
      read: countOpenAlarms,
    },
  ],
  mount: mountEarningFiles,
};
