import { AuditEntry } from '../core/audit-entry.entity.js';
import { IdempotencyKey } from '../core/idempotency-key.entity.js';
import { OutboxEvent } from '../core/outbox-event.entity.js';
import { PlatformConstant } from '../core/platform-constant.entity.js';
import { RateLimit } from '../core/rate-limit.entity.js';
import { Consent } from '../features/accounts/consent.entity.js';
import { EmailToken } from '../features/accounts/email-token.entity.js';
import { PhoneCode } from '../features/accounts/phone/phone-code.entity.js';
import { MfaChallenge } from '../features/accounts/second-factor/mfa-challenge.entity.js';
import { RecoveryCode } from '../features/accounts/second-factor/recovery-code.entity.js';
import { TotpFactor } from '../features/accounts/second-factor/totp-factor.entity.js';
import { RefreshToken } from '../features/accounts/sessions/refresh-token.entity.js';
import { Session } from '../features/accounts/sessions/session.entity.js';
import { KnownDevice } from '../features/accounts/sign-in/known-device.entity.js';
import { UserRole } from '../features/accounts/user-role.entity.js';
import { User } from '../features/accounts/user.entity.js';
import { BookingEvent } from '../features/bookings/booking-event.entity.js';
import { Booking } from '../features/bookings/booking.entity.js';
import { LedgerEntry } from '../features/bookings/payments/ledger-entry.entity.js';
import { Payment } from '../features/bookings/payments/payment.entity.js';
import { Refund } from '../features/bookings/payments/refund.entity.js';
import { ContactMessage } from '../features/content/contact-message.entity.js';
import { ArticleAnswer } from '../features/content/feedback/article-answer.entity.js';
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
import { ReviewReport } from '../features/reports/review-report.entity.js';
import { ReviewRound } from '../features/reviews/review-round.entity.js';
import { Review } from '../features/reviews/review.entity.js';
import { SavedSearchMatch } from '../features/saved-searches/saved-search-match.entity.js';
import { SavedSearch } from '../features/saved-searches/saved-search.entity.js';
import { City } from '../features/search/city/city.entity.js';
import { WaitingListEntry } from '../features/search/city/waiting-list-entry.entity.js';
import { SpaceSearch } from '../features/search/space-search.entity.js';
import { SpaceReport } from '../features/reports/space-report.entity.js';
import { SpacePhoto } from '../features/spaces/space-photo.entity.js';
import { Space } from '../features/spaces/space.entity.js';
import { VerificationFile } from '../features/verification/documents/verification-file.entity.js';
import { Verification } from '../features/verification/verification.entity.js';
import { SandboxIntent } from '../ports/sandbox-intent.entity.js';
import { SandboxPaymentMethod } from '../ports/sandbox-payment-method.entity.js';
import { SandboxRefund } from '../ports/sandbox-refund.entity.js';

/** Every table as an entity class. Written out one by one: the types of all queries are inferred from this list. */
export const entities = [
  ArticleAnswer,
  AuditEntry,
  Booking,
  BookingEvent,
  City,
  Consent,
  ContactMessage,
  Conversation,
  ConversationSide,
  DataExport,
  DataRequest,
  EmailToken,
  Erasure,
  Favorite,
  FavoriteList,
  IdempotencyKey,
  KnownDevice,
  LedgerEntry,
  Message,
  MessageAttachment,
  MessageMail,
  MessagePause,
  MessageReport,
  MfaChallenge,
  Notification,
  OutboxEvent,
  Payment,
  PhoneCode,
  PlatformConstant,
  QuickReply,
  RateLimit,
  Rating,
  RecoveryCode,
  RefreshToken,
  Refund,
  Review,
  ReviewReport,
  ReviewRound,
  SandboxIntent,
  SandboxPaymentMethod,
  SandboxRefund,
  SavedSearch,
  SavedSearchMatch,
  Session,
  Space,
  SpacePhoto,
  SpaceReport,
  SpaceSearch,
  TotpFactor,
  User,
  UserRole,
  Verification,
  VerificationFile,
  WaitingListEntry,
] as const;
