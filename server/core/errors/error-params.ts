import type { ErrorCode } from './error-codes.js';
import type { FieldProblemCode } from './field-problem-codes.js';

export type ErrorParams = Readonly<Record<string, ErrorParam>>;
type ErrorParam = string | number | boolean | null | readonly string[];

/** The parameters that the texts of a code promise, of the API and of the client; with a question mark those that only some errors have. */
type Promises<Code extends string> = Readonly<Partial<Record<Code, readonly string[]>>>;

const RANGE = ['min', 'max'] as const;

export const CODE_PARAMS = {
  FORBIDDEN: ['reason?'],
  RATE_LIMITED: ['retryAfterSeconds'],
  QUERY_TOO_LARGE: ['max?'],
  QUERY_TOO_DEEP: ['max'],
  QUERY_TOO_COSTLY: ['cost', 'max'],
  QUERY_TOO_MANY_NODES: ['nodes', 'max'],
  QUERY_TOO_MANY_ALIASES: ['max'],
  QUERY_TOO_MANY_ROOT_FIELDS: ['max'],
  QUERY_TOO_MANY_DIRECTIVES: ['max'],
  SERVICE_UNAVAILABLE: ['retryAfterSeconds'],
  SCOPE_MISSING: ['scope'],
  PARTNER_APPS_FULL: ['most'],
  WEBHOOKS_FULL: ['most'],
  API_KEYS_FULL: ['most'],
  ACCOUNT_LIMITED: ['until'],
  REPORTING_SUSPENDED: ['until'],
  VIEW_CLOSED: ['field'],
  FEATURED_FULL: ['max'],
  MFA_REQUIRED: ['challenge'],
  PHONE_REQUIRED: ['max?'],
  MERGE_REFUSED: ['reasons'],
  VERIFICATION_ATTEMPTS_USED: ['nextAttemptAt'],
  VERIFICATION_STATE_REFUSED: ['status'],
  ERASURE_BLOCKED: ['blockers'],
  SPACE_STATE_REFUSED: ['status?', 'reason?'],
  UPLOAD_TOO_LARGE: ['maxBytes', 'maxMegabytes'],
  UPLOAD_TOO_SMALL: ['minWidth', 'minHeight'],
  UPLOAD_QUOTA: ['perSpace?', 'perHour?'],
  UPLOADS_BUSY: ['max', 'retryAfterSeconds'],
  FAVORITES_FULL: ['most'],
  SAVED_SEARCHES_FULL: ['most'],
  MESSAGES_PAUSED: ['until'],
  MESSAGE_REPEATED: ['max'],
  CONVERSATIONS_FULL: ['max'],
  QUICK_REPLIES_FULL: ['most'],
  BOOKING_DATES_TAKEN: ['days?'],
  WAITING_LIST_FULL: ['most'],
  BOOKING_DAYS_PROMISED: ['until', 'timeZone'],
  FEEDS_FULL: ['most'],
  BLOCKS_FULL: ['most'],
  BOOKING_HOLD_EXPIRED: ['holdMinutes'],
  BOOKING_TRANSITION_REFUSED: ['allowed', 'because?'],
  BOOKING_TOO_MANY_OPEN: ['max'],
  BOOKING_ATTEMPTS_USED: ['nextAttemptAt'],
  BOOKING_CHANGE_CLOSED: ['status'],
  BOOKING_CREDIT_CHANGED: ['creditCents'],
  BOOKING_REFUND_CHANGED: ['refundCents'],
  REFUND_NOT_FAILED: ['status'],
  CYCLE_AMOUNT_CHANGED: ['amountCents'],
  CLAIM_WINDOW_CLOSED: ['reason', 'opensAt?', 'closesAt?'],
  CLAIM_STATE_REFUSED: ['status'],
  TICKET_STATE_REFUSED: ['status'],
  CLAIM_AMOUNT_CHANGED: ['amountCents'],
  REVIEW_NOT_ELIGIBLE: ['opensAt?'],
  PAYMENT_DECLINED: ['reason'],
  PAYMENT_METHOD_IN_USE: ['reference'],
} as const satisfies Promises<ErrorCode>;

/** Cents are shown by the client as amounts: `max` as `maxAmount`. */
export const FIELD_PARAMS = {
  TOO_LONG: ['max', 'min?'],
  EMAIL_TOO_LONG: ['max'],
  FULL_NAME_LENGTH: RANGE,
  PASSWORD_LENGTH: RANGE,
  PASSWORD_WEAK: ['strength'],
  CODE_INVALID: ['attemptsLeft?'],
  DISPLAY_NAME_LENGTH: RANGE,
  BIO_TOO_LONG: ['max'],
  CITY_TOO_LONG: ['max'],
  LANGUAGES_INVALID: ['max'],
  UNDERAGE: ['min'],
  DOCUMENT_SIZE: ['minBytes', 'maxBytes', 'minKilobytes', 'maxMegabytes'],
  DOCUMENT_TOO_SMALL: ['min'],
  ADDRESS_REQUIRED: RANGE,
  CITY_REQUIRED: RANGE,
  PIN_FAR_FROM_POSTAL_CODE: ['distanceM', 'maxM'],
  FLOOR_DOOR_TOO_LONG: ['max'],
  TITLE_LENGTH: RANGE,
  DESCRIPTION_TOO_SHORT: ['min'],
  DESCRIPTION_TOO_LONG: ['max'],
  SIZE_OUT_OF_RANGE: RANGE,
  SIDE_OUT_OF_RANGE: RANGE,
  HEIGHT_OUT_OF_RANGE: RANGE,
  DOOR_OUT_OF_RANGE: RANGE,
  CLAIM_TEXT_LENGTH: RANGE,
  CLAIM_PHOTOS: ['count', 'min'],
  CLAIM_AMOUNT_OUT_OF_RANGE: ['max'],
  INVENTORY_REQUIRED: ['above'],
  PHOTOS_TOO_FEW: ['count', 'min'],
  PHOTOS_TOO_MANY: ['count', 'max'],
  ALT_TOO_LONG: ['max'],
  PRICE_OUT_OF_RANGE: RANGE,
  MIN_DAYS_OUT_OF_RANGE: RANGE,
  DISCOUNTS_INVALID: RANGE,
  VISIT_NOTICE_OUT_OF_RANGE: RANGE,
  VISITS_OUT_OF_RANGE: RANGE,
  ACCESS_INSTRUCTIONS_LENGTH: RANGE,
  KEYS_OUT_OF_RANGE: RANGE,
  DECLARATIONS_REQUIRED: ['missing'],
  AVAILABLE_FROM_INVALID: ['today', 'latest'],
  NOTICE_TOO_SHORT: ['earliest'],
  AMOUNT_OUT_OF_RANGE: ['max'],
  STAY_TOO_SHORT: ['minDays'],
  STAY_TOO_LONG: ['maxDays?', 'latest?'],
  NOTICE_OUT_OF_RANGE: RANGE,
  LATER_CHANGE_WITHOUT_NOTICE: ['day', 'min'],
  START_TOO_FAR: ['maxDays'],
  BEFORE_AVAILABLE: ['availableFrom'],
  FILTER_OUT_OF_RANGE: RANGE,
  SETTING_OUT_OF_RANGE: RANGE,
  CONTACT_MESSAGE_LENGTH: RANGE,
  MESSAGE_TOO_LONG: ['max'],
  ATTACHMENT_SIZE: ['maxBytes', 'photoMegabytes', 'pdfMegabytes'],
  ATTACHMENTS_TOO_MANY: ['max'],
  MAIL_FILES_SIZE: ['maxMegabytes'],
  TICKET_FILE_SIZE: ['maxBytes', 'maxMegabytes'],
  QUICK_REPLY_LENGTH: RANGE,
  REPORT_DETAILS_LENGTH: RANGE,
  GOODS_NOT_ALLOWED: ['goods'],
  LIST_NAME_LENGTH: RANGE,
  LISTS_FULL: ['max'],
  LIST_FULL: ['max'],
  SCORE_OUT_OF_RANGE: RANGE,
  TEXT_LENGTH: RANGE,
  DAYS_OUT_OF_RANGE: RANGE,
  GAP_UNKNOWN: ['names', 'gaps'],
  MARKDOWN_REFUSED: ['text', 'what'],
  TAGS_TOO_MANY: ['max'],
} as const satisfies Promises<FieldProblemCode>;

type Always<Names extends readonly string[]> = Exclude<Names[number], `${string}?`>;

/** Codes that always have parameters. */
type Needing<Table extends Promises<string>> = {
  [C in keyof Table]: Table[C] extends readonly string[] ? ([Always<Table[C]>] extends [never] ? never : C) : never;
}[keyof Table];

type Needed<Table extends Promises<string>, C extends keyof Table> = ErrorParams & {
  readonly [Name in Always<NonNullable<Table[C]>>]: ErrorParam;
};

/** A code with its parameters: those that its texts promise, and any others. */
type Problem<Code extends string, Table extends Promises<Code>> =
  | { readonly code: Exclude<Code, Needing<Table>>; readonly params?: ErrorParams }
  | { [C in Needing<Table>]: { readonly code: C; readonly params: Needed<Table, C> } }[Needing<Table>];

export type CodeProblem = Problem<ErrorCode, typeof CODE_PARAMS>;
export type FieldProblem = Problem<FieldProblemCode, typeof FIELD_PARAMS>;

/** The codes that a problem without parameters can have. */
export type PlainCode = Exclude<ErrorCode, Needing<typeof CODE_PARAMS>>;
export type PlainFieldCode = Exclude<FieldProblemCode, Needing<typeof FIELD_PARAMS>>;

/** A problem whose code comes from a table, which the compiler cannot follow: throws if a promised parameter is missing. */
export function fieldProblemOf(code: FieldProblemCode, params?: ErrorParams): FieldProblem {
  const promised: readonly string[] = (FIELD_PARAMS as Promises<FieldProblemCode>)[code] ?? [];
  const missing = promised.filter((name) => !name.endsWith('?') && params?.[name] === undefined);
  if (missing.length > 0) throw new Error(`${code} needs ${missing.join(', ')}`);
  return { code, ...(params ? { params } : {}) } as FieldProblem;
}
