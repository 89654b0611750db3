import { AuditCheckpoint } from '../core/writes/audit-checkpoint.entity.js';
import { AuditEntry } from '../core/writes/audit-entry.entity.js';
import { SelfCheck } from '../core/writes/self-check.entity.js';
import { SearchDay } from '../features/search/counting/search-day.entity.js';
import { IdempotencyKey } from '../core/writes/idempotency-key.entity.js';
import { OutboxEvent } from '../core/events/outbox-event.entity.js';
import { EditedWords } from '../core/words/edited-words.entity.js';
import { WordsChange } from '../core/words/words-change.entity.js';
import { PlatformConstant } from '../core/constants/platform-constant.entity.js';
import { RateLimit } from '../core/rate-limits/rate-limit.entity.js';
import { Consent } from '../features/accounts/consent.entity.js';
import { EmailToken } from '../features/accounts/email-token.entity.js';
import { PhoneCode } from '../features/accounts/phone/phone-code.entity.js';
import { AccountMeasure } from '../features/accounts/measures/account-measure.entity.js';
import { MfaChallenge } from '../features/accounts/second-factor/mfa-challenge.entity.js';
import { RecoveryCode } from '../features/accounts/second-factor/recovery-code.entity.js';
import { TotpFactor } from '../features/accounts/second-factor/totp-factor.entity.js';
import { RefreshToken } from '../features/accounts/sessions/refresh-token.entity.js';
import { Session } from '../features/accounts/sessions/session.entity.js';
import { KnownDevice } from '../features/accounts/sign-in/known-device.entity.js';
import { ReviewPhoto } from '../features/reviews/photos/review-photo.entity.js';
import { TaxDetails } from '../features/accounts/tax/tax-details.entity.js';
import { TraderDetails } from '../features/accounts/trader/trader-details.entity.js';
import { UserRole } from '../features/accounts/user-role.entity.js';
import { User } from '../features/accounts/user.entity.js';
import { BillingCycle } from '../features/bookings/billing/billing-cycle.entity.js';
import { BookingTerms } from '../features/bookings/billing/booking-terms.entity.js';
import { BookingEvent } from '../features/bookings/booking-event.entity.js';
import { Booking } from '../features/bookings/booking.entity.js';
import { PayoutAccount } from '../features/bookings/payees/payout-account.entity.js';
import { PaymentCustomer } from '../features/bookings/cards/payment-customer.entity.js';
import { PaymentMethod } from '../features/bookings/cards/payment-method.entity.js';
import { Adjustment } from '../features/admin/money/adjustment.entity.js';
import { Banner } from '../features/content/banners/banner.entity.js';
import { PostPicture } from '../features/content/pictures/post-picture.entity.js';
import { ContentVersion } from '../features/content/versions/content-version.entity.js';
import { LegalVersion } from '../features/content/legal-versions/legal-version.entity.js';
import { ConstantChange } from '../features/admin/settings/constant-change.entity.js';
import { LedgerEntry } from '../features/bookings/ledger/ledger-entry.entity.js';
import { ChangeRequest } from '../features/bookings/changes/requests/change-request.entity.js';
import { Acceptance } from '../features/bookings/acceptances/acceptance.entity.js';
import { PaymentDispute } from '../features/bookings/disputes/payment-dispute.entity.js';
import { Payment } from '../features/bookings/payments/payment.entity.js';
import { ReconciliationAlarm } from '../features/bookings/payouts/reconciliation-alarm.entity.js';
import { Payout } from '../features/bookings/payouts/payout.entity.js';
import { PayoutRun } from '../features/bookings/payouts/payout-run.entity.js';
import { EarningHold } from '../features/bookings/payouts/earning-hold.entity.js';
import { Credit } from '../features/bookings/payouts/credit.entity.js';
import { Refund } from '../features/bookings/payments/refund.entity.js';
import { StaffNote } from '../features/admin/notes/staff-note.entity.js';
import { CalendarFeed } from '../features/calendar/feeds/calendar-feed.entity.js';
import { CalendarShare } from '../features/calendar/share/calendar-share.entity.js';
import { Claim } from '../features/claims/claim.entity.js';
import { ClaimAnswer } from '../features/claims/claim-answer.entity.js';
import { ClaimVote } from '../features/claims/proposal/claim-vote.entity.js';
import { ClaimQuestion } from '../features/claims/questions/claim-question.entity.js';
import { ClaimDecision } from '../features/claims/staff/claim-decision.entity.js';
import { ClaimPendingDecision } from '../features/claims/staff/pending-decision.entity.js';
import { ClaimEvidence } from '../features/claims/evidence/claim-evidence.entity.js';
import { GuaranteePayment } from '../features/claims/money/guarantee-payment.entity.js';
import { AbandonmentFile } from '../features/claims/abandonment/abandonment-file.entity.js';
import { ConditionPhoto } from '../features/claims/condition/condition-photo.entity.js';
import { InventoryItem } from '../features/claims/condition/inventory-item.entity.js';
import { InventorySignature } from '../features/claims/condition/inventory-signature.entity.js';
import { ArticleAnswer } from '../features/content/feedback/article-answer.entity.js';
import { DocumentSeries } from '../features/documents/document-series.entity.js';
import { InvoicingAgreement } from '../features/documents/invoicing/invoicing-agreement.entity.js';
import { IssuedDocument } from '../features/documents/issued-document.entity.js';
import { FavoriteList } from '../features/favorites/favorite-list.entity.js';
import { Favorite } from '../features/favorites/favorite.entity.js';
import { MessageAttachment } from '../features/messages/attachments/message-attachment.entity.js';
import { ConversationSide } from '../features/messages/conversations/conversation-side.entity.js';
import { Conversation } from '../features/messages/conversations/conversation.entity.js';
import { MessagePause } from '../features/messages/limits/message-pause.entity.js';
import { MessageMail } from '../features/messages/message-mail.entity.js';
import { Message } from '../features/messages/message.entity.js';
import { QuickReply } from '../features/messages/quick-replies/quick-reply.entity.js';
import { MessageReport } from '../features/reports/message-report.entity.js';
import { Notification } from '../features/notifications/notification.entity.js';
import { Erasure } from '../features/privacy/erasure/erasure.entity.js';
import { DataExport } from '../features/privacy/export/data-export.entity.js';
import { DataRequest } from '../features/privacy/rights/data-request.entity.js';
import { Rating } from '../features/reviews/rating.entity.js';
import { ReportCase } from '../features/reports/cases/report-case.entity.js';
import { UserReport } from '../features/reports/user-report.entity.js';
import { ReviewReport } from '../features/reports/review-report.entity.js';
import { ReviewRound } from '../features/reviews/review-round.entity.js';
import { PushSubscription } from '../features/notifications/push/push-subscription.entity.js';
import { Review } from '../features/reviews/review.entity.js';
import { UsefulReview } from '../features/reviews/useful/useful-review.entity.js';
import { SavedSearchMatch } from '../features/saved-searches/saved-search-match.entity.js';
import { SavedSearch } from '../features/saved-searches/saved-search.entity.js';
import { City } from '../features/search/city/city.entity.js';
import { WaitingListEntry } from '../features/search/city/waiting-list-entry.entity.js';
import { SpaceSearch } from '../features/search/space-search.entity.js';
import { SpaceReport } from '../features/reports/space-report.entity.js';
import { SpacePhoto } from '../features/spaces/photos/space-photo.entity.js';
import { SpaceViewMark, SpaceViews } from '../features/spaces/views/space-views.entity.js';
import { WaitingPlace } from '../features/spaces/waiting/waiting-place.entity.js';
import { SpaceBlock } from '../features/spaces/blocks/space-block.entity.js';
import { Space } from '../features/spaces/space.entity.js';
import { PastPosition } from '../features/dashboard/stats/price-position.entity.js';
import { TicketFile } from '../features/support/files/ticket-file.entity.js';
import { SavedReply } from '../features/support/staff/saved-reply.entity.js';
import { TicketMessage } from '../features/support/ticket-message.entity.js';
import { Ticket, TicketCounter } from '../features/support/ticket.entity.js';
import { ZoneTaxRate } from '../features/spaces/pricing/tax-rate.entity.js';
import { HostDataRequest } from '../features/verification/host-data/host-data-request.entity.js';
import { VerificationFile } from '../features/verification/documents/verification-file.entity.js';
import { VideoAppointment } from '../features/verification/appointments/video-appointment.entity.js';
import { Verification } from '../features/verification/verification.entity.js';
import { ProviderEvent } from '../features/payments/webhooks/provider-event.entity.js';
import { SandboxBalanceEntry } from '../ports/sandbox/sandbox-balance-entry.entity.js';
import { SandboxEvent } from '../ports/sandbox/sandbox-event.entity.js';
import { PartnerApp } from '../features/partners/apps/partner-app.entity.js';
import { AppCode } from '../features/partners/oauth/app-code.entity.js';
import { AppGrant } from '../features/partners/oauth/app-grant.entity.js';
import { AppToken } from '../features/partners/oauth/app-token.entity.js';
import { ApiKey } from '../features/partners/keys/api-key.entity.js';
import { ApiHour } from '../features/partners/status/api-hour.entity.js';
import { ApiUsageDay } from '../features/partners/usage/api-usage-day.entity.js';
import { RepeatedAnswer } from '../core/writes/repeated-answer.entity.js';
import { WebhookAttempt } from '../features/partners/webhooks/webhook-attempt.entity.js';
import { WebhookDelivery } from '../features/partners/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../features/partners/webhooks/webhook-endpoint.entity.js';
import { SandboxIntent } from '../ports/sandbox/sandbox-intent.entity.js';
import { SandboxKey } from '../ports/sandbox/sandbox-key.entity.js';
import { SandboxObject } from '../ports/sandbox/sandbox-object.entity.js';
import { SandboxPaymentMethod } from '../ports/sandbox/sandbox-payment-method.entity.js';
import { SandboxRefund } from '../ports/sandbox/sandbox-refund.entity.js';

/** Every table as an entity class. Listed one by one, because the types of all queries are inferred from this list. */
export const entities = [
  AccountMeasure,
  ApiHour,
  ApiKey,
  ApiUsageDay,
  AppCode,
  AppGrant,
  AppToken,
  ArticleAnswer,
  AuditCheckpoint,
  AuditEntry,
  BillingCycle,
  Booking,
  BookingEvent,
  BookingTerms,
  City,
  ChangeRequest,
  CalendarFeed,
  CalendarShare,
  Claim,
  ClaimAnswer,
  ClaimDecision,
  ClaimPendingDecision,
  ClaimQuestion,
  ClaimEvidence,
  ClaimVote,
  AbandonmentFile,
  ConditionPhoto,
  Consent,
  Conversation,
  ConversationSide,
  Credit,
  ConstantChange,
  LegalVersion,
  Banner,
  ContentVersion,
  PostPicture,
  ZoneTaxRate,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  DataExport,
  DataRequest,
  DocumentSeries,
  EarningHold,
  EmailToken,
  Erasure,
  Favorite,
  FavoriteList,
  GuaranteePayment,
  IdempotencyKey,
  InvoicingAgreement,
  IssuedDocument,
  InventoryItem,
  InventorySignature,
  KnownDevice,
  Adjustment,
  LedgerEntry,
  Message,
  MessageAttachment,
  MessageMail,
  MessagePause,
  MessageReport,
  MfaChallenge,
  Notification,
  OutboxEvent,
  PartnerApp,
  Payment,
  PaymentCustomer,
  PaymentMethod,
  PayoutAccount,
  ProviderEvent,
  Payout,
  PayoutRun,
  PhoneCode,
  PlatformConstant,
  EditedWords,
  WordsChange,
  QuickReply,
  RateLimit,
  Rating,
  ReconciliationAlarm,
  RepeatedAnswer,
  PaymentDispute,
  Acceptance,
  RecoveryCode,
  RefreshToken,
  Refund,
  PushSubscription,
  Review,
  UsefulReview,
  ReviewReport,
  ReportCase,
  UserReport,
  ReviewRound,
  SandboxBalanceEntry,
  SandboxEvent,
  SandboxIntent,
  SandboxKey,
  SandboxObject,
  SandboxPaymentMethod,
  SandboxRefund,
  SavedSearch,
  SavedSearchMatch,
  SearchDay,
  SelfCheck,
  Session,
  Space,
  SpaceBlock,
  WaitingPlace,
  SpaceViewMark,
  SpaceViews,
  PastPosition,
  SpacePhoto,
  SpaceReport,
  SpaceSearch,
  StaffNote,
  TotpFactor,
  User,
  UserRole,
  TraderDetails,
  TaxDetails,
  HostDataRequest,
  ReviewPhoto,
  Verification,
  VideoAppointment,
  SavedReply,
  Ticket,
  TicketCounter,
  TicketFile,
  TicketMessage,
  VerificationFile,
  WaitingListEntry,
] as const;
