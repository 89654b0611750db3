import { defaultConstants } from '../../../core/constants/constants.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { MailParams } from '../../../core/mail/mailer.js';
import type { Locale } from '../../../core/values/locale.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { BookingEventType } from '../../bookings/booking.events.js';
import { TaxName } from '../../spaces/pricing/tax.enums.js';
import { VerificationKind } from '../../verification/verification.enums.js';
import type { BookingSummary, NotificationContext } from '../notification-context.js';
import type { NotificationParams } from '../notification-entry.types.js';
import {
  notificationEntries,
  typeNameOf,
  type NotificationType,
  type NotificationTypeName,
} from '../notification.enums.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import type { Recipient } from '../recipients.js';
import type { StayContext } from '../stay-context.types.js';
import { sampleReason } from '../words/reason-texts.js';
import { mailParams } from './notification-mail.rules.js';
import { SAMPLES_OF_TYPES } from './samples-of-types.js';
import { statusAfter } from './status-after.rules.js';

/** A mail about an event with realistic data. */
export interface NotificationSample {
  readonly type: NotificationType;
  readonly params: MailParams;
}

/** The subject of the samples. */
interface SampleScene {
  readonly spaceTitle: string;
  /** Path of a picture; null shows the mail without one. */
  readonly picture: string | null;
}

const SPACE_ID = '00000000-0000-4000-8000-000000000001';
const [HOST_ID, RENTER_ID] = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'];
const BOOKING_ID = '00000000-0000-4000-8000-000000000004';
const [FROM, TO, DAY] = ['2026-12-01', '2027-06-01', '2026-12-04'] as LocalDate[];

/** Names and days as parameters of a type; texts choose their variants by which ones exist, so only the type's own are given. */
export const SAMPLE_PARAMS: Required<Omit<NotificationParams, 'by' | 'isCharged' | 'isAgreed'>> = {
  space: 'Trastero en Chamberí',
  renter: 'Lucía P.',
  from: String(FROM),
  to: String(TO),
  newFrom: '2026-12-08',
  newTo: '2027-06-15',
  day: String(DAY),
  otherSide: 'Marta G.',
  deadline: '2026-12-02T16:30:00.000Z',
  timeZone: MAINLAND_ZONE,
  subject: VerificationKind.SPACE,
  reason: '',
  search: 'Trasteros en Chamberí',
  address: `/booking/${toGlobalId('Booking', BOOKING_ID)}/claim/${toGlobalId('Claim', BOOKING_ID)}`,
  decisionPath: '/decision',
  count: 3,
  amountCents: 8_800,
  creditCents: 1_000,
  feeCents: 6_000,
  rateBps: 800,
  newRateBps: 1_000,
  last4: '4242',
  within: 14,
  statement: 'Las fotos muestran el suelo mojado y la factura coincide con lo declarado.',
  name: 'Marta G.',
  text: 'El trastero ya está vacío.',
  code: 'SUP-2026-000123',
  topic: 'No puedo entrar en el trastero',
};

/** The address of the samples' space: only some of their readers may see it. */
export const SAMPLE_PLACE = 'Calle de Luchana 14, 28010 Madrid';

const BOOKING_PARAMS = ['renter', 'space', 'from', 'to', 'deadline', 'timeZone'] as const;

/** Events whose mails confirm time and amounts on a durable medium. */
const CONFIRMED_IN_WRITING: readonly string[] = [BookingEventType.CANCELLED, BookingEventType.CONTRACT_WITHDRAWN];

/** One mail of every event type with a mail, as its recipient gets it. */
export function notificationSamples(scene: SampleScene, locale: Locale): NotificationSample[] {
  return [...notificationEntries]
    .filter(([, { channels, mail }]) => channels.includes(NotificationChannel.EMAIL) && !mail?.template)
    .map(([type, { on, to, params, mail }]) => {
      const host = recipient(HOST_ID, 'Marta', 'Marta G.', locale);
      const renter = recipient(RENTER_ID, 'Lucía', 'Lucía P.', locale);
      const side = typeof to === 'function' ? 'renter' : to;
      const isAboutBooking = side !== 'user' && side !== 'staff';
      const names = new Set([
        ...params,
        ...(isAboutBooking ? BOOKING_PARAMS : []),
        'address',
        'decisionPath',
        'within',
        'statement',
        'newFrom',
        'newTo',
      ]);
      const context: NotificationContext = {
        host: isAboutBooking ? host : null,
        renter: isAboutBooking ? renter : null,
        user: renter,
        spaceId: SPACE_ID,
        spaceTitle: isAboutBooking || names.has('space') ? scene.spaceTitle : '',
        booking: isAboutBooking && !isAboutSpace(on) ? { ...BOOKING, status: statusOf(on) } : null,
        ...(CONFIRMED_IN_WRITING.includes(on ?? '') && { stay: stayOf(type) }),
        params: Object.fromEntries(
          Object.entries({
            ...SAMPLE_PARAMS,
            space: scene.spaceTitle,
            reason: sampleReason(type),
            ...SAMPLES_OF_TYPES[typeNameOf(type) as NotificationTypeName],
          }).filter(([name]) => names.has(name)),
        ),
      };
      const mailedSpace =
        context.spaceTitle === ''
          ? null
          : { picture: scene.picture, pictureAlt: scene.spaceTitle, place: SAMPLE_PLACE };
      const alternatives = mail?.hasAlternatives
        ? [
            {
              id: SPACE_ID,
              title: scene.spaceTitle,
              priceCents: SAMPLE_PARAMS.amountCents,
              picture: scene.picture,
            },
          ]
        : [];
      const reader = side === 'host' ? host : renter;
      return { type, params: mailParams(type, reader, context, { alternatives, mailedSpace }) };
    });
}

/** Events of a space without a booking. */
const isAboutSpace = (event: string | undefined): boolean => /^(space|calendar)\./.test(event ?? '');

/** The booking of an event's sample. */
function statusOf(event: string | undefined): BookingStatus {
  if (event === BookingEventType.RESPONSE_DUE) return BookingStatus.REQUESTED;
  return statusAfter(event) ?? BookingStatus.ACTIVE;
}

/** A host's cancellation refunds everything, and the host pays a fee. */
function stayOf(type: NotificationType): StayContext {
  const isByHost = type.startsWith('booking_host_cancelled');
  const paidCents = SAMPLE_PARAMS.amountCents;
  const cancellation = {
    cancelledAt: '2026-11-30T10:12:00.000Z',
    timeZone: SAMPLE_PARAMS.timeZone,
    paidCents,
    refundCents: isByHost ? paidCents : paidCents / 2,
    hostReceivesCents: isByHost ? 0 : 3_800,
    hostFeeCents: isByHost ? SAMPLE_PARAMS.feeCents : 0,
  };
  return { renter: {}, host: {}, cancellation };
}

const BOOKING: BookingSummary = {
  id: BOOKING_ID,
  status: BookingStatus.CONFIRMED,
  reference: 'HU-7K2M9Q',
  spaceId: SPACE_ID,
  renterId: RENTER_ID,
  from: FROM as LocalDate,
  to: TO as LocalDate,
  isRolling: false,
  isHostTrader: false,
  withdrawalDays: defaultConstants.WITHDRAWAL_DAYS,
  firstChargeCents: SAMPLE_PARAMS.amountCents,
  taxName: TaxName.IVA,
  totalCents: 6 * SAMPLE_PARAMS.amountCents,
  hostNetCents: 6 * 7_600,
  message: 'Hola, quiero guardar los muebles durante una reforma.',
};

function recipient(id: string, firstName: string, displayName: string, locale: Locale): Recipient {
  const preferences = { stored: {}, hasMarketingConsent: false };
  return { id, email: 'persona@hueco.test', firstName, displayName, locale, preferences };
}
