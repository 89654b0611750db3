import type { StaffAct } from '../../core/staff-acts.js';
import { registerEnumType } from 'type-graphql';
import type { DomainEvent } from '../../core/events/event-types.js';
import type { WordList } from '../../core/words/word-list.js';
import type { BookingStatus } from '../bookings/booking.enums.js';
import type { Link } from './notification-links.rules.js';
import type { NotificationChannel, NotificationGroup } from './preferences/notification-groups.types.js';

/** Icons of notifications; the client has one for each. */
export enum NotificationIcon {
  WAITING = 'waiting',
  ACCEPTED = 'accepted',
  REFUSED = 'refused',
  EXPIRED = 'expired',
  TAKEN_BACK = 'taken_back',
  CARD = 'card',
  DOOR = 'door',
  LAST_DAY = 'last_day',
  STAR = 'star',
  SPACE = 'space',
  PAUSE = 'pause',
  VERIFIED = 'verified',
  NOT_VERIFIED = 'not_verified',
  LOWER_PRICE = 'lower_price',
  SEARCH_MATCH = 'search_match',
  CLAIM = 'claim',
  MESSAGE = 'message',
  MESSAGE_WARNING = 'message_warning',
  SUPPORT = 'support',
}

/** Whether a notification was created or updated. */
export enum ChangeKind {
  INSERTED = 'inserted',
  UPDATED = 'updated',
}

/** Parameters of a notification's texts in any language: names and days, never ids, and only amounts that the recipient may see. */
export interface NotificationParams {
  readonly space?: string;
  readonly renter?: string;
  /** Days, YYYY-MM-DD; a rolling booking has no `to`. */
  readonly from?: string;
  readonly to?: string;
  /** Mails only: the requested days. */
  readonly newFrom?: string;
  readonly newTo?: string;
  /** The day of a charge, of its next attempt, the last day to pay, or the day of leaving; YYYY-MM-DD. */
  readonly day?: string;
  /** Name of the other side of the booking. */
  readonly otherSide?: string;
  /** ISO instant, and the time zone in which it is shown. */
  readonly deadline?: string;
  readonly timeZone?: string;
  /** Verifications: the kind and the rejection reason, as codes; for a refused charge or a terminated rental, the reason. */
  readonly subject?: string;
  readonly reason?: string;
  /**
   * Refused charges: `count` is the number of attempts. Saved searches: the name; `count` is the number of new matches, `space` the first
   * of them.
   */
  readonly search?: string;
  /** Path of a saved search, a list of favorites, a review form, a claim or a conversation. */
  readonly address?: string;
  /** Mails only: path of the page where a decision can be read and complained about. */
  readonly decisionPath?: string;
  readonly count?: number;
  /**
   * Charges: the owed amount. Favorites: the current monthly price. Cancellations: what the recipient is refunded, paid or charged; omitted
   * when zero.
   */
  readonly amountCents?: number;
  /** Cancellations: the renter's new or returned credit. */
  readonly creditCents?: number;
  /** Notice: the host's fee because it was too short. */
  readonly feeCents?: number;
  /** A rise: the rates before and from its day on, in hundredths of a percent. */
  readonly rateBps?: number;
  readonly newRateBps?: number;
  /** Payouts: last four digits of the bank account. */
  readonly last4?: string;
  /** Whether anything had been charged before the cancellation. */
  readonly isCharged?: boolean;
  /** Who cancelled: renter, host or admin. */
  readonly by?: string;
  /** Hours or days to respond, depending on the type. */
  readonly within?: number;
  /**
   * The text of a ticket's message, or the staff's reason: for hiding a review, deciding a claim, ending a rental, or requesting changes of
   * a space.
   */
  readonly statement?: string;
  /** Messages: the sender, the beginning of the redacted body, and whether the two have a confirmed booking; `count` is the number of files. */
  readonly name?: string;
  readonly text?: string;
  readonly isAgreed?: boolean;
  /** Tickets: the code and the subject. */
  readonly code?: string;
  readonly topic?: string;
}

/** The recipient: a side of the booking, the user of an event without a booking, or every member of the staff. */
export type RecipientRole = 'renter' | 'host' | 'user' | 'staff';

type Payload = DomainEvent['payload'];

/** Everything about a notification type except its texts. */
export interface NotificationEntry {
  /** The description of the type in the API. */
  readonly description: string;
  /** Its event; missing for messages, which have separate jobs. */
  readonly on?: string;
  readonly to: RecipientRole | 'both sides' | ((payload: Payload) => RecipientRole);
  /** With `to: 'staff'`: the act that recipients must be permitted; by default deciding claims. */
  readonly staffAct?: StaffAct;
  /** Whether this event is notified; always by default. */
  readonly when?: (payload: Payload) => boolean;
  /** Whether it is still true for the booking's current status, checked when it is sent; always by default. */
  readonly isCurrent?: (status: BookingStatus) => boolean;
  /** The statuses in which what it asks for can still be done, checked when it was held back; always by default. */
  readonly asksIn?: (status: BookingStatus) => boolean;
  readonly group: NotificationGroup;
  /** Sent in quiet hours too, because waiting would make it useless; essential ones always are. */
  readonly isUrgent?: true;
  readonly channels: readonly NotificationChannel[];
  /** What is stored for the title and the message. */
  readonly params: readonly (keyof NotificationParams)[];
  /** The list of its reason, and the part of the entry that it shows (`{{reason}}`). */
  readonly reasons?: { readonly list: WordList; readonly part: string };
  readonly icon: NotificationIcon;
  readonly link: Link | null;
  readonly mail?: NotificationMail;
}

/** Differences of the type's mail from the others. */
export interface NotificationMail {
  /** `notifications.event` by default. */
  readonly template?: string;
  /** The notification's link by default. */
  readonly link?: Link;
  /** Lists the booking's amounts, which would look like charges once nothing is due. */
  readonly hasSums?: boolean;
  /** Lists similar spaces that are free on the same days. */
  readonly hasAlternatives?: boolean;
}

registerEnumType(NotificationIcon, {
  name: 'NotificationIcon',
  description: 'Icon of a notification.',
  valuesConfig: {
    WAITING: { description: 'A request waits for an answer.' },
    ACCEPTED: { description: 'Something is confirmed or completed.' },
    REFUSED: { description: 'Something is declined or cancelled.' },
    EXPIRED: { description: 'A deadline has passed.' },
    TAKEN_BACK: { description: 'Something is withdrawn.' },
    CARD: { description: 'About a charge.' },
    DOOR: { description: 'A rental has started.' },
    LAST_DAY: { description: 'A rental ends.' },
    STAR: { description: 'About a review.' },
    SPACE: { description: 'About a space.' },
    PAUSE: { description: 'A space is paused.' },
    VERIFIED: { description: 'A verification is approved.' },
    NOT_VERIFIED: { description: 'A verification is rejected.' },
    LOWER_PRICE: { description: 'A price has dropped.' },
    SEARCH_MATCH: { description: 'A saved search has matches.' },
    CLAIM: { description: 'About a claim.' },
    MESSAGE: { description: 'A message.' },
    MESSAGE_WARNING: { description: 'A warning about messages.' },
    SUPPORT: { description: 'About a question to support.' },
  },
});
registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'Whether something was created or updated.',
  valuesConfig: {
    INSERTED: { description: 'Created.' },
    UPDATED: { description: 'Updated, such as marked as read on another device.' },
  },
});
