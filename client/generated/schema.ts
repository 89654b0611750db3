export const AccessModeValues = [
  'AUTONOMOUS',
  'SCHEDULED',
] as const;
export type AccessMode = (typeof AccessModeValues)[number];

export const AdjustmentKindValues = [
  'CHARGE_HOST',
  'FORGIVE_HOST',
  'PAY_HOST',
] as const;
export type AdjustmentKind = (typeof AdjustmentKindValues)[number];

export const AdjustmentStatusValues = [
  'BOOKED',
  'PROPOSED',
  'RETURNED',
] as const;
export type AdjustmentStatus = (typeof AdjustmentStatusValues)[number];

export const AlertCadenceValues = [
  'AT_ONCE',
  'DAILY',
  'OFF',
] as const;
export type AlertCadence = (typeof AlertCadenceValues)[number];

export const ApiScopeValues = [
  'BOOKINGS_READ',
  'BOOKINGS_WRITE',
  'MESSAGES',
  'SPACES_READ',
  'SPACES_WRITE',
  'WEBHOOKS',
] as const;
export type ApiScope = (typeof ApiScopeValues)[number];

export const ArticleKindValues = [
  'BLOG',
  'HELP',
  'PAGE',
] as const;
export type ArticleKind = (typeof ArticleKindValues)[number];

export const ArticleOwnerValues = [
  'CONTENT',
  'FINANCE',
  'MODERATION',
  'SUPPORT',
] as const;
export type ArticleOwner = (typeof ArticleOwnerValues)[number];

export const ArticleSectionValues = [
  'BOOK',
  'CITIES',
  'COMPANY',
  'GUIDES',
  'HOSTING',
  'LEGAL',
  'MOVING',
  'PAY',
  'PRIVACY',
  'REVIEWS',
  'SEARCH',
  'START',
  'STAY',
  'SUPPORT',
  'SUSTAINABILITY',
  'TAXES',
  'TRUST',
] as const;
export type ArticleSection = (typeof ArticleSectionValues)[number];

export const AttachmentKindValues = [
  'IMAGE',
  'PDF',
] as const;
export type AttachmentKind = (typeof AttachmentKindValues)[number];

export const BillingCycleStatusValues = [
  'CANCELLED',
  'OPEN',
  'PAID',
  'PAST_DUE',
  'RETRYING',
  'SCHEDULED',
  'WAIVED',
  'WRITTEN_OFF',
] as const;
export type BillingCycleStatus = (typeof BillingCycleStatusValues)[number];

export const BillingStateValues = [
  'CURRENT',
  'IN_RECOVERY',
  'PAST_DUE',
  'RETRYING',
] as const;
export type BillingState = (typeof BillingStateValues)[number];

export const BlockReasonValues = [
  'AWAY',
  'OTHER',
  'OWN_USE',
  'WORKS',
] as const;
export type BlockReason = (typeof BlockReasonValues)[number];

export const BookingActionValues = [
  'ACCEPT',
  'CANCEL',
  'CHANGE_DATES',
  'CLAIM',
  'CONFIRM_MOVE_OUT',
  'DECLINE',
  'DISPUTE',
  'GIVE_NOTICE',
  'MARK_ACTIVE',
  'PAY',
  'RENEW',
  'TERMINATE',
  'UNDO_NOTICE',
  'WITHDRAW',
  'WITHDRAW_CONTRACT',
] as const;
export type BookingAction = (typeof BookingActionValues)[number];

export const BookingActionReasonValues = [
  'ALREADY_STARTED',
  'CHANGE_OPEN',
  'MOVE_IN_INCOMPLETE',
  'NOT_ASKED_YET',
  'NOT_CONFIRMED',
  'NOT_ENDED',
  'NOT_NOW',
  'NOT_STARTED',
  'PAYOUT_ACCOUNT_MISSING',
  'TIME_OVER',
] as const;
export type BookingActionReason = (typeof BookingActionReasonValues)[number];

export const BookingActorValues = [
  'ADMIN',
  'HOST',
  'RENTER',
  'SYSTEM',
] as const;
export type BookingActor = (typeof BookingActorValues)[number];

export const BookingChangeKindValues = [
  'DATES',
  'UNDO_NOTICE',
] as const;
export type BookingChangeKind = (typeof BookingChangeKindValues)[number];

export const BookingChangeStatusValues = [
  'AGREED',
  'DECLINED',
  'LAPSED',
  'OPEN',
  'WITHDRAWN',
] as const;
export type BookingChangeStatus = (typeof BookingChangeStatusValues)[number];

export const BookingGroupValues = [
  'CURRENT',
  'PAST',
  'PENDING',
  'UPCOMING',
] as const;
export type BookingGroup = (typeof BookingGroupValues)[number];

export const BookingMilestoneKindValues = [
  'ANSWER',
  'CHARGE',
  'COMPLETION',
  'CONFIRMED',
  'ENDED',
  'FINAL_REVIEW',
  'MOVE_IN',
  'MOVE_OUT',
  'NOTICE',
  'RENEWAL',
  'REQUESTED',
  'STAY_REVIEW',
  'TODAY',
] as const;
export type BookingMilestoneKind = (typeof BookingMilestoneKindValues)[number];

export const BookingMilestoneStateValues = [
  'DONE',
  'LATER',
  'NOW',
] as const;
export type BookingMilestoneState = (typeof BookingMilestoneStateValues)[number];

export const BookingNextStepKindValues = [
  'ANSWER',
  'ANSWER_CHANGE',
  'ANSWER_CLAIM',
  'AWAIT_ANSWER',
  'AWAIT_MOVE_OUT',
  'AWAIT_PAYMENT',
  'AWAIT_START',
  'COMPLETED',
  'CONFIRM_MOVE_OUT',
  'ENDED',
  'MARK_ACTIVE',
  'PAY',
  'PAYMENT_FAILED',
  'RETURN_GOODS',
  'RUNNING',
  'VERIFY_IDENTITY',
  'WRITE_ACCESS',
  'WRITE_REVIEW',
] as const;
export type BookingNextStepKind = (typeof BookingNextStepKindValues)[number];

export const BookingStatusValues = [
  'ACTIVE',
  'CANCELLED',
  'COMPLETED',
  'CONFIRMED',
  'DECLINED',
  'ENDING',
  'EXPIRED',
  'MOVE_OUT',
  'PAYMENT_FAILED',
  'PENDING_PAYMENT',
  'REQUESTED',
  'TERMINATED',
  'WITHDRAWN',
] as const;
export type BookingStatus = (typeof BookingStatusValues)[number];

export const BookingStepUrgencyValues = [
  'ALERT',
  'CALM',
  'DO',
  'WAIT',
] as const;
export type BookingStepUrgency = (typeof BookingStepUrgencyValues)[number];

export const CalendarEntryKindValues = [
  'BLOCK',
  'BOOKED',
  'MOVE_OUT',
  'OTHER_SITE',
  'REQUEST',
  'RUNNING',
] as const;
export type CalendarEntryKind = (typeof CalendarEntryKindValues)[number];

export const CalendarFeedProblemValues = [
  'NO_CALENDAR',
  'SILENT',
] as const;
export type CalendarFeedProblem = (typeof CalendarFeedProblemValues)[number];

export const CalendarMoveKindValues = [
  'ARRIVAL',
  'DEPARTURE',
] as const;
export type CalendarMoveKind = (typeof CalendarMoveKindValues)[number];

export const CancellationPolicyValues = [
  'FLEXIBLE',
  'MODERATE',
  'STRICT',
] as const;
export type CancellationPolicy = (typeof CancellationPolicyValues)[number];

export const CancellationReasonValues = [
  'DOCUMENTED_EMERGENCY',
  'FOUND_ANOTHER',
  'OTHER',
  'PERSONAL',
  'PLANS_CHANGED',
  'SPACE_REMOVED',
  'SPACE_UNAVAILABLE',
  'SPACE_UNUSABLE',
] as const;
export type CancellationReason = (typeof CancellationReasonValues)[number];

export const ChangeKindValues = [
  'INSERTED',
  'UPDATED',
] as const;
export type ChangeKind = (typeof ChangeKindValues)[number];

export const ClaimActorValues = [
  'CLAIMANT',
  'OTHER_SIDE',
  'STAFF',
  'SYSTEM',
] as const;
export type ClaimActor = (typeof ClaimActorValues)[number];

export const ClaimBarrierValues = [
  'CLAIM_OPEN',
  'NO_DEPOSIT',
  'TOO_EARLY',
  'TOO_LATE',
] as const;
export type ClaimBarrier = (typeof ClaimBarrierValues)[number];

export const ClaimCaseValues = [
  'DIFFERENT',
  'GOODS_DAMAGED',
  'NOT_ENTITLED',
  'NO_ACCESS',
  'SPACE_DAMAGED',
  'UNSAFE',
] as const;
export type ClaimCase = (typeof ClaimCaseValues)[number];

export const ClaimDetailValues = [
  'ACCESS_MODE',
  'DAMAGE',
  'DAMP',
  'FEATURE',
  'FIRE_RISK',
  'GOODS_LEFT',
  'KEYS',
  'LEAK',
  'NO_LOCK',
  'PESTS',
  'SMALLER',
  'THEFT',
  'TYPE',
  'WATER',
] as const;
export type ClaimDetail = (typeof ClaimDetailValues)[number];

export const ClaimRemedyValues = [
  'CYCLE_REFUND',
  'DEPOSIT',
  'FULL_REFUND',
  'GUARANTEE',
  'LOWER_RENT',
  'NOTHING',
  'PARTIAL_REFUND',
  'REBOOKING',
  'UNUSED_REFUND',
] as const;
export type ClaimRemedy = (typeof ClaimRemedyValues)[number];

export const ClaimSideValues = [
  'HOST',
  'RENTER',
] as const;
export type ClaimSide = (typeof ClaimSideValues)[number];

export const ClaimStatusValues = [
  'AGREED',
  'APPEALED',
  'AWAITING_OTHER',
  'CLOSED',
  'DECIDED',
  'IN_REVIEW',
  'PROPOSED',
  'SUBMITTED',
  'WITHDRAWN',
] as const;
export type ClaimStatus = (typeof ClaimStatusValues)[number];

export const ClaimStepValues = [
  'ACCEPT',
  'ANSWER',
  'APPEAL',
  'ASK_OTHER_SIDE',
  'BOTH_ACCEPT',
  'CHANGE_REMEDY',
  'DECIDE',
  'END_ANSWER_TIME',
  'END_APPEAL_TIME',
  'END_VOTES',
  'REFUSE',
  'SETTLE',
  'SUBMIT',
  'WITHDRAW',
] as const;
export type ClaimStep = (typeof ClaimStepValues)[number];

export const ClosedDayReasonValues = [
  'AFTER_END',
  'MIN_STAY',
  'NOTICE',
  'TAKEN',
] as const;
export type ClosedDayReason = (typeof ClosedDayReasonValues)[number];

export const CommissionKindValues = [
  'LAUNCH',
  'PROFESSIONAL',
  'USUAL',
] as const;
export type CommissionKind = (typeof CommissionKindValues)[number];

export const ComplaintOutcomeValues = [
  'CHANGED',
  'KEPT',
] as const;
export type ComplaintOutcome = (typeof ComplaintOutcomeValues)[number];

export const ConditionMomentValues = [
  'MOVE_IN',
  'MOVE_OUT',
] as const;
export type ConditionMoment = (typeof ConditionMomentValues)[number];

export const ConsentProblemValues = [
  'APP_UNKNOWN',
  'REDIRECT_UNKNOWN',
] as const;
export type ConsentProblem = (typeof ConsentProblemValues)[number];

export const ConsentPurposeValues = [
  'ANALYTICS',
  'MARKETING',
  'MARKETING_COOKIES',
  'TERMS',
] as const;
export type ConsentPurpose = (typeof ConsentPurposeValues)[number];

export const ContactDataKindValues = [
  'APP',
  'EMAIL',
  'HANDLE',
  'IBAN',
  'LINK',
  'PAYMENT',
  'PHONE',
] as const;
export type ContactDataKind = (typeof ContactDataKindValues)[number];

export const ContactTopicValues = [
  'ACCESSIBILITY',
  'ACCOUNT',
  'BOOKING',
  'HOSTING',
  'OTHER',
  'PAYMENT',
  'PERSONAL_DATA',
  'REPORT',
] as const;
export type ContactTopic = (typeof ContactTopicValues)[number];

export const ConversationChangeKindValues = [
  'MESSAGE',
  'READ',
  'STATE',
  'TYPING',
] as const;
export type ConversationChangeKind = (typeof ConversationChangeKindValues)[number];

export const ConversationFilterValues = [
  'ALL',
  'BOOKINGS',
  'UNREAD',
] as const;
export type ConversationFilter = (typeof ConversationFilterValues)[number];

export const ConversationKindValues = [
  'BOOKING',
  'DIRECT',
] as const;
export type ConversationKind = (typeof ConversationKindValues)[number];

export const ConversationRoleValues = [
  'HOST',
  'RENTER',
] as const;
export type ConversationRole = (typeof ConversationRoleValues)[number];

export const DashboardModeValues = [
  'HOST',
  'RENTER',
] as const;
export type DashboardMode = (typeof DashboardModeValues)[number];

export const DataExportStatusValues = [
  'EXPIRED',
  'FAILED',
  'QUEUED',
  'READY',
  'RUNNING',
] as const;
export type DataExportStatus = (typeof DataExportStatusValues)[number];

export const DataFieldKeyValues = [
  'BIO',
  'BIRTH_DATE',
  'CITY',
  'DISPLAY_NAME',
  'EMAIL',
  'FULL_NAME',
  'LANGUAGES',
  'LOCALE',
  'MEMBER_SINCE',
  'PHONE',
] as const;
export type DataFieldKey = (typeof DataFieldKeyValues)[number];

export const DataGroupKeyValues = [
  'ACCOUNT',
  'BOOKINGS',
  'CONSENTS',
  'MESSAGES',
  'NOTIFICATIONS',
  'PAYMENTS',
  'PROFILE',
  'REVIEWS',
  'SESSIONS',
  'SPACES',
  'VERIFICATIONS',
] as const;
export type DataGroupKey = (typeof DataGroupKeyValues)[number];

export const DataRequestKindValues = [
  'OBJECT',
  'RESTRICT',
] as const;
export type DataRequestKind = (typeof DataRequestKindValues)[number];

export const DataRequestOutcomeValues = [
  'GRANTED',
  'REFUSED',
] as const;
export type DataRequestOutcome = (typeof DataRequestOutcomeValues)[number];

export const DataRequestStatusValues = [
  'GRANTED',
  'OPEN',
  'REFUSED',
  'WITHDRAWN',
] as const;
export type DataRequestStatus = (typeof DataRequestStatusValues)[number];

export const DeclarationValues = [
  'BUILDING_INSURANCE_TOLD',
  'COMMUNITY_ALLOWS',
  'DATA_TRUE',
  'EU_LAW_COMPLIANT',
  'NO_DWELLING',
  'OWNER_OR_AUTHORISED',
] as const;
export type Declaration = (typeof DeclarationValues)[number];

export const DeclaredValueValues = [
  'FROM_500_TO_2000',
  'FROM_2000_TO_5000',
  'OVER_5000',
  'UNDER_500',
] as const;
export type DeclaredValue = (typeof DeclaredValueValues)[number];

export const DeclineReasonValues = [
  'DATES_DO_NOT_FIT',
  'GOODS_NOT_SUITABLE',
  'NOT_AVAILABLE',
  'OTHER',
  'SPACE_CHANGED',
] as const;
export type DeclineReason = (typeof DeclineReasonValues)[number];

export const DepositMonthsValues = [
  'HALF',
  'NONE',
  'ONE',
] as const;
export type DepositMonths = (typeof DepositMonthsValues)[number];

export const DocumentKindValues = [
  'CONDITION_REPORT',
  'CORRECTIVE_INVOICE',
  'FORMAL_NOTICE',
  'HOST_INVOICE',
  'PAYOUT_STATEMENT',
  'PLATFORM_INVOICE',
  'RECEIPT',
  'RENTAL_TERMS',
] as const;
export type DocumentKind = (typeof DocumentKindValues)[number];

export const DocumentSideValues = [
  'BACK',
  'FRONT',
  'PROOF',
] as const;
export type DocumentSide = (typeof DocumentSideValues)[number];

export const DocumentTypeValues = [
  'COMMUNITY_CERTIFICATE',
  'DNI',
  'EU_ID',
  'IBI_RECEIPT',
  'LEASE',
  'NIE',
  'PASSPORT',
  'TITLE_NOTE',
] as const;
export type DocumentType = (typeof DocumentTypeValues)[number];

export const EarningStateValues = [
  'DEBT',
  'EXPECTED',
  'ON_HOLD',
  'OWED',
  'PAID',
  'PAYABLE',
  'WAITING',
] as const;
export type EarningState = (typeof EarningStateValues)[number];

export const ErasureBlockerKindValues = [
  'BOOKING_AS_HOST',
  'BOOKING_AS_RENTER',
  'PAYMENT_DUE',
  'PAYOUT_DUE',
  'STAFF',
] as const;
export type ErasureBlockerKind = (typeof ErasureBlockerKindValues)[number];

export const ErrorCodeValues = [
  'ACCOUNT_LIMITED',
  'ACCOUNT_SUSPENDED',
  'API_KEYS_FULL',
  'BAD_REQUEST',
  'BLOCKS_FULL',
  'BOOKING_ATTEMPTS_USED',
  'BOOKING_CHANGE_CLOSED',
  'BOOKING_CREDIT_CHANGED',
  'BOOKING_DATES_TAKEN',
  'BOOKING_DAYS_PROMISED',
  'BOOKING_HOLD_EXPIRED',
  'BOOKING_OWN_SPACE',
  'BOOKING_REFUND_CHANGED',
  'BOOKING_RENTER_PAST_DUE',
  'BOOKING_SUM_CHANGED',
  'BOOKING_TOO_MANY_OPEN',
  'BOOKING_TRANSITION_REFUSED',
  'CLAIM_AMOUNT_CHANGED',
  'CLAIM_OPEN',
  'CLAIM_OTHER_STAFF_NEEDED',
  'CLAIM_STATE_REFUSED',
  'CLAIM_WINDOW_CLOSED',
  'CONVERSATIONS_FULL',
  'CURSOR_INVALID',
  'CYCLE_AMOUNT_CHANGED',
  'CYCLE_NOT_DUE',
  'DAYS_BLOCKED',
  'DAYS_BOOKED',
  'EMAIL_NOT_VERIFIED',
  'ERASURE_BLOCKED',
  'EXPORT_IN_PROGRESS',
  'FAVORITES_FULL',
  'FEATURED_FULL',
  'FEEDS_FULL',
  'FORBIDDEN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'IDENTITY_REQUIRED',
  'INTERNAL',
  'INVALID_CREDENTIALS',
  'INVENTORY_CHANGED',
  'MESSAGES_BLOCKED',
  'MESSAGES_CLOSED',
  'MESSAGES_OWN_SPACE',
  'MESSAGES_PAUSED',
  'MESSAGE_FILES_NOT_YET',
  'MESSAGE_REPEATED',
  'MFA_REQUIRED',
  'MFA_SETUP_REQUIRED',
  'NOT_FOUND',
  'PAGINATION_CONFLICT',
  'PARTNER_APPS_FULL',
  'PAYMENT_AUTHENTICATION_FAILED',
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_IN_USE',
  'PAYMENT_UNAVAILABLE',
  'PAYOUT_WAS_SENT',
  'PHONE_REQUIRED',
  'QUERY_TIMEOUT',
  'QUERY_TOO_COSTLY',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_LARGE',
  'QUERY_TOO_MANY_ALIASES',
  'QUERY_TOO_MANY_DIRECTIVES',
  'QUERY_TOO_MANY_ROOT_FIELDS',
  'QUICK_REPLIES_FULL',
  'RATE_LIMITED',
  'REFUND_NOT_FAILED',
  'REPORTING_SUSPENDED',
  'REVIEW_EXISTS',
  'REVIEW_NOT_ELIGIBLE',
  'REVIEW_WINDOW_CLOSED',
  'SAVED_SEARCHES_FULL',
  'SCOPE_MISSING',
  'SERVICE_UNAVAILABLE',
  'SPACE_NOT_BOOKABLE',
  'SPACE_STATE_REFUSED',
  'STORAGE_UNAVAILABLE',
  'TICKET_STATE_REFUSED',
  'TOKEN_INVALID',
  'UNAUTHENTICATED',
  'UPLOADS_BUSY',
  'UPLOAD_INTERRUPTED',
  'UPLOAD_QUOTA',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_TOO_SMALL',
  'UPLOAD_TYPE_UNSUPPORTED',
  'UPLOAD_UNREADABLE',
  'VALIDATION_FAILED',
  'VERIFICATION_ATTEMPTS_USED',
  'VERIFICATION_STATE_REFUSED',
  'VIEW_CLOSED',
  'VIEW_READ_ONLY',
  'WAITING_DAYS_FREE',
  'WAITING_LIST_FULL',
  'WEBHOOKS_FULL',
  'WEBHOOK_DISABLED',
] as const;
export type ErrorCode = (typeof ErrorCodeValues)[number];

export const EvidenceKindValues = [
  'IMAGE',
  'PDF',
] as const;
export type EvidenceKind = (typeof EvidenceKindValues)[number];

export const FieldProblemCodeValues = [
  'ACCESS_HOURS_INVALID',
  'ACCESS_INSTRUCTIONS_LENGTH',
  'ACCESS_MODE_REQUIRED',
  'ADDRESS_REQUIRED',
  'ALT_TOO_LONG',
  'AMOUNT_OUT_OF_RANGE',
  'ATTACHMENTS_TOO_MANY',
  'ATTACHMENT_GONE',
  'ATTACHMENT_SIZE',
  'ATTACHMENT_TYPE',
  'ATTACHMENT_UNREADABLE',
  'AVAILABLE_FROM_INVALID',
  'BEFORE_AVAILABLE',
  'BIO_TOO_LONG',
  'BIRTH_DATE_INVALID',
  'CARD_CVC_INVALID',
  'CARD_EXPIRED',
  'CARD_HOLDER_REQUIRED',
  'CARD_NUMBER_INVALID',
  'CASE_UNKNOWN',
  'CHANGE_TOO_LATE',
  'CITY_REQUIRED',
  'CITY_TOO_LONG',
  'CLAIM_AMOUNT_OUT_OF_RANGE',
  'CLAIM_DETAIL',
  'CLAIM_PHOTOS',
  'CLAIM_REMEDY',
  'CLAIM_TEXT_LENGTH',
  'CODE_EXPIRED',
  'CODE_INVALID',
  'CONFIRMATION_REQUIRED',
  'CONTACT_DATA',
  'CONTACT_MESSAGE_LENGTH',
  'DATES_REVERSED',
  'DATES_UNCHANGED',
  'DATE_IN_PAST',
  'DAYS_OUT_OF_RANGE',
  'DECLARATIONS_REQUIRED',
  'DECLARED_VALUE_REQUIRED',
  'DEPOSIT_INVALID',
  'DESCRIPTION_TOO_LONG',
  'DESCRIPTION_TOO_SHORT',
  'DISCOUNTS_INVALID',
  'DISCOVERY_DAY_INVALID',
  'DISPLAY_NAME_LENGTH',
  'DOCUMENT_COUNTRY_INVALID',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_NUMBER_INVALID',
  'DOCUMENT_REQUIRED',
  'DOCUMENT_SIZE',
  'DOCUMENT_TOO_SMALL',
  'DOCUMENT_TYPE',
  'DOOR_OUT_OF_RANGE',
  'EMAIL_INVALID',
  'EMAIL_TOO_LONG',
  'EMAIL_UNCHANGED',
  'FEED_KNOWN',
  'FEED_NOT_A_CALENDAR',
  'FEED_OWN',
  'FEED_SILENT',
  'FEED_URL_INVALID',
  'FILTER_OUT_OF_RANGE',
  'FLOOR_DOOR_TOO_LONG',
  'FULL_NAME_LENGTH',
  'GOODS_NOT_ALLOWED',
  'GOODS_REQUIRED',
  'GOOD_FAITH_REQUIRED',
  'HEIGHT_OUT_OF_RANGE',
  'HUMIDITY_REQUIRED',
  'INSTANT_NEEDS_IDENTITY',
  'INVENTORY_REQUIRED',
  'KEYS_OUT_OF_RANGE',
  'LANGUAGES_INVALID',
  'LISTS_FULL',
  'LIST_FULL',
  'LIST_NAME_LENGTH',
  'LIST_NAME_TAKEN',
  'MANDATE_REQUIRED',
  'MESSAGE_TOO_LONG',
  'MIN_DAYS_OUT_OF_RANGE',
  'NAME_NOT_TYPED',
  'NAME_RESERVED',
  'NIF_INVALID',
  'NOTICE_TOO_SHORT',
  'NOT_IN_INVENTORY',
  'PASSWORD_COMMON',
  'PASSWORD_CONTAINS_EMAIL',
  'PASSWORD_LENGTH',
  'PASSWORD_MISMATCH',
  'PASSWORD_UNCHANGED',
  'PASSWORD_WEAK',
  'PASSWORD_WRONG',
  'PHONE_INVALID',
  'PHONE_TAKEN',
  'PHOTOS_TOO_FEW',
  'PHOTOS_TOO_MANY',
  'PIN_FAR_FROM_POSTAL_CODE',
  'PIN_OUTSIDE_SPAIN',
  'PLAN_NOT_OFFERED',
  'POLICE_REPORT_REQUIRED',
  'POLICY_REQUIRED',
  'POSTAL_CODE_INVALID',
  'PRICE_NOT_WHOLE_EUROS',
  'PRICE_OUT_OF_RANGE',
  'PROHIBITED_NOT_DECLARED',
  'QUICK_REPLY_LENGTH',
  'REASON_REQUIRED',
  'REDIRECT_URI_INVALID',
  'REPORT_DETAILS_LENGTH',
  'REQUIRED',
  'SCORE_NOT_YOURS',
  'SCORE_OUT_OF_RANGE',
  'SIDE_OUT_OF_RANGE',
  'SIZE_OUT_OF_RANGE',
  'START_TOO_FAR',
  'STAY_TOO_LONG',
  'STAY_TOO_SHORT',
  'TAX_PROFILE_CONTRADICTS',
  'TAX_PROFILE_REQUIRED',
  'TERMS_REQUIRED',
  'TEXT_LENGTH',
  'TEXT_OFFENSIVE',
  'TICKET_FILE_SIZE',
  'TITLE_ALL_CAPITALS',
  'TITLE_CONTACT_DATA',
  'TITLE_LENGTH',
  'TOO_LONG',
  'TRADER_BY_TAX_PROFILE',
  'TRADER_REQUIRED',
  'TYPE_REQUIRED',
  'UNDERAGE',
  'VALUE_INVALID',
  'VISITS_OUT_OF_RANGE',
  'VISIT_NOTICE_OUT_OF_RANGE',
  'WEBHOOK_URL_INVALID',
] as const;
export type FieldProblemCode = (typeof FieldProblemCodeValues)[number];

export const GoodsCategoryValues = [
  'APPLIANCES',
  'BICYCLES',
  'BOOKS_DOCUMENTS',
  'BOXES',
  'CLOTHES',
  'FURNITURE',
  'SPORTS',
  'STOCK',
  'TOOLS',
  'VEHICLES',
] as const;
export type GoodsCategory = (typeof GoodsCategoryValues)[number];

export const GuaranteePaymentStatusValues = [
  'OWED',
  'PAID',
] as const;
export type GuaranteePaymentStatus = (typeof GuaranteePaymentStatusValues)[number];

export const HumidityValues = [
  'NONE',
  'SLIGHT',
  'VISIBLE',
] as const;
export type Humidity = (typeof HumidityValues)[number];

export const IntentionValues = [
  'BOTH',
  'RENT_OUT',
  'STORE',
] as const;
export type Intention = (typeof IntentionValues)[number];

export const ItemKindValues = [
  'ART',
  'CASH_OR_JEWELS',
  'DOCUMENTS_OR_DATA',
  'GENERAL',
  'VEHICLE',
] as const;
export type ItemKind = (typeof ItemKindValues)[number];

export const LocaleValues = [
  'EN',
  'ES',
] as const;
export type Locale = (typeof LocaleValues)[number];

export const MeasureKindValues = [
  'BAN',
  'LIMIT_BOOKINGS',
  'LIMIT_MESSAGES',
  'LIMIT_PUBLISHING',
  'SUSPENSION',
  'WARNING',
] as const;
export type MeasureKind = (typeof MeasureKindValues)[number];

export const MeasureReasonValues = [
  'ABUSE',
  'CONTACT_OUTSIDE',
  'FALSE_LISTING',
  'FORBIDDEN_GOODS',
  'FRAUD',
  'IDENTITY',
  'NON_PAYMENT',
  'OTHER',
] as const;
export type MeasureReason = (typeof MeasureReasonValues)[number];

export const MessageEventTypeValues = [
  'BOOKING_CANCELLED',
  'BOOKING_COMPLETED',
  'BOOKING_CONFIRMED',
  'BOOKING_DECLINED',
  'BOOKING_EXPIRED',
  'BOOKING_MOVE_OUT',
  'BOOKING_PAYMENT_FAILED',
  'BOOKING_REQUESTED',
  'BOOKING_RESPONSE_DUE',
  'BOOKING_STARTED',
  'BOOKING_WITHDRAWN',
] as const;
export type MessageEventType = (typeof MessageEventTypeValues)[number];

export const MessageKindValues = [
  'EVENT',
  'TEXT',
] as const;
export type MessageKind = (typeof MessageKindValues)[number];

export const MessageReportReasonValues = [
  'ABUSE',
  'FRAUD',
  'ILLEGAL',
  'OTHER',
  'PERSONAL_DATA',
  'SPAM',
] as const;
export type MessageReportReason = (typeof MessageReportReasonValues)[number];

export const MisfitValues = [
  'CEILING_TOO_LOW',
  'DOOR_TOO_NARROW',
  'NOT_ALLOWED',
  'NO_VEHICLE_DOOR',
  'TOO_SMALL',
] as const;
export type Misfit = (typeof MisfitValues)[number];

export const MoveInStepValues = [
  'ACCESS_DATA',
  'CONDITION_PHOTOS',
  'FIRST_PAYMENT',
  'HOST_IDENTITY',
  'INVENTORY',
  'PROHIBITED_GOODS',
  'RENTER_IDENTITY',
  'TERMS',
] as const;
export type MoveInStep = (typeof MoveInStepValues)[number];

export const MovementKindValues = [
  'PAYMENT',
  'PAYOUT',
  'REFUND',
] as const;
export type MovementKind = (typeof MovementKindValues)[number];

export const MovementStateValues = [
  'CANCELLED',
  'DONE',
  'FAILED',
  'OPEN',
  'TAKEN_BACK',
] as const;
export type MovementState = (typeof MovementStateValues)[number];

export const NoticeReasonValues = [
  'BREACH',
  'FOUND_ANOTHER',
  'MOVING',
  'NOT_NEEDED',
  'OTHER',
  'OWN_USE',
  'SALE',
  'WORKS',
] as const;
export type NoticeReason = (typeof NoticeReasonValues)[number];

export const NotificationChannelValues = [
  'BELL',
  'EMAIL',
] as const;
export type NotificationChannel = (typeof NotificationChannelValues)[number];

export const NotificationGroupValues = [
  'ALERTS',
  'BOOKINGS',
  'ESSENTIAL',
  'MESSAGES',
  'NEWS',
  'PAYMENTS',
  'REVIEWS',
  'SUPPORT',
] as const;
export type NotificationGroup = (typeof NotificationGroupValues)[number];

export const NotificationIconValues = [
  'ACCEPTED',
  'CARD',
  'CLAIM',
  'DOOR',
  'EXPIRED',
  'LAST_DAY',
  'LOWER_PRICE',
  'MESSAGE',
  'MESSAGE_WARNING',
  'NOT_VERIFIED',
  'PAUSE',
  'REFUSED',
  'SEARCH_MATCH',
  'SPACE',
  'STAR',
  'SUPPORT',
  'TAKEN_BACK',
  'VERIFIED',
  'WAITING',
] as const;
export type NotificationIcon = (typeof NotificationIconValues)[number];

export const NotificationTypeValues = [
  'BOOKING_ACTIVE_HOST',
  'BOOKING_ACTIVE_RENTER',
  'BOOKING_CANCELLED_HOST',
  'BOOKING_CANCELLED_RENTER',
  'BOOKING_CHANGE_DECLINED',
  'BOOKING_CHANGE_LAPSED',
  'BOOKING_CHANGE_WITHDRAWN',
  'BOOKING_COMPLETED_HOST',
  'BOOKING_COMPLETED_RENTER',
  'BOOKING_CONFIRMED_HOST',
  'BOOKING_CONFIRMED_RENTER',
  'BOOKING_CONTRACT_WITHDRAWN_HOST',
  'BOOKING_CONTRACT_WITHDRAWN_RENTER',
  'BOOKING_DATES_AGREED_HOST',
  'BOOKING_DATES_AGREED_RENTER',
  'BOOKING_DATES_ASKED',
  'BOOKING_DECLINED',
  'BOOKING_ENDS_TODAY_HOST',
  'BOOKING_ENDS_TODAY_RENTER',
  'BOOKING_EXPIRED_HOST',
  'BOOKING_EXPIRED_RENTER',
  'BOOKING_HOST_CANCELLED_HOST',
  'BOOKING_HOST_CANCELLED_RENTER',
  'BOOKING_HOST_UNAVAILABLE',
  'BOOKING_NOTICE_BY_HOST',
  'BOOKING_NOTICE_HOST',
  'BOOKING_NOTICE_RENTER',
  'BOOKING_NOTICE_UNDONE_HOST',
  'BOOKING_NOTICE_UNDONE_RENTER',
  'BOOKING_NOT_COMPLETED',
  'BOOKING_RENEWAL_HOST',
  'BOOKING_RENEWAL_RENTER',
  'BOOKING_RENEWED_HOST',
  'BOOKING_RENEWED_RENTER',
  'BOOKING_REQUESTED',
  'BOOKING_REQUEST_SENT',
  'BOOKING_RESPONSE_REMINDER',
  'BOOKING_TERMINATED_HOST',
  'BOOKING_TERMINATED_RENTER',
  'BOOKING_UNDO_ASKED',
  'BOOKING_WITHDRAWN',
  'CALENDAR_CONFLICT',
  'CALENDAR_SILENT',
  'CHARGE_ANNOUNCED',
  'CHARGE_DISPUTED_HOST',
  'CHARGE_DISPUTED_RENTER',
  'CHARGE_FORMAL_NOTICE',
  'CHARGE_IN_RECOVERY',
  'CHARGE_PAST_DUE_HOST',
  'CHARGE_PAST_DUE_RENTER',
  'CHARGE_RECOVERED',
  'CHARGE_REFUSED',
  'CHARGE_TAKEN',
  'CLAIM_AGREED',
  'CLAIM_APPEALED',
  'CLAIM_APPEALED_STAFF',
  'CLAIM_CLOSED',
  'CLAIM_DECIDED',
  'CLAIM_OPENED_HOST',
  'CLAIM_OPENED_RENTER',
  'CLAIM_OPENED_STAFF',
  'CLAIM_PROPOSED',
  'CLAIM_TO_DECIDE',
  'CLAIM_TO_REVIEW',
  'CLAIM_WITHDRAWN',
  'DEPOSIT_CHARGED',
  'DEPOSIT_CHARGE_FAILED',
  'DEPOSIT_CHARGE_FAILED_STAFF',
  'DISPUTE_DECIDED_HOST',
  'DISPUTE_DECIDED_RENTER',
  'FAVORITE_PRICE_DROPPED',
  'MESSAGES_PAUSED',
  'MESSAGE_RECEIVED',
  'PAYMENT_FAILED',
  'PAYOUT_ACCOUNT_NEEDED',
  'PAYOUT_FAILED',
  'PAYOUT_SENT',
  'REFUND_DELAYED',
  'REVIEW_HIDDEN',
  'REVIEW_INVITED',
  'REVIEW_PUBLISHED',
  'REVIEW_RECEIVED',
  'REVIEW_REMINDER',
  'SAVED_SEARCH_MATCHED',
  'SPACE_CHANGES_REQUESTED',
  'SPACE_PAUSED',
  'SPACE_PUBLISHED',
  'TICKET_ANSWERED',
  'TICKET_RECEIVED',
  'TICKET_RESOLVED',
  'VERIFICATION_APPROVED',
  'VERIFICATION_EXPIRED',
  'VERIFICATION_REJECTED',
  'WAITING_DAYS_OFFERED',
] as const;
export type NotificationType = (typeof NotificationTypeValues)[number];

export const OnboardingStepValues = [
  'ABOUT_YOU',
  'INTENTION',
  'PLANS',
  'TRUST',
] as const;
export type OnboardingStep = (typeof OnboardingStepValues)[number];

export const OwedChargeStepKindValues = [
  'FORMAL_NOTICE',
  'LAST_RETRY',
  'MAY_BE_ENDED',
  'RETRY',
] as const;
export type OwedChargeStepKind = (typeof OwedChargeStepKindValues)[number];

export const PartnerAppKindValues = [
  'CONFIDENTIAL',
  'PUBLIC',
] as const;
export type PartnerAppKind = (typeof PartnerAppKindValues)[number];

export const PaymentDisputeStatusValues = [
  'ANSWERED',
  'LOST',
  'OPEN',
  'WON',
] as const;
export type PaymentDisputeStatus = (typeof PaymentDisputeStatusValues)[number];

export const PaymentRecordKindValues = [
  'CHARGE',
  'REFUND',
] as const;
export type PaymentRecordKind = (typeof PaymentRecordKindValues)[number];

export const PaymentStatusValues = [
  'ACTION_REQUIRED',
  'AUTHORIZED',
  'CAPTURED',
  'DISPUTED',
  'FAILED',
  'PARTIALLY_REFUNDED',
  'PENDING',
  'REFUNDED',
  'VOID',
] as const;
export type PaymentStatus = (typeof PaymentStatusValues)[number];

export const PayoutAccountStatusValues = [
  'COMPLETE',
  'NONE',
  'PENDING',
  'RESTRICTED',
] as const;
export type PayoutAccountStatus = (typeof PayoutAccountStatusValues)[number];

export const PayoutStatusValues = [
  'FAILED',
  'IN_TRANSIT',
  'PAID',
  'SCHEDULED',
] as const;
export type PayoutStatus = (typeof PayoutStatusValues)[number];

export const PersonActValues = [
  'BAN',
  'CHANGE_ROLES',
  'LIFT_LIMIT',
  'LIMIT',
  'RESET_VERIFICATION',
  'RESTORE',
  'REVEAL_EMAIL',
  'SUSPEND',
  'VIEW_AS',
  'WARN',
  'WRITE_NOTE',
] as const;
export type PersonAct = (typeof PersonActValues)[number];

export const PersonStateValues = [
  'ACTIVE',
  'BANNED',
  'ERASED',
  'LIMITED',
  'SUSPENDED',
] as const;
export type PersonState = (typeof PersonStateValues)[number];

export const PlaceKindValues = [
  'ADDRESS',
  'CITY',
  'DISTRICT',
  'NEIGHBOURHOOD',
  'POSTAL_CODE',
  'PROVINCE',
] as const;
export type PlaceKind = (typeof PlaceKindValues)[number];

export const PriceReasonCodeValues = [
  'ACCESS_24H',
  'AUTONOMOUS',
  'DAMP',
  'DRY',
  'EASY_LOADING',
  'SCHEDULED',
  'SECURITY',
  'SHARED',
  'STAIRS',
] as const;
export type PriceReasonCode = (typeof PriceReasonCodeValues)[number];

export const ProposalReasonValues = [
  'AREA_WITHIN_LIMIT',
  'BELOW_EXCESS',
  'NOTHING_TO_PAY',
  'OTHER_SIDE_AGREES',
  'TABLE',
] as const;
export type ProposalReason = (typeof ProposalReasonValues)[number];

export const ProtectionPlanValues = [
  'BASIC',
  'MAXIMA',
  'PLUS',
] as const;
export type ProtectionPlan = (typeof ProtectionPlanValues)[number];

export const RefundRuleValues = [
  'COOLING_OFF',
  'FREE',
  'LESS_OWED',
  'NOTHING',
  'NOT_RENTERS_FAULT',
  'PARTIAL',
  'STAFF_DECIDED',
  'WITHDRAWAL_RIGHT',
] as const;
export type RefundRule = (typeof RefundRuleValues)[number];

export const RefundStatusValues = [
  'DONE',
  'FAILED',
  'PENDING',
  'WANTED',
] as const;
export type RefundStatus = (typeof RefundStatusValues)[number];

export const RejectReasonValues = [
  'BLURRED',
  'CROPPED',
  'EXPIRED_DOCUMENT',
  'NAME_MISMATCH',
  'SUSPECTED_FRAUD',
  'UNDERAGE',
  'UNSUPPORTED',
] as const;
export type RejectReason = (typeof RejectReasonValues)[number];

export const ReportSideValues = [
  'OWNER',
  'REPORTER',
] as const;
export type ReportSide = (typeof ReportSideValues)[number];

export const ReportStatusValues = [
  'DISMISSED',
  'OPEN',
  'UPHELD',
] as const;
export type ReportStatus = (typeof ReportStatusValues)[number];

export const ReportedKindValues = [
  'CONVERSATION',
  'MESSAGE',
  'REVIEW',
  'SPACE',
  'USER',
] as const;
export type ReportedKind = (typeof ReportedKindValues)[number];

export const ResponseTimeBucketValues = [
  'A_DAY',
  'FEW_HOURS',
  'OVER_A_DAY',
  'UNDER_AN_HOUR',
] as const;
export type ResponseTimeBucket = (typeof ResponseTimeBucketValues)[number];

export const ReviewDirectionValues = [
  'OF_RENTER',
  'OF_SPACE',
] as const;
export type ReviewDirection = (typeof ReviewDirectionValues)[number];

export const ReviewFlagValues = [
  'EXTORTION',
  'INSULT',
  'PERSONAL_DATA',
  'THREAT',
] as const;
export type ReviewFlag = (typeof ReviewFlagValues)[number];

export const ReviewReportReasonValues = [
  'EXTORTION',
  'ILLEGAL',
  'INSULT',
  'NOT_A_REAL_STAY',
  'OTHER',
  'PERSONAL_DATA',
  'THREAT',
] as const;
export type ReviewReportReason = (typeof ReviewReportReasonValues)[number];

export const ReviewStatusValues = [
  'HELD',
  'HIDDEN',
  'PUBLISHED',
  'SUBMITTED',
] as const;
export type ReviewStatus = (typeof ReviewStatusValues)[number];

export const RoleValues = [
  'ADMIN',
  'CONTENT',
  'FINANCE',
  'HOST',
  'MODERATOR',
  'RENTER',
  'SUPPORT',
] as const;
export type Role = (typeof RoleValues)[number];

export const SearchSuggestionKindValues = [
  'WIDER_RADIUS',
  'WITHOUT_DATES',
  'WITHOUT_FEATURES',
  'WITHOUT_PRICE',
  'WITHOUT_SIZE',
  'WITHOUT_THINGS',
  'WITHOUT_TYPE',
] as const;
export type SearchSuggestionKind = (typeof SearchSuggestionKindValues)[number];

export const SpaceFeatureValues = [
  'ALARM',
  'BUILDING_INSURANCE',
  'CAMERA',
  'DRY',
  'FIRE_DETECTION',
  'FREIGHT_LIFT',
  'GROUND_FLOOR',
  'HEATED',
  'LIFT',
  'LIGHT',
  'LOADING_ZONE',
  'OWN_LOCK',
  'PORTER',
  'PRIVATE_ENTRANCE',
  'RAMP',
  'SHARED',
  'SHELVES',
  'SOCKET',
  'STAIRS_ONLY',
  'STREET_PARKING',
  'TROLLEY',
  'VEHICLE_DOOR',
  'VENTILATED',
  'WATER_TAP',
] as const;
export type SpaceFeature = (typeof SpaceFeatureValues)[number];

export const SpacePartValues = [
  'ACCESS',
  'ADDRESS',
  'DESCRIPTION',
  'GOODS',
  'PHOTOS',
  'PRICE',
  'TERMS',
  'TITLE',
  'TYPE',
] as const;
export type SpacePart = (typeof SpacePartValues)[number];

export const SpaceReportReasonValues = [
  'DANGEROUS',
  'FRAUD',
  'ILLEGAL',
  'MISLEADING',
  'OTHER',
  'PERSONAL_DATA',
  'PHOTOS',
] as const;
export type SpaceReportReason = (typeof SpaceReportReasonValues)[number];

export const SpaceSortValues = [
  'DISTANCE',
  'NEWEST',
  'PRICE',
  'PRICE_PER_M2',
  'RECOMMENDED',
  'SIZE',
] as const;
export type SpaceSort = (typeof SpaceSortValues)[number];

export const SpaceStatusValues = [
  'ARCHIVED',
  'DRAFT',
  'IN_REVIEW',
  'NEEDS_CHANGES',
  'PAUSED',
  'PUBLISHED',
  'SUSPENDED',
] as const;
export type SpaceStatus = (typeof SpaceStatusValues)[number];

export const SpaceTypeValues = [
  'GARAGE',
  'OTHER',
  'ROOM',
  'SHOP',
  'STORAGE',
  'WAREHOUSE',
] as const;
export type SpaceType = (typeof SpaceTypeValues)[number];

export const SpokenLanguageValues = [
  'AR',
  'CA',
  'DE',
  'EN',
  'ES',
  'EU',
  'FR',
  'GL',
  'IT',
  'NL',
  'PL',
  'PT',
  'RO',
  'RU',
  'UK',
  'ZH',
] as const;
export type SpokenLanguage = (typeof SpokenLanguageValues)[number];

export const StaffActValues = [
  'ANSWER_DATA_REQUESTS',
  'BAN_PEOPLE',
  'CHANGE_ROLES',
  'DECIDE_CLAIMS',
  'DECIDE_REPORTS',
  'DECIDE_REVIEWS',
  'DECIDE_SPACES',
  'DECIDE_VERIFICATIONS',
  'FEATURE_SPACES',
  'GIVE_CREDIT',
  'HIDE_SPACES',
  'LIMIT_PEOPLE',
  'MEND_SPACES',
  'MOVE_MONEY',
  'READ_MESSAGES',
  'REMOVE_SPACES',
  'RESET_VERIFICATION',
  'RUN_BOOKINGS',
  'SEE_AUDIT',
  'SEE_BOOKINGS',
  'SEE_HELP',
  'SEE_MONEY',
  'SEE_PANEL',
  'SEE_PEOPLE',
  'SEE_REPORTS',
  'SEE_SPACES',
  'SERVE_TICKETS',
  'SUSPEND_PEOPLE',
  'TERMINATE_BOOKINGS',
  'VIEW_AS',
  'WARN_PEOPLE',
  'WRITE_NOTES',
] as const;
export type StaffAct = (typeof StaffActValues)[number];

export const StaffBookingActValues = [
  'ACCEPT',
  'ALLOW_CHARGES',
  'CANCEL',
  'CHANGE_END',
  'DECLINE',
  'GIVE_CREDIT',
  'HOLD_PAYOUT',
  'READ_MESSAGES',
  'RELEASE_PAYOUT',
  'SETTLE',
  'TERMINATE',
  'WRITE_NOTE',
] as const;
export type StaffBookingAct = (typeof StaffBookingActValues)[number];

export const StaffMoneyActValues = [
  'ADJUST',
  'FAIL_PAYOUT',
  'HOLD_PAYOUT',
  'REFUND',
  'RELEASE_PAYOUT',
  'RETRY_REFUND',
  'SETTLE_REFUND',
] as const;
export type StaffMoneyAct = (typeof StaffMoneyActValues)[number];

export const StaffQueueValues = [
  'CLAIMS',
  'DATA_REQUESTS',
  'MONEY',
  'REPORTS',
  'REVIEWS',
  'SPACES',
  'TICKETS',
  'VERIFICATIONS',
] as const;
export type StaffQueue = (typeof StaffQueueValues)[number];

export const StaffReportActValues = [
  'DECIDE_COMPLAINT',
  'DISMISS',
  'TAKE_COMPLAINT',
  'UPHOLD',
] as const;
export type StaffReportAct = (typeof StaffReportActValues)[number];

export const StaffSpaceActValues = [
  'APPROVE',
  'CHANGE_TYPE',
  'FEATURE',
  'HIDE',
  'MOVE_PIN',
  'REMOVE',
  'REQUEST_CHANGES',
  'SHOW',
  'UNFEATURE',
  'WRITE_NOTE',
] as const;
export type StaffSpaceAct = (typeof StaffSpaceActValues)[number];

export const StatsPeriodValues = [
  'DAYS_30',
  'DAYS_90',
  'YEAR',
] as const;
export type StatsPeriod = (typeof StatsPeriodValues)[number];

export const StorableThingValues = [
  'ARMCHAIR',
  'BED',
  'BICYCLE',
  'BOARD',
  'BOX',
  'CAR',
  'CHAIR',
  'CHEST',
  'FRIDGE',
  'MOTORBIKE',
  'PALLET',
  'SHELF',
  'SOFA',
  'SUITCASE',
  'TABLE',
  'TELEVISION',
  'TOOLS',
  'WARDROBE',
  'WASHER',
] as const;
export type StorableThing = (typeof StorableThingValues)[number];

export const TaxNameValues = [
  'IGIC',
  'IPSI',
  'IVA',
] as const;
export type TaxName = (typeof TaxNameValues)[number];

export const TaxProfileValues = [
  'EMPRESA',
  'EXEMPT_OTHER',
  'IVA_GENERAL',
  'PARTICULAR',
] as const;
export type TaxProfile = (typeof TaxProfileValues)[number];

export const TaxZoneValues = [
  'CANARIES',
  'CEUTA_MELILLA',
  'PENINSULA',
] as const;
export type TaxZone = (typeof TaxZoneValues)[number];

export const TermTypeValues = [
  'FIXED',
  'ROLLING',
] as const;
export type TermType = (typeof TermTypeValues)[number];

export const TerminationReasonValues = [
  'FORBIDDEN_GOODS',
  'FRAUD',
  'NON_PAYMENT',
] as const;
export type TerminationReason = (typeof TerminationReasonValues)[number];

export const TicketActionValues = [
  'ANSWER',
  'ASSIGN',
  'NOTE',
  'RATE',
  'REOPEN',
  'WRITE',
] as const;
export type TicketAction = (typeof TicketActionValues)[number];

export const TicketAuthorValues = [
  'REQUESTER',
  'STAFF',
  'SYSTEM',
] as const;
export type TicketAuthor = (typeof TicketAuthorValues)[number];

export const TicketCategoryValues = [
  'ACCESS',
  'ACCOUNT',
  'BOOKING',
  'DAMAGE',
  'OTHER',
  'PAYMENT',
  'PERSONAL_DATA',
  'REFUND',
  'REPORT',
  'SPACE',
  'VERIFICATION',
] as const;
export type TicketCategory = (typeof TicketCategoryValues)[number];

export const TicketPriorityValues = [
  'NORMAL',
  'URGENT',
] as const;
export type TicketPriority = (typeof TicketPriorityValues)[number];

export const TicketQueueScopeValues = [
  'ALL',
  'DONE',
  'MINE',
  'UNASSIGNED',
] as const;
export type TicketQueueScope = (typeof TicketQueueScopeValues)[number];

export const TicketSourceValues = [
  'CONTACT',
  'MAIL',
  'WEB',
] as const;
export type TicketSource = (typeof TicketSourceValues)[number];

export const TicketStatusValues = [
  'CLOSED',
  'OPEN',
  'RESOLVED',
  'WAITING_STAFF',
  'WAITING_USER',
] as const;
export type TicketStatus = (typeof TicketStatusValues)[number];

export const UserBadgeValues = [
  'EMAIL',
  'IDENTITY',
  'PHONE',
] as const;
export type UserBadge = (typeof UserBadgeValues)[number];

export const UserReportReasonValues = [
  'ABUSE',
  'DISCRIMINATION',
  'FRAUD',
  'ILLEGAL',
  'IMPERSONATION',
  'OTHER',
] as const;
export type UserReportReason = (typeof UserReportReasonValues)[number];

export const VerificationDecisionValues = [
  'APPROVE',
  'REJECT',
] as const;
export type VerificationDecision = (typeof VerificationDecisionValues)[number];

export const VerificationKindValues = [
  'IDENTITY',
  'SPACE',
] as const;
export type VerificationKind = (typeof VerificationKindValues)[number];

export const VerificationStatusValues = [
  'APPROVED',
  'EXPIRED',
  'IN_REVIEW',
  'NOT_STARTED',
  'PENDING',
  'REJECTED',
] as const;
export type VerificationStatus = (typeof VerificationStatusValues)[number];

export const ViewStepValues = [
  'PRICE',
  'SPACE',
] as const;
export type ViewStep = (typeof ViewStepValues)[number];

export const WaitingStateValues = [
  'MISSED',
  'OFFERED',
  'WAITING',
] as const;
export type WaitingState = (typeof WaitingStateValues)[number];

export const WebhookDeliveryStateValues = [
  'DELIVERED',
  'FAILED',
  'WAITING',
] as const;
export type WebhookDeliveryState = (typeof WebhookDeliveryStateValues)[number];

export const WebhookEventTypeValues = [
  'BOOKING_CANCELLED',
  'BOOKING_CONFIRMED',
  'BOOKING_DECLINED',
  'BOOKING_ENDED',
  'BOOKING_EXPIRED',
  'BOOKING_REFUNDED',
  'BOOKING_REQUESTED',
  'BOOKING_STARTED',
  'BOOKING_WITHDRAWN',
  'MESSAGE_RECEIVED',
  'SPACE_PUBLISHED',
  'SPACE_UPDATED',
] as const;
export type WebhookEventType = (typeof WebhookEventTypeValues)[number];

export const WebhookStateValues = [
  'ACTIVE',
  'DISABLED',
] as const;
export type WebhookState = (typeof WebhookStateValues)[number];

export const WizardStepValues = [
  'ACCESS',
  'DETAILS',
  'LOCATION',
  'PHOTOS',
  'PRICING',
  'REVIEW',
] as const;
export type WizardStep = (typeof WizardStepValues)[number];

export const possibleTypes = {
};