import { DomainError, ErrorCode } from '../errors/errors.js';
import { UUID } from '../values/uuid.js';

const PREFIXES = {
  Space: 'spc',
  Booking: 'bkg',
  BookingChangeRequest: 'bcr',
  User: 'usr',
  Viewer: 'vwr',
  Person: 'per',
  Notification: 'ntf',
  Photo: 'pho',
  Session: 'ses',
  Verification: 'ver',
  VerificationFile: 'vfl',
  VideoAppointment: 'vap',
  DataExport: 'exp',
  DataRequest: 'drq',
  Favorite: 'fav',
  Conversation: 'cnv',
  Message: 'msg',
  SavedSearch: 'ssr',
  FavoriteList: 'fvl',
  MessageAttachment: 'mat',
  QuickReply: 'qrp',
  Review: 'rev',
  ReviewPhoto: 'rvp',
  BookingDocument: 'doc',
  PaymentMethod: 'pmt',
  Refund: 'rfn',
  Payout: 'pot',
  ReconciliationAlarm: 'alm',
  StaffPayment: 'spy',
  StaffPayout: 'spo',
  LedgerAdjustment: 'adj',
  BillingCycle: 'cyc',
  Claim: 'clm',
  ClaimEvidence: 'clf',
  ConditionPhoto: 'cdp',
  SpaceBlock: 'blk',
  Ticket: 'tkt',
  TicketMessage: 'tkm',
  TicketFile: 'tkf',
  SavedReply: 'svr',
  ContentVersion: 'cnt',
  Banner: 'bnr',
  CalendarFeed: 'cfd',
  WaitingPlace: 'wtp',
  ApiKey: 'key',
  PartnerApp: 'app',
  ConnectedApp: 'cap',
  WebhookEndpoint: 'whe',
  WebhookDelivery: 'whd',
} as const;

/** Types that have a global id in the API. */
export type GlobalType = keyof typeof PREFIXES;

const TYPES = new Map(Object.entries(PREFIXES).map(([type, prefix]) => [prefix as string, type as GlobalType]));
/** The opaque id of a row in the API: a type prefix and the uuid's bytes in base64url. */
export function toGlobalId(type: GlobalType, uuid: string): string {
  return `${PREFIXES[type]}_${Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')}`;
}

/** Type and uuid of an API id, or null when it is not one. */
export function parseGlobalId(id: string): { type: GlobalType; uuid: string } | null {
  const type = TYPES.get(id.slice(0, 3));
  if (!type || id[3] !== '_') return null;
  const hex = Buffer.from(id.slice(4), 'base64url').toString('hex');
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  // Only the canonical spelling: otherwise two ids could name one row.
  return UUID.test(uuid) && toGlobalId(type, uuid) === id ? { type, uuid } : null;
}

/** The uuid of an API id of this type; throws NOT_FOUND for anything else. */
export function fromGlobalId(type: GlobalType, id: string): string {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== type) throw new DomainError(ErrorCode.NOT_FOUND);
  return parsed.uuid;
}
