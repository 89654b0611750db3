import { ReviewEventType } from '../../reviews/review.events.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toReview, toReviewDecision } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { BELL, BELL_AND_MAIL } from './channels.js';
import { sideOf } from './side-of.js';

/** Notifications of reviews. */
export const reviewEntries = {
  REVIEW_INVITED: {
    description: 'To both sides: after 30 days the rental can be reviewed.',
    on: ReviewEventType.INVITED,
    to: sideOf,
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'within', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  REVIEW_REMINDER: {
    description: 'To the side that has not written a review yet.',
    on: ReviewEventType.REMINDED,
    to: sideOf,
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'within', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  REVIEW_RECEIVED: {
    description: 'To the subject of a review: it is published.',
    on: ReviewEventType.PUBLISHED,
    to: (payload) => (sideOf(payload) === 'host' ? 'renter' : 'host'),
    group: NotificationGroup.REVIEWS,
    channels: BELL_AND_MAIL,
    params: ['space', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  // When both reviews are published together, each side is only notified of the one it received.
  REVIEW_PUBLISHED: {
    description: 'To the author of a review: it is published without a review of the other side.',
    on: ReviewEventType.PUBLISHED,
    to: sideOf,
    when: ({ isAlone }) => isAlone === true,
    group: NotificationGroup.REVIEWS,
    channels: BELL,
    params: ['space', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
  },
  // Users must be given the reasons for decisions of the staff; the same applies to paused spaces and messages.
  REVIEW_HIDDEN: {
    description: 'To the author of a review: the staff hid it, with the reason.',
    on: ReviewEventType.HIDDEN,
    to: sideOf,
    group: NotificationGroup.ESSENTIAL,
    channels: BELL_AND_MAIL,
    params: ['space', 'statement', 'address'],
    icon: NotificationIcon.STAR,
    link: toReview,
    mail: { link: toReviewDecision },
  },
} satisfies Record<string, NotificationEntry>;
