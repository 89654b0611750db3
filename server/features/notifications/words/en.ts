import type { SameKeys } from './catalogue.types.js';
import type { es } from './es.js';

const LATER_CHARGES = 'For now Hueco charges the first period only: the later ones have no charge date yet.';
const WITHDRAWAL =
  '{{otherSide}} rents as a private person: the right of withdrawal covers the service fees, not the rent.';
const WITHDRAWAL_TRADER =
  '{{otherSide}} rents as a professional (a person or a company): you have 14 days to withdraw, from the rent too.';
const HOLD_RELEASED = 'Nothing was charged and the hold on your card was released.';

/** Words of the notifications in English. */
export const en: SameKeys<typeof es> = {
  types: {
    BOOKING_REQUESTED: {
      title: 'New booking request',
      message: '{{renter}} wants "{{space}}" from {{from}} to {{to}}. Answer before {{deadline}}.',
      message_rolling: '{{renter}} wants "{{space}}" from {{from}}, month by month. Answer before {{deadline}}.',
      mail: {
        request: '{{otherSide}} would like to store things in "{{space}}".',
        deadline: 'Answer before {{deadline}}. After that the request expires and the dates are free again.',
      },
      action: 'Answer the request',
    },
    BOOKING_REQUEST_SENT: {
      title: 'Request sent',
      message: 'We have sent your request. Nothing is charged until the host accepts.',
      mail: {
        sent: '{{otherSide}} has your request for "{{space}}" and can answer until {{deadline}}.',
        hold: 'The first charge is held on your card. Nothing is charged until the host accepts; if not, the hold is released.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'See my request',
    },
    BOOKING_CONFIRMED_HOST: {
      title: 'Booking confirmed',
      message: 'The booking of "{{space}}" starts on {{from}}.',
      mail: { start: 'The booking of {{otherSide}} in "{{space}}" is confirmed and starts on {{from}}.' },
      action: 'See the booking',
    },
    BOOKING_CONFIRMED_RENTER: {
      title: 'Booking confirmed',
      message: 'You can now see the address and prepare your move-in.',
      mail: {
        confirmed: 'Your booking of "{{space}}" with {{otherSide}} is confirmed.',
        address: 'You can now see the exact address. The access instructions appear on the day you move in.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'See the address',
    },
    BOOKING_DECLINED: {
      title: 'Request declined',
      message: 'Nothing was charged. See similar spaces.',
      mail: { declined: '{{otherSide}} cannot accept your request for "{{space}}".', hold: HOLD_RELEASED },
      action: 'See my request',
    },
    BOOKING_EXPIRED_RENTER: {
      title: 'Request expired',
      message: 'The host did not answer in time. Nothing was charged.',
      mail: { expired: 'The host of "{{space}}" did not answer in time.', hold: HOLD_RELEASED },
      action: 'See my request',
    },
    BOOKING_EXPIRED_HOST: {
      title: 'Request expired',
      message: 'You did not answer within 24 hours. This lowers your response rate.',
      mail: {
        expired: 'You did not answer the request of {{otherSide}} for "{{space}}" in time.',
        rate: 'This lowers your response rate. The dates are free again.',
      },
      action: 'See my bookings',
    },
    BOOKING_WITHDRAWN: {
      title: 'Request withdrawn',
      message: '{{renter}} withdrew the request.',
      mail: { withdrawn: '{{otherSide}} withdrew the request for "{{space}}".' },
      action: 'See my bookings',
    },
    PAYMENT_FAILED: {
      title: 'Payment failed',
      message: 'Check your payment method.',
      mail: {
        failed: 'We could not charge the booking of "{{space}}", so the dates are free again.',
        again: 'Check your payment method and book again if you still need the space.',
      },
      action: 'See my booking',
    },
    BOOKING_NOT_COMPLETED: {
      title: 'Booking not completed',
      message: "The renter's payment failed; the dates are free again.",
      mail: { failed: 'The payment of {{otherSide}} for "{{space}}" failed; the dates are free again.' },
      action: 'See my bookings',
    },
    BOOKING_RESPONSE_REMINDER: {
      title: 'Answer before {{deadline}}',
      message: '{{renter}} is waiting.',
      mail: {
        waiting: '{{otherSide}} is still waiting for your answer about "{{space}}". You have until {{deadline}}.',
      },
      action: 'Answer the request',
    },
    BOOKING_CANCELLED_RENTER: {
      title: 'Booking cancelled',
      title_byStaff: 'Hueco cancelled the booking',
      message: 'Nothing had been charged.',
      message_amount: 'Refund: {{amount}}.',
      message_charged: 'Under the cancellation policy there is no refund.',
      mail: {
        cancelled: 'You cancelled your booking of "{{space}}" on {{cancelledAt}}.',
        cancelled_byStaff: 'Hueco cancelled your booking of "{{space}}" on {{cancelledAt}}.',
        refund: 'Nothing had been charged and nothing will be.',
        refund_amount:
          'We refund {{amount}} to the card you paid with. Depending on your bank it can take some days to show.',
        refund_charged: 'Under the cancellation policy you accepted there is no refund.',
        keep: 'Keep this e-mail: it confirms your cancellation, also where you used your right of withdrawal.',
        keep_byStaff: '',
      },
      action: 'See the booking',
    },
    BOOKING_CANCELLED_HOST: {
      title: 'Booking cancelled',
      message: '{{actor}} cancelled the booking of "{{space}}". The dates are free again.',
      message_amount: '{{actor}} cancelled the booking of "{{space}}". You will receive {{amount}}.',
      mail: {
        cancelled: '{{otherSide}} cancelled the booking of "{{space}}".',
        cancelled_byStaff: 'Hueco cancelled the booking of {{otherSide}} in "{{space}}".',
        dates: 'The dates are free again.',
        dates_amount: 'Under the cancellation policy you will receive {{amount}}. The dates are free again.',
      },
      action: 'See my bookings',
    },
    BOOKING_HOST_CANCELLED_RENTER: {
      title: 'Your host cancelled',
      message: 'Nothing was charged. We help you find another space.',
      message_amount: 'We refund {{amount}}. We help you find another space.',
      mail: {
        cancelled: '{{otherSide}} cancelled your booking of "{{space}}". We are sorry.',
        refund: 'Nothing was charged and nothing will be.',
        refund_amount:
          'We refund everything: {{amount}}, the service fee too. Depending on your bank it can take some days to show.',
      },
      action: 'See the booking',
    },
    BOOKING_HOST_CANCELLED_HOST: {
      title: 'You cancelled a booking',
      message: 'The dates of "{{space}}" are free again.',
      message_amount: 'A fee of {{amount}} applies.',
      mail: {
        cancelled: 'You cancelled the booking of {{otherSide}} in "{{space}}".',
        cancelled_charged:
          'You cancelled the booking of {{otherSide}} in "{{space}}". We refund everything that was paid.',
        fee: 'The dates are free again.',
        fee_amount:
          'A fee of {{amount}} is noted on your account. Hueco does not pay hosts yet, so today it is taken off nothing.',
      },
      action: 'See my bookings',
    },
    BOOKING_ACTIVE_RENTER: {
      title: 'Rental started',
      message: 'Take condition photos.',
      mail: {
        started: 'Your booking of "{{space}}" has started.',
        photos: 'Take photos of its condition: they help if there are doubts when you leave.',
      },
      action: 'See the booking',
    },
    BOOKING_ACTIVE_HOST: {
      title: 'Rental started',
      message: '{{renter}} has moved into "{{space}}". Take condition photos.',
      mail: {
        started: 'The booking of {{otherSide}} in "{{space}}" has started.',
        photos: 'Take photos of its condition: they help if there are doubts at the end.',
      },
      action: 'See the booking',
    },
    BOOKING_ENDS_TODAY_RENTER: {
      title: 'Rental ends today',
      message: 'Empty "{{space}}" and return the keys.',
      mail: {
        last: 'Today is the last day of your booking of "{{space}}".',
        keys: 'Empty the space and return the keys to {{otherSide}}.',
      },
      action: 'See the booking',
    },
    BOOKING_ENDS_TODAY_HOST: {
      title: 'Rental ends today',
      message: 'Confirm the move-out from "{{space}}" within {{within}} h.',
      mail: {
        last: 'Today is the last day of the booking of {{otherSide}} in "{{space}}".',
        confirm:
          'From tomorrow you have {{within}} hours to confirm that the space is empty and the keys are back. If you say nothing, we take it as a yes.',
      },
      action: 'See the booking',
    },
    BOOKING_COMPLETED_RENTER: {
      title: 'Rental completed',
      message: 'Tell us how it went: you have {{within}} days.',
      mail: {
        ended: 'Your booking of "{{space}}" is over.',
        review:
          'Tell us how it went with {{otherSide}}: you have {{within}} days. It helps whoever looks for space after you.',
      },
      action: 'Write a review',
    },
    BOOKING_COMPLETED_HOST: {
      title: 'Rental completed',
      message: 'Tell us how it went: you have {{within}} days.',
      mail: {
        ended: 'The booking of {{otherSide}} in "{{space}}" is over.',
        review: 'Tell us how it went: you have {{within}} days. It helps other hosts.',
      },
      action: 'Write a review',
    },
    REVIEW_INVITED: {
      title: 'How is the rental going?',
      message:
        'A month has passed since the rental of "{{space}}" began. You have {{within}} days to leave your review.',
      mail: {
        month: 'A month has passed since the rental of “{{space}}” with {{otherSide}} began. How is it going?',
        window:
          'You have {{within}} days to leave your review. Nobody reads it until {{otherSide}} has left one too or the time is over, and at the end of the rental you can replace it.',
      },
      action: 'Leave my review',
    },
    REVIEW_REMINDER: {
      title: 'Your review is waiting',
      message_one: 'Tell how the rental of "{{space}}" went. 1 day is left.',
      message_other: 'Tell how the rental of "{{space}}" went. {{within}} days are left.',
      mail: {
        left_one: 'You can still tell how the rental of “{{space}}” with {{otherSide}} went: 1 day is left.',
        left_other:
          'You can still tell how the rental of “{{space}}” with {{otherSide}} went: {{within}} days are left.',
        enough: 'A few stars and two sentences are enough. They help other people choose.',
      },
      action: 'Leave my review',
    },
    REVIEW_RECEIVED: {
      title: 'You have a new review',
      message: 'You can now read what is said of the rental of "{{space}}", and answer.',
      mail: {
        received: '{{otherSide}} has left a review of the rental of “{{space}}”, and it is published.',
        answer: 'You can read it, and answer once, in public, for 30 days.',
      },
      action: 'Read the review',
    },
    REVIEW_PUBLISHED: {
      title: 'Your review is published',
      message: 'What you said of "{{space}}" can now be read.',
      mail: { published: 'Your review of the rental of “{{space}}” is published.' },
      action: 'See my review',
    },
    REVIEW_HIDDEN: {
      title: 'We have taken your review away',
      message: 'It is the one of "{{space}}". Reason: {{statement}}',
      mail: {
        hidden: 'We have taken away your review of the rental of “{{space}}”. A person decided it, for this reason:',
        statement: '{{statement}}',
        appeal:
          'If you do not agree, answer this e-mail: somebody else of the team will look at it. You have six months.',
      },
      action: 'See my review',
    },
    SPACE_PUBLISHED: {
      title: 'Space published',
      message: '"{{space}}" now shows in search results.',
      mail: {
        published: '"{{space}}" now shows in search results. We will tell you as soon as somebody wants to book it.',
      },
      action: 'See my space',
    },
    SPACE_PAUSED: {
      title: 'Space paused',
      message: '"{{space}}" no longer shows in search results.',
      mail: {
        paused: '"{{space}}" no longer shows in search results. Bookings it already had stay as they are.',
      },
      action: 'See my space',
    },
    SPACE_CHANGES_REQUESTED: {
      title: 'Your space needs changes',
      message: '"{{space}}": {{statement}}',
      mail: {
        looked: 'We have looked at "{{space}}", and something has to change before it is published:',
        statement: '{{statement}}',
        again: 'When you have changed it, publish it again and we will look at it once more.',
      },
      action: 'See my space',
    },
    VERIFICATION_APPROVED: {
      title: 'Identity verified',
      title_space: 'Space verified',
      message: 'Your profile now shows that we know who you are.',
      message_space: '"{{space}}" now shows that it is a verified space.',
      action: 'See my verification',
    },
    VERIFICATION_REJECTED: {
      title: 'We could not verify your identity',
      title_space: 'We could not verify your space',
      message: '',
      message_blurred: 'It cannot be read: take the picture in good light, without reflections.',
      message_cropped: 'A part is missing: show the whole document.',
      message_expired_document: 'The document has expired: send a valid one.',
      message_name_mismatch: 'The details do not match: check them or send another document.',
      message_underage: 'You must be at least 18.',
      message_suspected_fraud: 'We could not check that it is genuine. Write to us if you think this is a mistake.',
      message_unsupported: 'We do not accept that document: choose one from the list.',
      action: 'See my verification',
    },
    VERIFICATION_EXPIRED: {
      title: 'Your verification has expired',
      title_space: 'Your space is no longer verified',
      message: 'Your document has expired. Send a valid one to get the badge back.',
      message_space: '"{{space}}" has another address now. Send a document of the new one.',
      action: 'See my verification',
    },
    FAVORITE_PRICE_DROPPED: {
      title: 'A favorite costs less',
      message: '"{{space}}" costs less than when you kept it.',
      mail: {
        dropped: '"{{space}}" costs less than when you kept it among your favorites.',
        stop: 'If you want no more notices about this space, turn them off in your favorites.',
      },
      action: 'See the space',
    },
    SAVED_SEARCH_MATCHED: {
      title_one: 'A new space for you',
      title_other: '{{count}} new spaces for you',
      message_one: '"{{space}}" fits your search "{{search}}".',
      message_other: 'They fit your search "{{search}}".',
      mail: {
        matches_one: 'A new space fits your search "{{search}}":',
        matches_other: '{{count}} new spaces fit your search "{{search}}":',
      },
      action: 'See the search',
    },
    MESSAGE_RECEIVED: {
      title: 'Message from {{name}}',
      message_text: '{{snippet}}',
      message_one: 'Sent you a file.',
      message_other: 'Sent you {{count}} files.',
      mail: {
        wrote_one: '{{name}} wrote you:',
        wrote_other: '{{name}} wrote you {{count}} messages:',
        wrote_about_one: '{{name}} wrote you about "{{space}}":',
        wrote_about_other: '{{name}} wrote you {{count}} messages about "{{space}}":',
      },
      action: 'Answer',
    },
    MESSAGES_PAUSED: {
      title: 'You cannot write messages for seven days',
      message:
        'Several of your latest messages held phone numbers, e-mail addresses or other contact details. You can write again on {{deadline}}.',
      mail: {
        paused:
          'Within seven days six of your messages held phone numbers, e-mail addresses, links or other ways to be reached or paid outside Hueco. Until {{deadline}} you cannot write messages; you can read them and manage your bookings.',
        why: 'Contact details are shown once a booking is confirmed: that way the payment and the guarantee protect both of you.',
        appeal: 'If you think we are wrong, write to us and a person will look at it.',
      },
      action: 'Ask for a review',
    },
  },
  mail: {
    hello: 'Hello, {{firstName}}',
    formerUser: 'a former user',
    alternatives: 'Below are similar spaces, free on your dates.',
    monthPrice: '{{price}} a month, all included',
    details: {
      space: 'Space',
      dates: 'Dates',
      fromTo: '{{from}} – {{to}}',
      fromRolling: 'from {{from}}, month by month',
      reference: 'Reference',
      firstChargeCents: 'First charge, VAT included',
      totalCents: 'Total of the stay',
      hostNetCents: 'You would receive',
      hostNetCentsMonthly: 'You would receive each month',
      message: 'Message',
      cancelledAt: 'Cancelled',
      paidCents: 'Paid',
      refundCents: 'Refund',
      keptCents: 'Not refunded',
      receivesCents: 'You will receive',
      feeCents: 'Cancellation fee',
    },
    search: {
      more_one: 'And one more.',
      more_other: 'And {{count}} more.',
      stop: 'If you want no more alerts for this search, turn them off here:',
    },
    messages: {
      subject_one: 'Message from {{name}}',
      subject_other: '{{count}} new messages from {{name}}',
      files_one: 'one file',
      files_other: '{{count}} files',
      earlier_one: 'And one earlier message.',
      earlier_other: 'And {{count}} earlier messages.',
      stop: 'If you want no e-mails about messages, turn them off in your profile or mute this conversation.',
    },
  },
};
