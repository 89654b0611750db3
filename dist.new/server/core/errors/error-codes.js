import { registerEnumType } from 'type-graphql';
/** Every code an error can carry in `extensions.code`: a closed list. */
export var ErrorCode;
(function (ErrorCode) {
    ErrorCode["UNAUTHENTICATED"] = "UNAUTHENTICATED";
    ErrorCode["FORBIDDEN"] = "FORBIDDEN";
    ErrorCode["NOT_FOUND"] = "NOT_FOUND";
    ErrorCode["VALIDATION_FAILED"] = "VALIDATION_FAILED";
    ErrorCode["BAD_REQUEST"] = "BAD_REQUEST";
    ErrorCode["INTERNAL"] = "INTERNAL";
    ErrorCode["RATE_LIMITED"] = "RATE_LIMITED";
    ErrorCode["CURSOR_INVALID"] = "CURSOR_INVALID";
    ErrorCode["PAGINATION_CONFLICT"] = "PAGINATION_CONFLICT";
    ErrorCode["QUERY_TOO_LARGE"] = "QUERY_TOO_LARGE";
    ErrorCode["QUERY_TOO_DEEP"] = "QUERY_TOO_DEEP";
    ErrorCode["QUERY_TOO_COSTLY"] = "QUERY_TOO_COSTLY";
    ErrorCode["QUERY_TOO_MANY_NODES"] = "QUERY_TOO_MANY_NODES";
    ErrorCode["QUERY_TOO_MANY_ALIASES"] = "QUERY_TOO_MANY_ALIASES";
    ErrorCode["QUERY_TOO_MANY_ROOT_FIELDS"] = "QUERY_TOO_MANY_ROOT_FIELDS";
    ErrorCode["QUERY_TOO_MANY_DIRECTIVES"] = "QUERY_TOO_MANY_DIRECTIVES";
    ErrorCode["QUERY_TIMEOUT"] = "QUERY_TIMEOUT";
    ErrorCode["DOCUMENT_UNKNOWN"] = "DOCUMENT_UNKNOWN";
    ErrorCode["SERVICE_UNAVAILABLE"] = "SERVICE_UNAVAILABLE";
    ErrorCode["EMAIL_NOT_VERIFIED"] = "EMAIL_NOT_VERIFIED";
    ErrorCode["INVALID_CREDENTIALS"] = "INVALID_CREDENTIALS";
    ErrorCode["TOKEN_INVALID"] = "TOKEN_INVALID";
    ErrorCode["SCOPE_MISSING"] = "SCOPE_MISSING";
    ErrorCode["API_KEYS_FULL"] = "API_KEYS_FULL";
    ErrorCode["PARTNER_APPS_FULL"] = "PARTNER_APPS_FULL";
    ErrorCode["WEBHOOKS_FULL"] = "WEBHOOKS_FULL";
    ErrorCode["WEBHOOK_DISABLED"] = "WEBHOOK_DISABLED";
    ErrorCode["ACCOUNT_SUSPENDED"] = "ACCOUNT_SUSPENDED";
    ErrorCode["ACCOUNT_LIMITED"] = "ACCOUNT_LIMITED";
    ErrorCode["REPORTING_SUSPENDED"] = "REPORTING_SUSPENDED";
    ErrorCode["VIEW_READ_ONLY"] = "VIEW_READ_ONLY";
    ErrorCode["VIEW_CLOSED"] = "VIEW_CLOSED";
    ErrorCode["FEATURED_FULL"] = "FEATURED_FULL";
    ErrorCode["MFA_REQUIRED"] = "MFA_REQUIRED";
    ErrorCode["MFA_SETUP_REQUIRED"] = "MFA_SETUP_REQUIRED";
    ErrorCode["PHONE_REQUIRED"] = "PHONE_REQUIRED";
    ErrorCode["IDENTITY_REQUIRED"] = "IDENTITY_REQUIRED";
    ErrorCode["TRADER_DETAILS_REQUIRED"] = "TRADER_DETAILS_REQUIRED";
    ErrorCode["MERGE_REFUSED"] = "MERGE_REFUSED";
    ErrorCode["VERIFICATION_ATTEMPTS_USED"] = "VERIFICATION_ATTEMPTS_USED";
    ErrorCode["VERIFICATION_STATE_REFUSED"] = "VERIFICATION_STATE_REFUSED";
    ErrorCode["ERASURE_BLOCKED"] = "ERASURE_BLOCKED";
    ErrorCode["EXPORT_IN_PROGRESS"] = "EXPORT_IN_PROGRESS";
    ErrorCode["SPACE_NOT_BOOKABLE"] = "SPACE_NOT_BOOKABLE";
    ErrorCode["SPACE_STATE_REFUSED"] = "SPACE_STATE_REFUSED";
    ErrorCode["UPLOAD_TOO_LARGE"] = "UPLOAD_TOO_LARGE";
    ErrorCode["UPLOAD_TYPE_UNSUPPORTED"] = "UPLOAD_TYPE_UNSUPPORTED";
    ErrorCode["UPLOAD_TOO_MANY_PIXELS"] = "UPLOAD_TOO_MANY_PIXELS";
    ErrorCode["UPLOAD_TOO_SMALL"] = "UPLOAD_TOO_SMALL";
    ErrorCode["UPLOAD_UNREADABLE"] = "UPLOAD_UNREADABLE";
    ErrorCode["UPLOAD_QUOTA"] = "UPLOAD_QUOTA";
    ErrorCode["UPLOAD_INTERRUPTED"] = "UPLOAD_INTERRUPTED";
    ErrorCode["UPLOADS_BUSY"] = "UPLOADS_BUSY";
    ErrorCode["STORAGE_UNAVAILABLE"] = "STORAGE_UNAVAILABLE";
    ErrorCode["FAVORITES_FULL"] = "FAVORITES_FULL";
    ErrorCode["SAVED_SEARCHES_FULL"] = "SAVED_SEARCHES_FULL";
    ErrorCode["MESSAGES_PAUSED"] = "MESSAGES_PAUSED";
    ErrorCode["MESSAGE_REPEATED"] = "MESSAGE_REPEATED";
    ErrorCode["MESSAGE_FILES_NOT_YET"] = "MESSAGE_FILES_NOT_YET";
    ErrorCode["CONVERSATIONS_FULL"] = "CONVERSATIONS_FULL";
    ErrorCode["QUICK_REPLIES_FULL"] = "QUICK_REPLIES_FULL";
    ErrorCode["BOOKING_DATES_TAKEN"] = "BOOKING_DATES_TAKEN";
    ErrorCode["DAYS_BOOKED"] = "DAYS_BOOKED";
    ErrorCode["DAYS_BLOCKED"] = "DAYS_BLOCKED";
    ErrorCode["BLOCKS_FULL"] = "BLOCKS_FULL";
    ErrorCode["FEEDS_FULL"] = "FEEDS_FULL";
    ErrorCode["WAITING_DAYS_FREE"] = "WAITING_DAYS_FREE";
    ErrorCode["WAITING_LIST_FULL"] = "WAITING_LIST_FULL";
    ErrorCode["FEATURE_OFF"] = "FEATURE_OFF";
    ErrorCode["BOOKING_DAYS_PROMISED"] = "BOOKING_DAYS_PROMISED";
    ErrorCode["BOOKING_TRANSITION_REFUSED"] = "BOOKING_TRANSITION_REFUSED";
    ErrorCode["BOOKING_OWN_SPACE"] = "BOOKING_OWN_SPACE";
    ErrorCode["BOOKING_TOO_MANY_OPEN"] = "BOOKING_TOO_MANY_OPEN";
    ErrorCode["BOOKING_ATTEMPTS_USED"] = "BOOKING_ATTEMPTS_USED";
    ErrorCode["BOOKING_HOLD_EXPIRED"] = "BOOKING_HOLD_EXPIRED";
    ErrorCode["BOOKING_REFUND_CHANGED"] = "BOOKING_REFUND_CHANGED";
    ErrorCode["BOOKING_CREDIT_CHANGED"] = "BOOKING_CREDIT_CHANGED";
    ErrorCode["REFUND_NOT_FAILED"] = "REFUND_NOT_FAILED";
    ErrorCode["PAYOUT_WAS_SENT"] = "PAYOUT_WAS_SENT";
    ErrorCode["BOOKING_RENTER_PAST_DUE"] = "BOOKING_RENTER_PAST_DUE";
    ErrorCode["CYCLE_NOT_DUE"] = "CYCLE_NOT_DUE";
    ErrorCode["CYCLE_AMOUNT_CHANGED"] = "CYCLE_AMOUNT_CHANGED";
    ErrorCode["BOOKING_SUM_CHANGED"] = "BOOKING_SUM_CHANGED";
    ErrorCode["BOOKING_CHANGE_CLOSED"] = "BOOKING_CHANGE_CLOSED";
    ErrorCode["CLAIM_WINDOW_CLOSED"] = "CLAIM_WINDOW_CLOSED";
    ErrorCode["CLAIM_OPEN"] = "CLAIM_OPEN";
    ErrorCode["CLAIM_STATE_REFUSED"] = "CLAIM_STATE_REFUSED";
    ErrorCode["TICKET_STATE_REFUSED"] = "TICKET_STATE_REFUSED";
    ErrorCode["CLAIM_AMOUNT_CHANGED"] = "CLAIM_AMOUNT_CHANGED";
    ErrorCode["CLAIM_OTHER_STAFF_NEEDED"] = "CLAIM_OTHER_STAFF_NEEDED";
    ErrorCode["INVENTORY_CHANGED"] = "INVENTORY_CHANGED";
    ErrorCode["REVIEW_NOT_ELIGIBLE"] = "REVIEW_NOT_ELIGIBLE";
    ErrorCode["REVIEW_WINDOW_CLOSED"] = "REVIEW_WINDOW_CLOSED";
    ErrorCode["REVIEW_EXISTS"] = "REVIEW_EXISTS";
    ErrorCode["PAYMENT_DECLINED"] = "PAYMENT_DECLINED";
    ErrorCode["PAYMENT_AUTHENTICATION_FAILED"] = "PAYMENT_AUTHENTICATION_FAILED";
    ErrorCode["PAYMENT_UNAVAILABLE"] = "PAYMENT_UNAVAILABLE";
    ErrorCode["PAYMENT_METHOD_IN_USE"] = "PAYMENT_METHOD_IN_USE";
    ErrorCode["MESSAGES_BLOCKED"] = "MESSAGES_BLOCKED";
    ErrorCode["MESSAGES_CLOSED"] = "MESSAGES_CLOSED";
    ErrorCode["MESSAGES_OWN_SPACE"] = "MESSAGES_OWN_SPACE";
    ErrorCode["IDEMPOTENCY_KEY_REUSED"] = "IDEMPOTENCY_KEY_REUSED";
    ErrorCode["IDEMPOTENCY_IN_PROGRESS"] = "IDEMPOTENCY_IN_PROGRESS";
})(ErrorCode || (ErrorCode = {}));
const MEANINGS = {
    UNAUTHENTICATED: 'Sign in first.',
    FORBIDDEN: 'Your roles do not allow this.',
    NOT_FOUND: 'It does not exist, or it is not yours to see.',
    VALIDATION_FAILED: 'One or more fields are wrong: see extensions.fields.',
    BAD_REQUEST: 'The request itself is malformed.',
    INTERNAL: 'Our fault; quote extensions.requestId.',
    RATE_LIMITED: 'Too many calls: wait extensions.params.retryAfterSeconds.',
    CURSOR_INVALID: 'The cursor is not one of ours, or of another list or order.',
    PAGINATION_CONFLICT: 'Use `page` or `after`, not both.',
    QUERY_TOO_LARGE: 'The document has more tokens than params.max, or the body more bytes than it may.',
    QUERY_TOO_DEEP: 'The document is nested deeper than params.max.',
    QUERY_TOO_COSTLY: 'The operation costs params.cost points, counted with its variables; params.max are allowed.',
    QUERY_TOO_MANY_NODES: 'The answer could have params.nodes objects, counted by page sizes; params.max are allowed. Ask for shorter pages or fewer lists within lists.',
    QUERY_TOO_MANY_ALIASES: 'More aliases than params.max.',
    QUERY_TOO_MANY_ROOT_FIELDS: 'More root fields than params.max; signIn, signUp, requestPasswordReset and verifyMfa must be alone in a document.',
    QUERY_TOO_MANY_DIRECTIVES: 'More directives than params.max.',
    QUERY_TIMEOUT: 'It took too long and was stopped.',
    DOCUMENT_UNKNOWN: 'No document with this id is known here: send its text.',
    SERVICE_UNAVAILABLE: 'Something the answer needs, such as the database, is out of reach just now: send the call again after extensions.params.retryAfterSeconds, under the same idempotency key if it has one.',
    EMAIL_NOT_VERIFIED: 'Confirm your e-mail address first.',
    INVALID_CREDENTIALS: 'E-mail or password is wrong.',
    TOKEN_INVALID: 'The link, token or key is unknown, used or expired. For an access token the status is 401: ask refreshSession for a new one. For a key too: it is wrong, ended, or not for this address.',
    SCOPE_MISSING: 'The key may not be used for this: it lacks the scope extensions.params.scope.',
    PARTNER_APPS_FULL: 'There are extensions.params.most apps already.',
    WEBHOOKS_FULL: 'There are extensions.params.most webhooks already.',
    WEBHOOK_DISABLED: 'The webhook is disabled: make it active first.',
    API_KEYS_FULL: 'There are extensions.params.most keys in use already.',
    ACCOUNT_SUSPENDED: 'The account is suspended.',
    ACCOUNT_LIMITED: 'The staff closed this part of the product to the account until extensions.params.until.',
    REPORTING_SUSPENDED: 'Several reports without any ground closed reporting until extensions.params.until.',
    VIEW_READ_ONLY: 'The staff see Hueco as this person: nothing can be changed.',
    VIEW_CLOSED: 'extensions.params.field is not shown to staff who see Hueco as this person.',
    FEATURED_FULL: 'The home page shows extensions.params.max chosen spaces already.',
    MFA_REQUIRED: 'The password is right; send extensions.params.challenge and a code to verifyMfa.',
    MFA_SETUP_REQUIRED: 'Staff need a second factor before they may do this.',
    PHONE_REQUIRED: 'Verify your phone first; with extensions.params.max where some is possible without.',
    IDENTITY_REQUIRED: 'Verify your identity first.',
    MERGE_REFUSED: 'The account cannot be merged into the other: extensions.params.reasons says why.',
    TRADER_DETAILS_REQUIRED: 'A professional host says who they are first (saveTraderDetails).',
    VERIFICATION_ATTEMPTS_USED: 'All five attempts of the last 30 days are used; the next is possible at extensions.params.nextAttemptAt.',
    VERIFICATION_STATE_REFUSED: 'The verification cannot do that in its present state: see extensions.params.status.',
    ERASURE_BLOCKED: 'Something is still open: see extensions.params.blockers.',
    EXPORT_IN_PROGRESS: 'An export of your data is already being made.',
    SPACE_NOT_BOOKABLE: 'The space is not published.',
    SPACE_STATE_REFUSED: 'The space cannot do that in its present state: see extensions.params.status, or reason.',
    UPLOAD_TOO_LARGE: 'The file has more bytes than extensions.params.maxBytes.',
    UPLOAD_TYPE_UNSUPPORTED: 'Only JPEG, PNG, WebP and AVIF pictures, and only still ones.',
    UPLOAD_TOO_MANY_PIXELS: 'The picture has more than 40 megapixels.',
    UPLOAD_TOO_SMALL: 'The picture is smaller than extensions.params.minWidth by minHeight pixels, lying or standing.',
    UPLOAD_UNREADABLE: 'The picture is damaged.',
    UPLOAD_QUOTA: 'Too many pictures: see extensions.params.perSpace or perHour.',
    UPLOAD_INTERRUPTED: 'The file did not arrive whole, or too slowly: send it again.',
    UPLOADS_BUSY: 'extensions.params.max uploads are open already, of the account or in all: wait extensions.params.retryAfterSeconds.',
    STORAGE_UNAVAILABLE: 'The file cannot be stored at the moment, for lack of room or because the storage is away; nothing of it was kept.',
    FAVORITES_FULL: 'The list of favorites is full: extensions.params.most are in it.',
    SAVED_SEARCHES_FULL: 'There is no room for another saved search: extensions.params.most are kept.',
    MESSAGES_PAUSED: 'Too many messages held contact data: nothing can be written until extensions.params.until.',
    MESSAGE_REPEATED: 'The same text went to extensions.params.max people who had not written; it goes to nobody else for a day.',
    MESSAGE_FILES_NOT_YET: 'Files can be sent once the two have a request for a booking.',
    CONVERSATIONS_FULL: 'extensions.params.max conversations were begun within a day.',
    QUICK_REPLIES_FULL: 'There is no room for another quick reply: extensions.params.most are kept.',
    BOOKING_DATES_TAKEN: 'Some of these days are taken: extensions.params.days, such as 2027-07-01/2027-07-15, the last day not counted. Without it somebody took them this very moment.',
    DAYS_BOOKED: 'A booking holds some of the days: they cannot be blocked.',
    DAYS_BLOCKED: 'Some of the days are blocked already.',
    WAITING_DAYS_FREE: 'The days are free: they can be booked, and nobody has to wait for them.',
    FEATURE_OFF: 'This part of the product is switched off at the moment.',
    WAITING_LIST_FULL: 'The viewer has params.most places in waiting lists; leave one of them first.',
    BOOKING_DAYS_PROMISED: 'Somebody of the waiting list has priority on some of the days until params.until.',
    FEEDS_FULL: 'The space reads params.most calendars of other sites; remove one of them first.',
    BLOCKS_FULL: 'The space has params.most blocks that are not over; free some of them first.',
    BOOKING_TRANSITION_REFUSED: 'Not possible in the present state: see extensions.params.allowed, and extensions.params.because for the conditions that are not met.',
    BOOKING_OWN_SPACE: 'A host cannot book their own space.',
    BOOKING_TOO_MANY_OPEN: 'At most extensions.params.max open requests at once.',
    BOOKING_ATTEMPTS_USED: 'Days of this space were held too often without paying; the next attempt is possible at extensions.params.nextAttemptAt.',
    BOOKING_HOLD_EXPIRED: 'The 15 minutes for paying are over.',
    BOOKING_SUM_CHANGED: 'Other sums hold by now: see extensions.params.',
    BOOKING_CHANGE_CLOSED: 'The request for a change was answered, withdrawn or has lapsed: see extensions.params.status.',
    BOOKING_CREDIT_CHANGED: 'Less credit than was shown is left by now: extensions.params.creditCents.',
    BOOKING_REFUND_CHANGED: 'Another amount would go back by now: extensions.params.refundCents.',
    PAYOUT_WAS_SENT: 'The provider sent this pay-out: only its own answer can end it.',
    REFUND_NOT_FAILED: 'Only a refund that failed can be asked for again or settled by hand: extensions.params.status.',
    BOOKING_RENTER_PAST_DUE: 'A charge of another rental is past due: nothing can be booked until it is paid.',
    CYCLE_NOT_DUE: 'Nothing is owed for this cycle now.',
    CYCLE_AMOUNT_CHANGED: 'Another amount is owed by now: extensions.params.amountCents.',
    CLAIM_WINDOW_CLOSED: 'The claim is not possible now: see extensions.params.reason, opensAt and closesAt.',
    CLAIM_OPEN: 'The same side has an open claim on this booking.',
    CLAIM_STATE_REFUSED: 'The claim cannot do that in its present state: see extensions.params.status.',
    TICKET_STATE_REFUSED: 'The ticket cannot do that in its present state: see extensions.params.status.',
    CLAIM_AMOUNT_CHANGED: 'It pays another amount by now: extensions.params.amountCents.',
    CLAIM_OTHER_STAFF_NEEDED: 'An appeal is decided by a member of the staff who did not decide before.',
    INVENTORY_CHANGED: 'The list is another by now: read it again before signing.',
    REVIEW_NOT_ELIGIBLE: 'The rental never began, or it is too early: then see extensions.params.opensAt.',
    REVIEW_WINDOW_CLOSED: 'The time for it is over.',
    REVIEW_EXISTS: 'It is published, or answered, and cannot be changed.',
    PAYMENT_DECLINED: 'The bank declined the card: see extensions.params.reason.',
    PAYMENT_AUTHENTICATION_FAILED: 'The bank could not confirm it is you.',
    PAYMENT_UNAVAILABLE: 'The payment provider does not answer.',
    PAYMENT_METHOD_IN_USE: 'A running booking charges this card: see extensions.params.reference.',
    MESSAGES_BLOCKED: 'One of the two has blocked the conversation.',
    MESSAGES_CLOSED: 'The other side has no account any more, or it is suspended.',
    MESSAGES_OWN_SPACE: 'A host cannot write to themselves about their own space.',
    IDEMPOTENCY_KEY_REUSED: 'The key was used with other input.',
    IDEMPOTENCY_IN_PROGRESS: 'The first call with this key still runs.',
};
/** The code in words, for whoever reads an answer or a log: the `message` of an error. */
export const meaningOf = (code) => MEANINGS[code];
/** Codes of failures that pass: their errors carry `extensions.retryable: true`. */
export const RETRYABLE_CODES = new Set([
    ErrorCode.SERVICE_UNAVAILABLE,
    ErrorCode.RATE_LIMITED,
    ErrorCode.QUERY_TIMEOUT,
    ErrorCode.UPLOADS_BUSY,
    ErrorCode.UPLOAD_INTERRUPTED,
    ErrorCode.STORAGE_UNAVAILABLE,
    ErrorCode.PAYMENT_UNAVAILABLE,
    ErrorCode.IDEMPOTENCY_IN_PROGRESS,
]);
registerEnumType(ErrorCode, {
    name: 'ErrorCode',
    description: 'The value of `extensions.code` of every error. Where the same call can succeed a moment later, `extensions.retryable` is true.',
    valuesConfig: Object.fromEntries(Object.entries(MEANINGS).map(([code, description]) => [code, { description }])),
});
//# sourceMappingURL=error-codes.js.map