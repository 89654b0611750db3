export type AccessMode =
  | 'AUTONOMOUS'
  | 'SCHEDULED';

export type AdjustmentKind =
  | 'CHARGE_HOST'
  | 'FORGIVE_HOST'
  | 'PAY_HOST'
  | 'WAIVE_CHARGE';

export type AdjustmentStatus =
  | 'BOOKED'
  | 'LAPSED'
  | 'PROPOSED'
  | 'RETURNED';

export type AlertCadence =
  | 'AT_ONCE'
  | 'DAILY'
  | 'OFF';

export type ApiChangeKind =
  | 'CHANGED'
  | 'FIXED'
  | 'NEW'
  | 'RETIRED';

export type ApiEntryKind =
  | 'MUTATION'
  | 'QUERY'
  | 'SUBSCRIPTION'
  | 'TYPE';

export type ApiMode =
  | 'LIVE'
  | 'TEST';

export type ApiScope =
  | 'BOOKINGS_READ'
  | 'BOOKINGS_WRITE'
  | 'MESSAGES'
  | 'SPACES_READ'
  | 'SPACES_WRITE'
  | 'WEBHOOKS';

export type ApiUsageSource =
  | 'APPS'
  | 'KEYS';

export type ArticleKind =
  | 'BLOG'
  | 'HELP'
  | 'PAGE';

export type ArticleOwner =
  | 'CONTENT'
  | 'FINANCE'
  | 'MODERATION'
  | 'SUPPORT';

export type ArticleSection =
  | 'BOOK'
  | 'CITIES'
  | 'COMPANY'
  | 'GUIDES'
  | 'HOSTING'
  | 'LEGAL'
  | 'MOVING'
  | 'PAY'
  | 'PRIVACY'
  | 'REVIEWS'
  | 'SEARCH'
  | 'START'
  | 'STAY'
  | 'SUPPORT'
  | 'SUSTAINABILITY'
  | 'TAXES'
  | 'TRUST';

export type AttachmentKind =
  | 'IMAGE'
  | 'PDF';

export type BannerAudience =
  | 'ALL'
  | 'HOSTS'
  | 'RENTERS';

export type BillingCycleStatus =
  | 'CANCELLED'
  | 'OPEN'
  | 'PAID'
  | 'PAST_DUE'
  | 'RETRYING'
  | 'SCHEDULED'
  | 'WAIVED'
  | 'WRITTEN_OFF';

export type BillingState =
  | 'CURRENT'
  | 'IN_RECOVERY'
  | 'PAST_DUE'
  | 'RETRYING';

export type BlockReason =
  | 'AWAY'
  | 'OTHER'
  | 'OWN_USE'
  | 'WORKS';

export type BookingAction =
  | 'ACCEPT'
  | 'CANCEL'
  | 'CHANGE_DATES'
  | 'CLAIM'
  | 'CONFIRM_MOVE_OUT'
  | 'DECLINE'
  | 'DISPUTE'
  | 'GIVE_NOTICE'
  | 'MARK_ACTIVE'
  | 'PAY'
  | 'RENEW'
  | 'TERMINATE'
  | 'UNDO_NOTICE'
  | 'WITHDRAW'
  | 'WITHDRAW_CONTRACT';

export type BookingActionReason =
  | 'ALREADY_STARTED'
  | 'CHANGE_OPEN'
  | 'MOVE_IN_INCOMPLETE'
  | 'NOT_ASKED_YET'
  | 'NOT_CONFIRMED'
  | 'NOT_ENDED'
  | 'NOT_NOW'
  | 'NOT_STARTED'
  | 'PAYOUT_ACCOUNT_MISSING'
  | 'TIME_OVER';

export type BookingActor =
  | 'ADMIN'
  | 'HOST'
  | 'RENTER'
  | 'SYSTEM';

export type BookingChangeKind =
  | 'DATES'
  | 'UNDO_NOTICE';

export type BookingChangeStatus =
  | 'AGREED'
  | 'DECLINED'
  | 'LAPSED'
  | 'OPEN'
  | 'WITHDRAWN';

export type BookingGroup =
  | 'CURRENT'
  | 'PAST'
  | 'PENDING'
  | 'UPCOMING';

export type BookingMilestoneKind =
  | 'ANSWER'
  | 'CHARGE'
  | 'COMPLETION'
  | 'CONFIRMED'
  | 'ENDED'
  | 'FINAL_REVIEW'
  | 'MOVE_IN'
  | 'MOVE_OUT'
  | 'NOTICE'
  | 'RENEWAL'
  | 'REQUESTED'
  | 'STAY_REVIEW'
  | 'TODAY';

export type BookingMilestoneState =
  | 'DONE'
  | 'LATER'
  | 'NOW';

export type BookingNextStepKind =
  | 'ANSWER'
  | 'ANSWER_CHANGE'
  | 'ANSWER_CLAIM'
  | 'AWAIT_ANSWER'
  | 'AWAIT_MOVE_OUT'
  | 'AWAIT_PAYMENT'
  | 'AWAIT_START'
  | 'CHANGE_CARD'
  | 'COMPLETED'
  | 'CONFIRM_MOVE_OUT'
  | 'ENDED'
  | 'MARK_ACTIVE'
  | 'PAY'
  | 'PAYMENT_FAILED'
  | 'RETURN_GOODS'
  | 'RUNNING'
  | 'VERIFY_IDENTITY'
  | 'WRITE_ACCESS'
  | 'WRITE_REVIEW';

export type BookingStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'ENDING'
  | 'EXPIRED'
  | 'MOVE_OUT'
  | 'PAYMENT_FAILED'
  | 'PENDING_PAYMENT'
  | 'REQUESTED'
  | 'TERMINATED'
  | 'WITHDRAWN';

export type BookingStepUrgency =
  | 'ALERT'
  | 'CALM'
  | 'DO'
  | 'WAIT';

export type CalendarEntryKind =
  | 'BLOCK'
  | 'BOOKED'
  | 'MOVE_OUT'
  | 'OTHER_SITE'
  | 'REQUEST'
  | 'RUNNING';

export type CalendarFeedProblem =
  | 'NO_CALENDAR'
  | 'SILENT';

export type CalendarMoveKind =
  | 'ARRIVAL'
  | 'DEPARTURE';

export type CancellationPolicy =
  | 'FLEXIBLE'
  | 'MODERATE'
  | 'STRICT';

export type CancellationReason =
  | 'DOCUMENTED_EMERGENCY'
  | 'FOUND_ANOTHER'
  | 'OTHER'
  | 'PERSONAL'
  | 'PLANS_CHANGED'
  | 'SPACE_REMOVED'
  | 'SPACE_UNAVAILABLE'
  | 'SPACE_UNUSABLE';

export type CardUse =
  | 'CHARGED'
  | 'NOT_ALLOWED'
  | 'PAUSED';

export type ChangeKind =
  | 'INSERTED'
  | 'UPDATED';

export type ClaimActor =
  | 'CLAIMANT'
  | 'OTHER_SIDE'
  | 'STAFF'
  | 'SYSTEM';

export type ClaimBarrier =
  | 'CLAIM_OPEN'
  | 'TOO_EARLY'
  | 'TOO_LATE';

export type ClaimCase =
  | 'DIFFERENT'
  | 'GOODS_DAMAGED'
  | 'NOT_ENTITLED'
  | 'NO_ACCESS'
  | 'SPACE_DAMAGED'
  | 'UNSAFE';

export type ClaimDetail =
  | 'ACCESS_MODE'
  | 'DAMAGE'
  | 'DAMP'
  | 'FEATURE'
  | 'FIRE_RISK'
  | 'GOODS_LEFT'
  | 'KEYS'
  | 'LEAK'
  | 'NO_LOCK'
  | 'PESTS'
  | 'SMALLER'
  | 'THEFT'
  | 'TYPE'
  | 'WATER';

export type ClaimGround =
  | 'BELOW_LIMIT'
  | 'BOTH_PARTLY'
  | 'EVIDENCE_LACKING'
  | 'EVIDENCE_PROVES'
  | 'NOT_COVERED'
  | 'OTHER_SIDE_ADMITS';

export type ClaimObstacle =
  | 'DECIDED_BEFORE'
  | 'PROPOSED'
  | 'READS_ONLY'
  | 'TAKEN';

export type ClaimRemedy =
  | 'CYCLE_REFUND'
  | 'DEPOSIT'
  | 'FULL_REFUND'
  | 'GUARANTEE'
  | 'LOWER_RENT'
  | 'NOTHING'
  | 'PARTIAL_REFUND'
  | 'REBOOKING'
  | 'UNUSED_REFUND';

export type ClaimSide =
  | 'HOST'
  | 'RENTER';

export type ClaimStatus =
  | 'AGREED'
  | 'APPEALED'
  | 'AWAITING_DATA'
  | 'AWAITING_OTHER'
  | 'CLOSED'
  | 'DECIDED'
  | 'IN_REVIEW'
  | 'PROPOSED'
  | 'SUBMITTED'
  | 'WITHDRAWN';

export type ClaimStep =
  | 'ACCEPT'
  | 'ANSWER'
  | 'APPEAL'
  | 'ASK_FOR_DATA'
  | 'ASK_OTHER_SIDE'
  | 'BOTH_ACCEPT'
  | 'CHANGE_REMEDY'
  | 'DECIDE'
  | 'END_ANSWER_TIME'
  | 'END_APPEAL_TIME'
  | 'END_DATA_TIME'
  | 'END_VOTES'
  | 'GIVE_DATA'
  | 'REFUSE'
  | 'SETTLE'
  | 'SUBMIT'
  | 'WITHDRAW';

export type ClosedDayReason =
  | 'AFTER_END'
  | 'MIN_STAY'
  | 'NOTICE'
  | 'POLICY_MIN_STAY'
  | 'TAKEN';

export type CommissionKind =
  | 'LAUNCH'
  | 'PROFESSIONAL'
  | 'USUAL';

export type ComplaintOutcome =
  | 'CHANGED'
  | 'KEPT';

export type ConditionMoment =
  | 'MOVE_IN'
  | 'MOVE_OUT';

export type ConsentProblem =
  | 'APP_UNKNOWN'
  | 'REDIRECT_UNKNOWN';

export type ConsentPurpose =
  | 'ANALYTICS'
  | 'MARKETING'
  | 'MARKETING_COOKIES'
  | 'TERMS';

export type ConstantGroup =
  | 'CANCELLATION'
  | 'CITIES'
  | 'FEATURED_HOSTS'
  | 'FEATURES'
  | 'FEES'
  | 'PAYOUTS'
  | 'SUGGESTION'
  | 'TIMES'
  | 'ZONES';

export type ConstantUnit =
  | 'BPS'
  | 'CENT'
  | 'COUNT'
  | 'DAY'
  | 'HOUR'
  | 'HUNDREDTH'
  | 'MINUTE'
  | 'MONTH'
  | 'PERCENT'
  | 'SWITCH'
  | 'YYYYMMDD';

export type ContactDataKind =
  | 'APP'
  | 'EMAIL'
  | 'HANDLE'
  | 'IBAN'
  | 'LINK'
  | 'PAYMENT'
  | 'PHONE';

export type ContactTopic =
  | 'ACCESS'
  | 'ACCESSIBILITY'
  | 'ACCOUNT'
  | 'BOOKING'
  | 'HOSTING'
  | 'OTHER'
  | 'PAYMENT'
  | 'PERSONAL_DATA'
  | 'REPORT';

export type ContentKind =
  | 'BLOG'
  | 'CITY'
  | 'HELP';

export type ContentState =
  | 'ABSENT'
  | 'ADDED'
  | 'EDITED'
  | 'PRODUCT';

export type ConversationChangeKind =
  | 'MESSAGE'
  | 'READ'
  | 'STATE'
  | 'TYPING';

export type ConversationFilter =
  | 'ALL'
  | 'BOOKINGS'
  | 'UNREAD';

export type ConversationKind =
  | 'BOOKING'
  | 'DIRECT';

export type ConversationRole =
  | 'HOST'
  | 'RENTER';

export type DashboardMode =
  | 'HOST'
  | 'RENTER';

export type DataExportStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'QUEUED'
  | 'READY'
  | 'RUNNING';

export type DataFieldKey =
  | 'BIO'
  | 'BIRTH_DATE'
  | 'CITY'
  | 'DISPLAY_NAME'
  | 'EMAIL'
  | 'FULL_NAME'
  | 'LANGUAGES'
  | 'LOCALE'
  | 'MEMBER_SINCE'
  | 'PHONE';

export type DataGroupKey =
  | 'ACCOUNT'
  | 'BOOKINGS'
  | 'CONSENTS'
  | 'MESSAGES'
  | 'NOTIFICATIONS'
  | 'PAYMENTS'
  | 'PROFILE'
  | 'REVIEWS'
  | 'SESSIONS'
  | 'SPACES'
  | 'VERIFICATIONS';

export type DataRequestKind =
  | 'OBJECT'
  | 'RESTRICT';

export type DataRequestOutcome =
  | 'GRANTED'
  | 'REFUSED';

export type DataRequestStatus =
  | 'GRANTED'
  | 'OPEN'
  | 'REFUSED'
  | 'WITHDRAWN';

export type DecidedMeasureKind =
  | 'BAN'
  | 'LIMIT_BOOKINGS'
  | 'LIMIT_MESSAGES'
  | 'LIMIT_PUBLISHING'
  | 'REVIEW_HIDDEN'
  | 'SPACE_HIDDEN'
  | 'SPACE_REMOVED'
  | 'SUSPENSION'
  | 'WARNING';

export type DecisionReader =
  | 'APPLICANT'
  | 'AUTHOR'
  | 'REPORTER'
  | 'SUBJECT';

export type Declaration =
  | 'BUILDING_INSURANCE_TOLD'
  | 'COMMUNITY_ALLOWS'
  | 'DATA_TRUE'
  | 'EU_LAW_COMPLIANT'
  | 'NO_DWELLING'
  | 'OWNER_OR_AUTHORISED';

export type DeclaredValue =
  | 'FROM_500_TO_2000'
  | 'FROM_2000_TO_5000'
  | 'OVER_5000'
  | 'UNDER_500';

export type DeclineReason =
  | 'DATES_DO_NOT_FIT'
  | 'GOODS_NOT_SUITABLE'
  | 'NOT_AVAILABLE'
  | 'OTHER'
  | 'SPACE_CHANGED';

export type DepositMonths =
  | 'HALF'
  | 'NONE'
  | 'ONE';

export type DocumentKind =
  | 'ABANDONMENT_LETTER'
  | 'CONDITION_REPORT'
  | 'CORRECTIVE_INVOICE'
  | 'FORMAL_NOTICE'
  | 'HOST_INVOICE'
  | 'PAYOUT_STATEMENT'
  | 'PLATFORM_INVOICE'
  | 'RECEIPT'
  | 'RENTAL_TERMS';

export type DocumentSide =
  | 'BACK'
  | 'FRONT'
  | 'PROOF';

export type DocumentType =
  | 'COMMUNITY_CERTIFICATE'
  | 'DNI'
  | 'EU_ID'
  | 'IBI_RECEIPT'
  | 'LEASE'
  | 'NIE'
  | 'PASSPORT'
  | 'TITLE_NOTE';

export type EarningState =
  | 'DEBT'
  | 'EXPECTED'
  | 'ON_HOLD'
  | 'OWED'
  | 'PAID'
  | 'PAYABLE'
  | 'WAITING';

export type ErasureBlockerKind =
  | 'BOOKING_AS_HOST'
  | 'BOOKING_AS_RENTER'
  | 'CHARGE_OWED'
  | 'CLAIM_OPEN'
  | 'PAYMENT_DUE'
  | 'PAYOUT_DUE'
  | 'PAYOUT_UNDER_WAY'
  | 'STAFF';

export type ErrorCode =
  | 'ACCOUNT_LIMITED'
  | 'ACCOUNT_SUSPENDED'
  | 'API_KEYS_FULL'
  | 'APPOINTMENT_TAKEN'
  | 'BAD_REQUEST'
  | 'BLOCKS_FULL'
  | 'BOOKING_ATTEMPTS_USED'
  | 'BOOKING_CHANGE_CLOSED'
  | 'BOOKING_CREDIT_CHANGED'
  | 'BOOKING_DATES_TAKEN'
  | 'BOOKING_DAYS_PROMISED'
  | 'BOOKING_HOLD_EXPIRED'
  | 'BOOKING_OWN_SPACE'
  | 'BOOKING_REFUND_CHANGED'
  | 'BOOKING_RENTER_PAST_DUE'
  | 'BOOKING_SUM_CHANGED'
  | 'BOOKING_TOO_MANY_OPEN'
  | 'BOOKING_TRANSITION_REFUSED'
  | 'CHARGES_PAUSED'
  | 'CLAIM_AMOUNT_CHANGED'
  | 'CLAIM_OPEN'
  | 'CLAIM_OTHER_STAFF_NEEDED'
  | 'CLAIM_STATE_REFUSED'
  | 'CLAIM_WINDOW_CLOSED'
  | 'CONVERSATIONS_FULL'
  | 'CURSOR_INVALID'
  | 'CYCLE_AMOUNT_CHANGED'
  | 'CYCLE_NOT_DUE'
  | 'DAYS_BLOCKED'
  | 'DAYS_BOOKED'
  | 'DOCUMENT_UNKNOWN'
  | 'EMAIL_NOT_VERIFIED'
  | 'ERASURE_BLOCKED'
  | 'EXPORT_IN_PROGRESS'
  | 'FAVORITES_FULL'
  | 'FEATURED_FULL'
  | 'FEATURE_OFF'
  | 'FEEDS_FULL'
  | 'FORBIDDEN'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDENTITY_REQUIRED'
  | 'INTERNAL'
  | 'INVALID_CREDENTIALS'
  | 'INVENTORY_CHANGED'
  | 'MANDATE_WITHDRAWN'
  | 'MERGE_REFUSED'
  | 'MESSAGES_BLOCKED'
  | 'MESSAGES_CLOSED'
  | 'MESSAGES_OWN_SPACE'
  | 'MESSAGES_PAUSED'
  | 'MESSAGE_FILES_NOT_YET'
  | 'MESSAGE_REPEATED'
  | 'MFA_REQUIRED'
  | 'MFA_SETUP_REQUIRED'
  | 'NOT_FOUND'
  | 'PAGINATION_CONFLICT'
  | 'PARTNER_APPS_FULL'
  | 'PAYMENT_AUTHENTICATION_FAILED'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_METHOD_IN_USE'
  | 'PAYMENT_UNAVAILABLE'
  | 'PAYOUT_WAS_SENT'
  | 'PHONE_REQUIRED'
  | 'QUERY_TIMEOUT'
  | 'QUERY_TOO_COSTLY'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_LARGE'
  | 'QUERY_TOO_MANY_ALIASES'
  | 'QUERY_TOO_MANY_DIRECTIVES'
  | 'QUERY_TOO_MANY_NODES'
  | 'QUERY_TOO_MANY_ROOT_FIELDS'
  | 'QUICK_REPLIES_FULL'
  | 'RATE_LIMITED'
  | 'REFUND_AWAITS_BANK'
  | 'REFUND_NOT_FAILED'
  | 'REPORTING_SUSPENDED'
  | 'REPORT_STATE_REFUSED'
  | 'REVIEW_EXISTS'
  | 'REVIEW_NOT_ELIGIBLE'
  | 'REVIEW_WINDOW_CLOSED'
  | 'SAVED_SEARCHES_FULL'
  | 'SCOPE_MISSING'
  | 'SERVICE_UNAVAILABLE'
  | 'SPACE_NOT_BOOKABLE'
  | 'SPACE_STATE_REFUSED'
  | 'STORAGE_UNAVAILABLE'
  | 'TEXT_CHANGED'
  | 'TICKET_STATE_REFUSED'
  | 'TOKEN_INVALID'
  | 'TRADER_DETAILS_REQUIRED'
  | 'UNAUTHENTICATED'
  | 'UPLOADS_BUSY'
  | 'UPLOAD_INTERRUPTED'
  | 'UPLOAD_QUOTA'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_TOO_MANY_PIXELS'
  | 'UPLOAD_TOO_SMALL'
  | 'UPLOAD_TYPE_UNSUPPORTED'
  | 'UPLOAD_UNREADABLE'
  | 'VALIDATION_FAILED'
  | 'VERIFICATION_ATTEMPTS_USED'
  | 'VERIFICATION_STATE_REFUSED'
  | 'VIEW_CLOSED'
  | 'VIEW_READ_ONLY'
  | 'WAITING_DAYS_FREE'
  | 'WAITING_LIST_FULL'
  | 'WEBHOOKS_FULL'
  | 'WEBHOOK_DISABLED';

export type EvidenceKind =
  | 'IMAGE'
  | 'PDF';

export type FieldProblemCode =
  | 'ACCESS_HOURS_INVALID'
  | 'ACCESS_INSTRUCTIONS_LENGTH'
  | 'ACCESS_MODE_REQUIRED'
  | 'ACCOUNT_UNKNOWN'
  | 'ADDRESS_REQUIRED'
  | 'ADDRESS_TAKEN'
  | 'ALT_TOO_LONG'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'APPOINTMENT_TO_COME'
  | 'ATTACHMENTS_TOO_MANY'
  | 'ATTACHMENT_GONE'
  | 'ATTACHMENT_SIZE'
  | 'ATTACHMENT_TYPE'
  | 'ATTACHMENT_UNREADABLE'
  | 'AVAILABLE_FROM_INVALID'
  | 'BEFORE_AVAILABLE'
  | 'BIO_TOO_LONG'
  | 'BIRTH_DATE_INVALID'
  | 'CALL_LINK_INVALID'
  | 'CARD_CVC_INVALID'
  | 'CARD_EXPIRED'
  | 'CARD_HOLDER_REQUIRED'
  | 'CARD_NUMBER_INVALID'
  | 'CASE_UNKNOWN'
  | 'CHANGE_TOO_LATE'
  | 'CHOICE_UNKNOWN'
  | 'CITY_REQUIRED'
  | 'CITY_TOO_LONG'
  | 'CLAIM_AMOUNT_OUT_OF_RANGE'
  | 'CLAIM_DETAIL'
  | 'CLAIM_PHOTOS'
  | 'CLAIM_REMEDY'
  | 'CLAIM_TEXT_LENGTH'
  | 'CODE_EXPIRED'
  | 'CODE_INVALID'
  | 'CONFIRMATION_REQUIRED'
  | 'CONTACT_DATA'
  | 'CONTACT_MESSAGE_LENGTH'
  | 'CONTACT_PHONE_INVALID'
  | 'DATES_REVERSED'
  | 'DATES_UNCHANGED'
  | 'DATE_IN_PAST'
  | 'DAYS_OUT_OF_RANGE'
  | 'DECLARATIONS_REQUIRED'
  | 'DECLARED_VALUE_REQUIRED'
  | 'DEPOSIT_INVALID'
  | 'DESCRIPTION_TOO_LONG'
  | 'DESCRIPTION_TOO_SHORT'
  | 'DISCOUNTS_INVALID'
  | 'DISCOVERY_DAY_INVALID'
  | 'DISPLAY_NAME_LENGTH'
  | 'DOCUMENT_COUNTRY_INVALID'
  | 'DOCUMENT_EXPIRED'
  | 'DOCUMENT_NUMBER_INVALID'
  | 'DOCUMENT_REQUIRED'
  | 'DOCUMENT_SIZE'
  | 'DOCUMENT_TOO_SMALL'
  | 'DOCUMENT_TYPE'
  | 'DOOR_OUT_OF_RANGE'
  | 'EMAIL_INVALID'
  | 'EMAIL_TOO_LONG'
  | 'EMAIL_UNCHANGED'
  | 'FEED_KNOWN'
  | 'FEED_NOT_A_CALENDAR'
  | 'FEED_OWN'
  | 'FEED_SILENT'
  | 'FEED_URL_INVALID'
  | 'FILTER_OUT_OF_RANGE'
  | 'FLOOR_DOOR_TOO_LONG'
  | 'FULL_NAME_LENGTH'
  | 'GAP_UNKNOWN'
  | 'GOODS_NOT_ALLOWED'
  | 'GOODS_REQUIRED'
  | 'GOOD_FAITH_REQUIRED'
  | 'HEIGHT_OUT_OF_RANGE'
  | 'HUMIDITY_REQUIRED'
  | 'INSTANT_NEEDS_IDENTITY'
  | 'INVENTORY_REQUIRED'
  | 'KEYS_OUT_OF_RANGE'
  | 'LANGUAGES_INVALID'
  | 'LATER_CHANGE_WITHOUT_NOTICE'
  | 'LISTS_FULL'
  | 'LIST_FULL'
  | 'LIST_NAME_LENGTH'
  | 'LIST_NAME_TAKEN'
  | 'MAIL_FILES_SIZE'
  | 'MANDATE_REQUIRED'
  | 'MARKDOWN_REFUSED'
  | 'MESSAGE_TOO_LONG'
  | 'MIN_DAYS_OUT_OF_RANGE'
  | 'NAME_NOT_TYPED'
  | 'NAME_RESERVED'
  | 'NIF_INVALID'
  | 'NOTICE_OUT_OF_RANGE'
  | 'NOTICE_TOO_SHORT'
  | 'NOT_IN_INVENTORY'
  | 'NO_APPOINTMENT'
  | 'PART_UNKNOWN'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_CONTAINS_EMAIL'
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_WEAK'
  | 'PASSWORD_WRONG'
  | 'PHONE_INVALID'
  | 'PHONE_TAKEN'
  | 'PHOTOS_TOO_FEW'
  | 'PHOTOS_TOO_MANY'
  | 'PIN_FAR_FROM_POSTAL_CODE'
  | 'PIN_OUTSIDE_SPAIN'
  | 'PLAN_NOT_OFFERED'
  | 'POLICE_REPORT_REQUIRED'
  | 'POLICY_REQUIRED'
  | 'POSTAL_CODE_INVALID'
  | 'PRICE_NOT_WHOLE_EUROS'
  | 'PRICE_OUT_OF_RANGE'
  | 'PROHIBITED_NOT_DECLARED'
  | 'QUICK_REPLY_LENGTH'
  | 'REASON_OFF'
  | 'REASON_REQUIRED'
  | 'REDIRECT_URI_INVALID'
  | 'REPORT_DETAILS_LENGTH'
  | 'REQUIRED'
  | 'SCORE_NOT_YOURS'
  | 'SCORE_OUT_OF_RANGE'
  | 'SETTING_OUT_OF_RANGE'
  | 'SIDE_OUT_OF_RANGE'
  | 'SIZE_OUT_OF_RANGE'
  | 'START_TOO_FAR'
  | 'STAY_TOO_LONG'
  | 'STAY_TOO_SHORT'
  | 'TAGS_TOO_MANY'
  | 'TAX_PROFILE_CONTRADICTS'
  | 'TAX_PROFILE_REQUIRED'
  | 'TERMS_REQUIRED'
  | 'TEXT_LENGTH'
  | 'TEXT_OFFENSIVE'
  | 'TICKET_FILE_SIZE'
  | 'TITLE_ALL_CAPITALS'
  | 'TITLE_CONTACT_DATA'
  | 'TITLE_LENGTH'
  | 'TOO_LONG'
  | 'TRADER_BY_TAX_PROFILE'
  | 'TRADER_REQUIRED'
  | 'TYPE_REQUIRED'
  | 'UNDERAGE'
  | 'VALUE_INVALID'
  | 'VISITS_OUT_OF_RANGE'
  | 'VISIT_NOTICE_OUT_OF_RANGE'
  | 'WEBHOOK_URL_INVALID'
  | 'WRITING_CLOSED';

export type GoodsCategory =
  | 'APPLIANCES'
  | 'BICYCLES'
  | 'BOOKS_DOCUMENTS'
  | 'BOXES'
  | 'CLOTHES'
  | 'FURNITURE'
  | 'SPORTS'
  | 'STOCK'
  | 'TOOLS'
  | 'VEHICLES';

export type GuaranteePaymentStatus =
  | 'OWED'
  | 'PAID';

export type Humidity =
  | 'NONE'
  | 'SLIGHT'
  | 'VISIBLE';

export type Intention =
  | 'BOTH'
  | 'RENT_OUT'
  | 'STORE';

export type IssuerType =
  | 'HOST'
  | 'PLATFORM';

export type ItemKind =
  | 'ART'
  | 'CASH_OR_JEWELS'
  | 'DOCUMENTS_OR_DATA'
  | 'GENERAL'
  | 'VEHICLE';

export type LegalPage =
  | 'COOKIES'
  | 'PRIVACY'
  | 'REGULATIONS'
  | 'TERMS';

export type Locale =
  | 'EN'
  | 'ES';

export type MeasureKind =
  | 'BAN'
  | 'LIMIT_BOOKINGS'
  | 'LIMIT_MESSAGES'
  | 'LIMIT_PUBLISHING'
  | 'SUSPENSION'
  | 'WARNING';

export type MeasureReason =
  | 'ABUSE'
  | 'CONTACT_OUTSIDE'
  | 'FALSE_LISTING'
  | 'FORBIDDEN_GOODS'
  | 'FRAUD'
  | 'IDENTITY'
  | 'NON_PAYMENT'
  | 'OTHER';

export type MergeBlockerKind =
  | 'BOOKS'
  | 'DEALINGS'
  | 'OPEN_BOOKING'
  | 'OPEN_MONEY'
  | 'STAFF';

export type MergedKind =
  | 'CONVERSATIONS'
  | 'FAVORITES'
  | 'MEASURES'
  | 'OTHER'
  | 'REPORTS'
  | 'REQUESTS'
  | 'SEARCHES'
  | 'SPACES'
  | 'TICKETS';

export type MessageEventType =
  | 'BOOKING_CANCELLED'
  | 'BOOKING_COMPLETED'
  | 'BOOKING_CONFIRMED'
  | 'BOOKING_CONTRACT_WITHDRAWN'
  | 'BOOKING_DECLINED'
  | 'BOOKING_EXPIRED'
  | 'BOOKING_MOVE_OUT'
  | 'BOOKING_NOTICE'
  | 'BOOKING_NOTICE_UNDONE'
  | 'BOOKING_PAYMENT_FAILED'
  | 'BOOKING_REQUESTED'
  | 'BOOKING_RESPONSE_DUE'
  | 'BOOKING_STARTED'
  | 'BOOKING_TERMINATED'
  | 'BOOKING_WITHDRAWN';

export type MessageKind =
  | 'EVENT'
  | 'TEXT';

export type MessageReportReason =
  | 'ABUSE'
  | 'FRAUD'
  | 'ILLEGAL'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'SPAM';

export type Misfit =
  | 'CEILING_TOO_LOW'
  | 'DOOR_TOO_NARROW'
  | 'NOT_ALLOWED'
  | 'NO_VEHICLE_DOOR'
  | 'TOO_SMALL';

export type MissingHostData =
  | 'PAYOUT_ACCOUNT'
  | 'TAX_DETAILS'
  | 'TRADER_DETAILS';

export type MoveInStep =
  | 'ACCESS_DATA'
  | 'CONDITION_PHOTOS'
  | 'FIRST_PAYMENT'
  | 'HOST_IDENTITY'
  | 'INVENTORY'
  | 'PROHIBITED_GOODS'
  | 'RENTER_IDENTITY'
  | 'TERMS';

export type MovementKind =
  | 'PAYMENT'
  | 'PAYOUT'
  | 'REFUND';

export type MovementState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'OPEN'
  | 'TAKEN_BACK';

export type NoticeReason =
  | 'BREACH'
  | 'FOUND_ANOTHER'
  | 'MOVING'
  | 'NOT_NEEDED'
  | 'OTHER'
  | 'OWN_USE'
  | 'SALE'
  | 'WORKS';

export type NotificationChannel =
  | 'BELL'
  | 'EMAIL'
  | 'PUSH';

export type NotificationGroup =
  | 'ALERTS'
  | 'BOOKINGS'
  | 'ESSENTIAL'
  | 'MESSAGES'
  | 'NEWS'
  | 'PAYMENTS'
  | 'REVIEWS'
  | 'SUPPORT';

export type NotificationIcon =
  | 'ACCEPTED'
  | 'CARD'
  | 'CLAIM'
  | 'DOOR'
  | 'EXPIRED'
  | 'LAST_DAY'
  | 'LOWER_PRICE'
  | 'MESSAGE'
  | 'MESSAGE_WARNING'
  | 'NOT_VERIFIED'
  | 'PAUSE'
  | 'REFUSED'
  | 'SEARCH_MATCH'
  | 'SPACE'
  | 'STAR'
  | 'SUPPORT'
  | 'TAKEN_BACK'
  | 'VERIFIED'
  | 'WAITING';

export type NotificationType =
  | 'ABANDONMENT_LISTED'
  | 'ABANDONMENT_OPENED_HOST'
  | 'ABANDONMENT_OPENED_RENTER'
  | 'BOOKING_ACTIVE_HOST'
  | 'BOOKING_ACTIVE_RENTER'
  | 'BOOKING_CANCELLED_HOST'
  | 'BOOKING_CANCELLED_RENTER'
  | 'BOOKING_CHANGE_DECLINED'
  | 'BOOKING_CHANGE_LAPSED'
  | 'BOOKING_CHANGE_WITHDRAWN'
  | 'BOOKING_COMPLETED_HOST'
  | 'BOOKING_COMPLETED_RENTER'
  | 'BOOKING_CONFIRMED_HOST'
  | 'BOOKING_CONFIRMED_RENTER'
  | 'BOOKING_CONTRACT_WITHDRAWN_HOST'
  | 'BOOKING_CONTRACT_WITHDRAWN_RENTER'
  | 'BOOKING_DATES_AGREED_HOST'
  | 'BOOKING_DATES_AGREED_RENTER'
  | 'BOOKING_DATES_ASKED'
  | 'BOOKING_DECLINED'
  | 'BOOKING_ENDS_TODAY_HOST'
  | 'BOOKING_ENDS_TODAY_RENTER'
  | 'BOOKING_EXPIRED_HOST'
  | 'BOOKING_EXPIRED_RENTER'
  | 'BOOKING_HOST_CANCELLED_HOST'
  | 'BOOKING_HOST_CANCELLED_RENTER'
  | 'BOOKING_HOST_UNAVAILABLE'
  | 'BOOKING_NOTICE_BY_HOST'
  | 'BOOKING_NOTICE_HOST'
  | 'BOOKING_NOTICE_RENTER'
  | 'BOOKING_NOTICE_UNDONE_HOST'
  | 'BOOKING_NOTICE_UNDONE_RENTER'
  | 'BOOKING_NOT_COMPLETED'
  | 'BOOKING_RENEWAL_HOST'
  | 'BOOKING_RENEWAL_RENTER'
  | 'BOOKING_RENEWED_HOST'
  | 'BOOKING_RENEWED_RENTER'
  | 'BOOKING_REQUESTED'
  | 'BOOKING_REQUEST_SENT'
  | 'BOOKING_RESPONSE_REMINDER'
  | 'BOOKING_TERMINATED_HOST'
  | 'BOOKING_TERMINATED_RENTER'
  | 'BOOKING_UNDO_ASKED'
  | 'BOOKING_WITHDRAWN'
  | 'CALENDAR_CONFLICT'
  | 'CALENDAR_SILENT'
  | 'CHARGE_ANNOUNCED'
  | 'CHARGE_DISPUTED_HOST'
  | 'CHARGE_DISPUTED_RENTER'
  | 'CHARGE_FORMAL_NOTICE'
  | 'CHARGE_IN_RECOVERY'
  | 'CHARGE_PAST_DUE_HOST'
  | 'CHARGE_PAST_DUE_RENTER'
  | 'CHARGE_RECOVERED'
  | 'CHARGE_REFUSED'
  | 'CHARGE_TAKEN'
  | 'CHARGE_WAIVED_HOST'
  | 'CHARGE_WAIVED_RENTER'
  | 'CLAIM_AGREED'
  | 'CLAIM_APPEALED'
  | 'CLAIM_APPEALED_STAFF'
  | 'CLAIM_CLOSED'
  | 'CLAIM_DATA_ASKED'
  | 'CLAIM_DECIDED'
  | 'CLAIM_OPENED_HOST'
  | 'CLAIM_OPENED_RENTER'
  | 'CLAIM_OPENED_STAFF'
  | 'CLAIM_PROPOSED'
  | 'CLAIM_REVIEW_RESUMED'
  | 'CLAIM_REVIEW_RESUMED_STAFF'
  | 'CLAIM_TO_DECIDE'
  | 'CLAIM_TO_REVIEW'
  | 'CLAIM_WITHDRAWN'
  | 'COMMISSION_RISES'
  | 'DEPOSIT_CHARGED'
  | 'DEPOSIT_CHARGE_FAILED'
  | 'DEPOSIT_CHARGE_FAILED_STAFF'
  | 'DISPUTE_DECIDED_HOST'
  | 'DISPUTE_DECIDED_RENTER'
  | 'FAVORITE_PRICE_DROPPED'
  | 'HOST_DATA_NEEDED'
  | 'HOST_LISTED'
  | 'HOST_UNLISTED'
  | 'LEGAL_VERSION_ANNOUNCED'
  | 'MESSAGES_PAUSED'
  | 'MESSAGE_RECEIVED'
  | 'PAYMENT_FAILED'
  | 'PAYOUT_ACCOUNT_NEEDED'
  | 'PAYOUT_ACCOUNT_RESTRICTED'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_SENT'
  | 'REFUND_DELAYED'
  | 'REFUND_SENT_AGAIN'
  | 'REFUND_TRANSFERRED'
  | 'REVIEW_HIDDEN'
  | 'REVIEW_INVITED'
  | 'REVIEW_PUBLISHED'
  | 'REVIEW_RECEIVED'
  | 'REVIEW_REMINDER'
  | 'SAVED_SEARCH_MATCHED'
  | 'SPACE_CHANGES_REQUESTED'
  | 'SPACE_PAUSED'
  | 'SPACE_PUBLISHED'
  | 'TICKET_ANSWERED'
  | 'TICKET_RECEIVED'
  | 'TICKET_RESOLVED'
  | 'VERIFICATION_APPROVED'
  | 'VERIFICATION_CALL_BOOKED'
  | 'VERIFICATION_CALL_CANCELLED'
  | 'VERIFICATION_CALL_GIVEN_UP'
  | 'VERIFICATION_CALL_MOVED'
  | 'VERIFICATION_CALL_TO_HOLD'
  | 'VERIFICATION_EXPIRED'
  | 'VERIFICATION_REJECTED'
  | 'WAITING_DAYS_OFFERED';

export type OnboardingStep =
  | 'ABOUT_YOU'
  | 'INTENTION'
  | 'PLANS'
  | 'TRUST';

export type OpenTransferKind =
  | 'GUARANTEE'
  | 'PAYOUT';

export type OwedChargeStepKind =
  | 'FORMAL_NOTICE'
  | 'LAST_RETRY'
  | 'MAY_BE_ENDED'
  | 'RETRY';

export type PartnerAppKind =
  | 'CONFIDENTIAL'
  | 'PUBLIC';

export type PaymentDisputeStatus =
  | 'ANSWERED'
  | 'LOST'
  | 'OPEN'
  | 'WON';

export type PaymentRecordKind =
  | 'CHARGE'
  | 'REFUND';

export type PaymentStatus =
  | 'ACTION_REQUIRED'
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'DISPUTED'
  | 'FAILED'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOID';

export type PayoutAccountStatus =
  | 'COMPLETE'
  | 'NONE'
  | 'PENDING'
  | 'RESTRICTED';

export type PayoutRequirement =
  | 'ADDRESS'
  | 'BIRTH_DATE'
  | 'CONTACT'
  | 'IBAN'
  | 'IDENTITY'
  | 'NAME'
  | 'OTHER'
  | 'TAX_NUMBER'
  | 'TERMS';

export type PayoutStatus =
  | 'FAILED'
  | 'IN_TRANSIT'
  | 'PAID'
  | 'SCHEDULED';

export type PersonAct =
  | 'ALLOW_PAYOUTS'
  | 'BAN'
  | 'CHANGE_ROLES'
  | 'LIFT_LIMIT'
  | 'LIMIT'
  | 'MERGE'
  | 'RESET_VERIFICATION'
  | 'RESTORE'
  | 'REVEAL_EMAIL'
  | 'SUSPEND'
  | 'VIEW_AS'
  | 'WARN'
  | 'WRITE_NOTE';

export type PersonState =
  | 'ACTIVE'
  | 'BANNED'
  | 'ERASED'
  | 'LIMITED'
  | 'SUSPENDED';

export type PlaceKind =
  | 'ADDRESS'
  | 'CITY'
  | 'DISTRICT'
  | 'NEIGHBOURHOOD'
  | 'POSTAL_CODE'
  | 'PROVINCE';

export type PriceReasonCode =
  | 'ACCESS_24H'
  | 'AUTONOMOUS'
  | 'DAMP'
  | 'DRY'
  | 'EASY_LOADING'
  | 'SCHEDULED'
  | 'SECURITY'
  | 'SHARED'
  | 'STAIRS';

export type ProposalReason =
  | 'AREA_WITHIN_LIMIT'
  | 'BELOW_EXCESS'
  | 'NOTHING_TO_PAY'
  | 'OTHER_SIDE_AGREES'
  | 'TABLE';

export type ProtectionPlan =
  | 'BASIC'
  | 'MAXIMA'
  | 'PLUS';

export type RefundRule =
  | 'COOLING_OFF'
  | 'FREE'
  | 'LESS_OWED'
  | 'NOTHING'
  | 'NOT_RENTERS_FAULT'
  | 'PARTIAL'
  | 'STAFF_DECIDED'
  | 'WITHDRAWAL_RIGHT';

export type RefundStatus =
  | 'DONE'
  | 'FAILED'
  | 'PENDING'
  | 'WANTED';

export type RejectReason =
  | 'BLURRED'
  | 'CROPPED'
  | 'EXPIRED_DOCUMENT'
  | 'MISSED_APPOINTMENT'
  | 'NAME_MISMATCH'
  | 'SUSPECTED_FRAUD'
  | 'UNDERAGE'
  | 'UNSUPPORTED';

export type ReportSide =
  | 'OWNER'
  | 'REPORTER';

export type ReportStatus =
  | 'DISMISSED'
  | 'OPEN'
  | 'UPHELD';

export type ReportedKind =
  | 'CONVERSATION'
  | 'MESSAGE'
  | 'REVIEW'
  | 'SPACE'
  | 'USER';

export type ResponseTimeBucket =
  | 'A_DAY'
  | 'FEW_HOURS'
  | 'OVER_A_DAY'
  | 'UNDER_AN_HOUR';

export type RestrictionKind =
  | 'BAN'
  | 'LIMIT'
  | 'REVIEW_HIDDEN'
  | 'SPACE_HIDDEN'
  | 'SPACE_REMOVED'
  | 'SUSPENSION'
  | 'WARNING';

export type ReviewDirection =
  | 'OF_RENTER'
  | 'OF_SPACE';

export type ReviewFlag =
  | 'EXTORTION'
  | 'INSULT'
  | 'PERSONAL_DATA'
  | 'THREAT';

export type ReviewOrder =
  | 'HIGHEST'
  | 'LOWEST'
  | 'MOST_USEFUL'
  | 'NEWEST';

export type ReviewReportReason =
  | 'EXTORTION'
  | 'ILLEGAL'
  | 'INSULT'
  | 'NOT_A_REAL_STAY'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'THREAT';

export type ReviewStatus =
  | 'HELD'
  | 'HIDDEN'
  | 'PUBLISHED'
  | 'SUBMITTED';

export type Role =
  | 'ADMIN'
  | 'CONTENT'
  | 'FINANCE'
  | 'HOST'
  | 'MODERATOR'
  | 'RENTER'
  | 'SUPPORT';

export type SearchSuggestionKind =
  | 'WIDER_RADIUS'
  | 'WITHOUT_DATES'
  | 'WITHOUT_FEATURES'
  | 'WITHOUT_PRICE'
  | 'WITHOUT_SIZE'
  | 'WITHOUT_THINGS'
  | 'WITHOUT_TYPE';

export type SpaceFeature =
  | 'ALARM'
  | 'BUILDING_INSURANCE'
  | 'CAMERA'
  | 'DRY'
  | 'FIRE_DETECTION'
  | 'FREIGHT_LIFT'
  | 'GROUND_FLOOR'
  | 'HEATED'
  | 'LIFT'
  | 'LIGHT'
  | 'LOADING_ZONE'
  | 'OWN_LOCK'
  | 'PORTER'
  | 'PRIVATE_ENTRANCE'
  | 'RAMP'
  | 'SHARED'
  | 'SHELVES'
  | 'SOCKET'
  | 'STAIRS_ONLY'
  | 'STREET_PARKING'
  | 'TROLLEY'
  | 'VEHICLE_DOOR'
  | 'VENTILATED'
  | 'WATER_TAP';

export type SpacePart =
  | 'ACCESS'
  | 'ADDRESS'
  | 'DESCRIPTION'
  | 'GOODS'
  | 'PHOTOS'
  | 'PRICE'
  | 'TERMS'
  | 'TITLE'
  | 'TYPE';

export type SpaceReportReason =
  | 'DANGEROUS'
  | 'FRAUD'
  | 'ILLEGAL'
  | 'MISLEADING'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'PHOTOS'
  | 'PROHIBITED_GOODS';

export type SpaceSort =
  | 'DISTANCE'
  | 'NEWEST'
  | 'PRICE'
  | 'PRICE_PER_M2'
  | 'RECOMMENDED'
  | 'SIZE';

export type SpaceStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'NEEDS_CHANGES'
  | 'PAUSED'
  | 'PUBLISHED'
  | 'SUSPENDED';

export type SpaceType =
  | 'GARAGE'
  | 'OTHER'
  | 'ROOM'
  | 'SHOP'
  | 'STORAGE'
  | 'WAREHOUSE';

export type SpokenLanguage =
  | 'AR'
  | 'CA'
  | 'DE'
  | 'EN'
  | 'ES'
  | 'EU'
  | 'FR'
  | 'GL'
  | 'IT'
  | 'NL'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'RU'
  | 'UK'
  | 'ZH';

export type StaffAct =
  | 'ANSWER_DATA_REQUESTS'
  | 'ASK_CLAIM_SIDES'
  | 'BAN_PEOPLE'
  | 'CHANGE_ROLES'
  | 'CHANGE_SETTINGS'
  | 'DECIDE_CLAIMS'
  | 'DECIDE_REPORTS'
  | 'DECIDE_REVIEWS'
  | 'DECIDE_SPACES'
  | 'DECIDE_VERIFICATIONS'
  | 'EDIT_CONTENT'
  | 'EDIT_WORDS'
  | 'FEATURE_SPACES'
  | 'GIVE_CREDIT'
  | 'HIDE_SPACES'
  | 'LIMIT_PEOPLE'
  | 'MEND_SPACES'
  | 'MERGE_PEOPLE'
  | 'MOVE_MONEY'
  | 'READ_MESSAGES'
  | 'REMOVE_SPACES'
  | 'RESET_VERIFICATION'
  | 'RUN_BOOKINGS'
  | 'SEE_AUDIT'
  | 'SEE_BOOKINGS'
  | 'SEE_CLAIMS'
  | 'SEE_HELP'
  | 'SEE_MONEY'
  | 'SEE_PANEL'
  | 'SEE_PEOPLE'
  | 'SEE_REPORTS'
  | 'SEE_SPACES'
  | 'SERVE_TICKETS'
  | 'SUSPEND_PEOPLE'
  | 'TERMINATE_BOOKINGS'
  | 'VIEW_AS'
  | 'WARN_PEOPLE'
  | 'WRITE_NOTES';

export type StaffBookingAct =
  | 'ACCEPT'
  | 'ALLOW_CHARGES'
  | 'CANCEL'
  | 'CHANGE_END'
  | 'DECLINE'
  | 'END_FOR_HOST'
  | 'GIVE_CREDIT'
  | 'HOLD_PAYOUT'
  | 'LIST_LEFT_THINGS'
  | 'READ_MESSAGES'
  | 'RECORD_LETTER'
  | 'RELEASE_PAYOUT'
  | 'SETTLE'
  | 'TERMINATE'
  | 'WAIVE_CHARGE'
  | 'WRITE_NOTE';

export type StaffClaimAct =
  | 'ASK_FOR_DATA'
  | 'CONFIRM'
  | 'DECIDE'
  | 'RETRY_DEPOSIT'
  | 'RETURN'
  | 'SETTLE_GUARANTEE';

export type StaffMoneyAct =
  | 'ADJUST'
  | 'FAIL_PAYOUT'
  | 'HOLD_PAYOUT'
  | 'REFUND'
  | 'RELEASE_PAYOUT'
  | 'RETRY_REFUND'
  | 'SETTLE_REFUND';

export type StaffQueue =
  | 'CLAIMS'
  | 'DATA_REQUESTS'
  | 'IDENTITIES'
  | 'MONEY'
  | 'REPORTS'
  | 'REVIEWS'
  | 'SPACES'
  | 'SPACE_DOCUMENTS'
  | 'TERMINATED_STAYS'
  | 'TICKETS';

export type StaffReportAct =
  | 'DECIDE_COMPLAINT'
  | 'DISMISS'
  | 'TAKE_COMPLAINT'
  | 'UPHOLD';

export type StaffSpaceAct =
  | 'APPROVE'
  | 'CHANGE_TYPE'
  | 'FEATURE'
  | 'HIDE'
  | 'MOVE_PIN'
  | 'REMOVE'
  | 'REQUEST_CHANGES'
  | 'SHOW'
  | 'UNFEATURE'
  | 'WRITE_NOTE';

export type StatsPeriod =
  | 'DAYS_30'
  | 'DAYS_90'
  | 'YEAR';

export type StorableThing =
  | 'ARMCHAIR'
  | 'BED'
  | 'BICYCLE'
  | 'BOARD'
  | 'BOX'
  | 'CAR'
  | 'CHAIR'
  | 'CHEST'
  | 'FRIDGE'
  | 'MOTORBIKE'
  | 'PALLET'
  | 'SHELF'
  | 'SOFA'
  | 'SUITCASE'
  | 'TABLE'
  | 'TELEVISION'
  | 'TOOLS'
  | 'WARDROBE'
  | 'WASHER';

export type TaxName =
  | 'IGIC'
  | 'IPSI'
  | 'IVA';

export type TaxProfile =
  | 'EMPRESA'
  | 'EXEMPT_OTHER'
  | 'IVA_GENERAL'
  | 'PARTICULAR';

export type TaxZone =
  | 'CANARIES'
  | 'CEUTA_MELILLA'
  | 'PENINSULA';

export type TermType =
  | 'FIXED'
  | 'ROLLING';

export type TerminationReason =
  | 'FORBIDDEN_GOODS'
  | 'FRAUD'
  | 'NON_PAYMENT';

export type TicketAction =
  | 'ANSWER'
  | 'ASSIGN'
  | 'NOTE'
  | 'RATE'
  | 'REOPEN'
  | 'WRITE';

export type TicketAuthor =
  | 'REQUESTER'
  | 'STAFF'
  | 'SYSTEM';

export type TicketCategory =
  | 'ACCESS'
  | 'ACCOUNT'
  | 'BOOKING'
  | 'DAMAGE'
  | 'OTHER'
  | 'PAYMENT'
  | 'PERSONAL_DATA'
  | 'REFUND'
  | 'REPORT'
  | 'SPACE'
  | 'VERIFICATION';

export type TicketPriority =
  | 'NORMAL'
  | 'URGENT';

export type TicketQueueScope =
  | 'ALL'
  | 'DONE'
  | 'MINE'
  | 'UNASSIGNED';

export type TicketSource =
  | 'CONTACT'
  | 'MAIL'
  | 'WEB';

export type TicketStatus =
  | 'CLOSED'
  | 'OPEN'
  | 'RESOLVED'
  | 'WAITING_STAFF'
  | 'WAITING_USER';

export type UserBadge =
  | 'EMAIL'
  | 'IDENTITY'
  | 'PHONE';

export type UserReportReason =
  | 'ABUSE'
  | 'DISCRIMINATION'
  | 'FRAUD'
  | 'ILLEGAL'
  | 'IMPERSONATION'
  | 'OTHER';

export type VerificationDecision =
  | 'APPROVE'
  | 'REJECT';

export type VerificationKind =
  | 'IDENTITY'
  | 'SPACE';

export type VerificationStatus =
  | 'APPROVED'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'NOT_STARTED'
  | 'PENDING'
  | 'REJECTED';

export type VersionState =
  | 'COMING'
  | 'CURRENT'
  | 'PAST'
  | 'WITHDRAWN';

export type ViewStep =
  | 'PRICE'
  | 'SPACE';

export type WaitingState =
  | 'MISSED'
  | 'OFFERED'
  | 'WAITING';

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'WAITING';

export type WebhookEventType =
  | 'BOOKING_CANCELLED'
  | 'BOOKING_CHANGED'
  | 'BOOKING_CONFIRMED'
  | 'BOOKING_DECLINED'
  | 'BOOKING_ENDED'
  | 'BOOKING_EXPIRED'
  | 'BOOKING_MANDATE_WITHDRAWN'
  | 'BOOKING_REFUNDED'
  | 'BOOKING_REQUESTED'
  | 'BOOKING_STARTED'
  | 'BOOKING_WITHDRAWN'
  | 'MESSAGE_RECEIVED'
  | 'SPACE_PUBLISHED'
  | 'SPACE_UPDATED';

export type WebhookState =
  | 'ACTIVE'
  | 'DISABLED';

export type WizardStep =
  | 'ACCESS'
  | 'DETAILS'
  | 'LOCATION'
  | 'PHOTOS'
  | 'PRICING'
  | 'REVIEW';

export type WordListName =
  | 'CITY_QUESTIONS'
  | 'DECLINE_REASONS'
  | 'MEASURE_REASONS'
  | 'MESSAGE_REPORT_REASONS'
  | 'NOTIFICATIONS'
  | 'PROHIBITED_GOODS'
  | 'REJECT_REASONS'
  | 'REVIEW_REPORT_REASONS'
  | 'SPACE_REPORT_REASONS'
  | 'TERMINATION_REASONS'
  | 'USER_REPORT_REASONS';

export const possibleTypes = {
};