import { ANNOUNCED_DAYS_BEFORE, FORMAL_NOTICE_DAYS } from '../../bookings/billing/charge-ladder.rules.js';
import { CLAIM_BOUNDS } from '../../claims/claim-cases.rules.js';
import { MESSAGE_LIMITS } from '../../messages/limits/message-limits.rules.js';
import { REPLY_DAYS } from '../../reviews/review-window.rules.js';
import { bookingChanges } from './booking-changes-en.js';
import type { SameKeys } from '../../../core/values/texts.js';
import type { es } from './es.js';

const LATER_CHARGES = `The following periods are charged to the same card on the first day of each one. We tell you ${ANNOUNCED_DAYS_BEFORE} days before each charge.`;
const WITHDRAWAL =
  '{{otherSide}} rents out as a private person: the right of withdrawal covers the service fees, not the rent.';
const WITHDRAWAL_TRADER =
  '{{otherSide}} rents out as a professional (a person or a company): you have {{withdrawalDays}} days to withdraw, from the rent too.';
const HOLD_RELEASED = 'Nothing was charged and the hold on your card was released.';

/** Texts of the notifications in English. */
export const en: SameKeys<typeof es> = {
  types: {
    BOOKING_REQUESTED: {
      title: 'New booking request',
      message: '{{renter}} wants “{{space}}” from {{from}} to {{to}}. Answer before {{deadline}}.',
      message_rolling: '{{renter}} wants “{{space}}” from {{from}}, month by month. Answer before {{deadline}}.',
      mail: {
        request: '{{otherSide}} would like to store things in “{{space}}”.',
        deadline: 'Answer before {{deadline}}. After that the request expires and the dates are free again.',
      },
      action: 'Answer the request',
      action_decided: 'See the booking',
    },
    BOOKING_REQUEST_SENT: {
      title: 'Request sent',
      message: 'We have sent your request. Nothing is charged until the host accepts.',
      mail: {
        sent: '{{otherSide}} has received your request for “{{space}}” and has until {{deadline}} to answer.',
        hold: 'The first charge is held on your card. Nothing is charged until the host accepts; if not, the hold is released.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'See my request',
    },
    BOOKING_CONFIRMED_HOST: {
      title: 'Booking confirmed',
      message: 'The booking of “{{space}}” starts on {{from}}.',
      mail: { start: '{{otherSide}}’s booking of “{{space}}” is confirmed and starts on {{from}}.' },
    },
    BOOKING_CONFIRMED_RENTER: {
      title: 'Booking confirmed',
      message: 'You can now see the address and prepare your move-in.',
      mail: {
        confirmed: 'Your booking of “{{space}}” with {{otherSide}} is confirmed.',
        address:
          'You can now see the exact address. The access instructions appear on the day you move in, once everything else is done: your booking shows whether something is missing, such as verifying your identity.',
        charges_later: LATER_CHARGES,
        withdrawal: WITHDRAWAL,
        withdrawal_trader: WITHDRAWAL_TRADER,
      },
      action: 'See the address',
    },
    BOOKING_DECLINED: {
      title: 'Request declined',
      message: 'Nothing was charged. See similar spaces.',
      mail: { declined: '{{otherSide}} cannot accept your request for “{{space}}”.', hold: HOLD_RELEASED },
      action: 'See my request',
    },
    BOOKING_EXPIRED_RENTER: {
      title: 'Request expired',
      message: 'The host did not answer in time. Nothing was charged.',
      mail: { expired: 'The host of “{{space}}” did not answer in time.', hold: HOLD_RELEASED },
      action: 'See my request',
    },
    BOOKING_EXPIRED_HOST: {
      title: 'Request expired',
      message: 'You did not answer in time. This lowers your response rate.',
      mail: {
        expired: 'You did not answer {{otherSide}}’s request for “{{space}}” in time.',
        rate: 'This lowers your response rate. The dates are free again.',
      },
      action: 'See the request',
    },
    BOOKING_WITHDRAWN: {
      title: 'Request withdrawn',
      message: '{{renter}} withdrew the request.',
      mail: { withdrawn: '{{otherSide}} withdrew the request for “{{space}}”.' },
      action: 'See the request',
    },
    PAYMENT_FAILED: {
      title: 'Payment failed',
      message: 'Check your payment method.',
      mail: {
        failed: 'We could not charge the booking of “{{space}}”, so the dates are free again.',
        again: 'Check your payment method and book again if you still need the space.',
      },
      action: 'See my booking',
    },
    BOOKING_NOT_COMPLETED: {
      title: 'Booking not completed',
      message: 'The renter’s payment failed; the dates are free again.',
      mail: { failed: '{{otherSide}}’s payment for “{{space}}” failed; the dates are free again.' },
    },
    BOOKING_RESPONSE_REMINDER: {
      title: 'Answer before {{deadline}}',
      message: '{{renter}} is waiting for your answer.',
      mail: {
        waiting:
          '{{otherSide}} is still waiting for your answer about “{{space}}”. Without one the request expires and your response rate falls.',
      },
      action: 'Answer the request',
      action_decided: 'See the booking',
    },
    BOOKING_CANCELLED_RENTER: {
      title: 'Booking cancelled',
      title_byStaff: 'Hueco cancelled the booking',
      message: 'Nothing had been charged.',
      message_amount: 'Refund: {{amount}}.',
      message_amountCredit: 'Refund: {{amount}} to your card and {{credit}} to your credit.',
      message_credit: 'Refund: {{credit}} to your credit.',
      message_charged: 'Under the cancellation policy there is no refund.',
      mail: {
        cancelled: 'You cancelled your booking of “{{space}}” on {{cancelledAt}}.',
        cancelled_byStaff: 'Hueco cancelled your booking of “{{space}}” on {{cancelledAt}}.',
        refund: 'Nothing had been charged and nothing will be.',
        refund_amount:
          'We refund {{amount}} to the card you paid with. Depending on your bank, it can take a few days to show.',
        refund_amountCredit:
          'We refund {{amount}} to the card you paid with, which can take a few days to show, depending on your bank, and {{credit}} to your credit.',
        refund_credit: 'We refund {{credit}} to your credit.',
        refund_charged: 'Under the cancellation policy you accepted there is no refund.',
        keep: 'Keep this e-mail: it confirms your cancellation, and also your right of withdrawal if you used it.',
        keep_byStaff: '',
      },
    },
    BOOKING_CANCELLED_HOST: {
      title: 'Booking cancelled',
      message: '{{actor}} cancelled the booking of “{{space}}”. The dates are free again.',
      message_amount: '{{actor}} cancelled the booking of “{{space}}”. You will receive {{amount}}.',
      mail: {
        cancelled: '{{otherSide}} cancelled the booking of “{{space}}”.',
        cancelled_byStaff: 'Hueco cancelled {{otherSide}}’s booking of “{{space}}”.',
        dates: 'The dates are free again.',
        dates_amount: 'Under the cancellation policy you will receive {{amount}}. The dates are free again.',
      },
    },
    BOOKING_HOST_CANCELLED_RENTER: {
      title: 'Your host cancelled',
      message: 'Nothing was charged. We will help you find another space.',
      message_amount: 'We refund {{amount}}. We will help you find another space.',
      message_amountCredit: 'We refund {{amount}} plus {{credit}} credit and will help you find another space.',
      message_credit: 'Nothing was charged, and you get {{credit}} credit. We will help you find another space.',
      mail: {
        cancelled: '{{otherSide}} cancelled your booking of “{{space}}”. We are sorry.',
        refund: 'Nothing was charged and nothing will be.',
        refund_amount:
          'We refund everything, service fee included: {{amount}}. Depending on your bank, it can take a few days to show.',
        credit: '',
        credit_credit: 'You also have {{credit}} credit with Hueco.',
      },
    },
    BOOKING_HOST_CANCELLED_HOST: {
      title: 'You cancelled a booking',
      message: 'The dates of “{{space}}” are free again.',
      message_amount: 'A fee of {{amount}} applies.',
      mail: {
        cancelled: 'You cancelled {{otherSide}}’s booking of “{{space}}”.',
        cancelled_charged: 'You cancelled {{otherSide}}’s booking of “{{space}}”. We refund everything that was paid.',
        fee: 'The dates are free again.',
        fee_amount: 'A fee of {{amount}} applies. It will be deducted from your next payout.',
      },
    },
    BOOKING_ACTIVE_RENTER: {
      title: 'Rental started',
      message: 'Take condition photos.',
      mail: {
        started: 'Your booking of “{{space}}” has started.',
        photos: 'Take photos of its condition: they help if there is any doubt when you leave.',
      },
    },
    BOOKING_ACTIVE_HOST: {
      title: 'Rental started',
      message: '{{renter}} has moved into “{{space}}”. Take condition photos.',
      mail: {
        started: '{{otherSide}}’s booking of “{{space}}” has started.',
        photos: 'Take photos of its condition: they help if there is any doubt at the end.',
      },
    },
    BOOKING_ENDS_TODAY_RENTER: {
      title: 'Rental ends today',
      message: 'Empty “{{space}}” and return the keys.',
      mail: {
        last: 'Today is the last day of your booking of “{{space}}”.',
        keys: 'Empty the space and return the keys to {{otherSide}}.',
        things: 'Check your things as you take them out: damage has to be claimed before the move-out is confirmed.',
      },
    },
    BOOKING_ENDS_TODAY_HOST: {
      title: 'Rental ends today',
      message: 'Confirm the move-out from “{{space}}” within {{within}}\u00a0h.',
      mail: {
        last: 'Today is the last day of {{otherSide}}’s booking of “{{space}}”.',
        confirm:
          'From tomorrow you have {{within}} hours to confirm that the space is empty and the keys are back. If you say nothing, it counts as confirmed.',
      },
    },
    BOOKING_COMPLETED_RENTER: {
      title: 'Rental completed',
      message: 'Tell us how it went: you have {{within}} days.',
      mail: {
        ended: 'Your booking of “{{space}}” is over.',
        review:
          'Tell us how it went with {{otherSide}}: you have {{within}} days. It helps the next person who is looking for space.',
      },
      action: 'Write a review',
    },
    BOOKING_COMPLETED_HOST: {
      title: 'Rental completed',
      message: 'Tell us how it went: you have {{within}} days.',
      mail: {
        ended: '{{otherSide}}’s booking of “{{space}}” is over.',
        review: 'Tell us how it went: you have {{within}} days. It helps other hosts.',
      },
      action: 'Write a review',
    },
    CHARGE_ANNOUNCED: {
      title: `Charge in ${ANNOUNCED_DAYS_BEFORE} days`,
      message: 'We will charge {{amount}} on {{day}}.',
      message_amountCredit: 'We will charge {{amount}} on {{day}}, after using {{credit}} of your credit.',
      mail: {
        soon: 'On {{day}} we will charge {{amount}} to your card for the next period of “{{space}}”.',
        soon_amountCredit:
          'On {{day}} we will charge {{amount}} to your card for the next period of “{{space}}”. Your credit pays the other {{credit}}.',
        card: 'There is nothing for you to do. To use another card, change it in your booking before that day.',
        card_expired_card:
          'Your card expires before that day: change it in your booking so that the charge does not fail.',
      },
    },
    CHARGE_TAKEN: {
      title: 'Monthly charge',
      message: 'We charged {{amount}} for “{{space}}”.',
      message_amountCredit: 'We charged {{amount}} for “{{space}}” and used {{credit}} of your credit.',
      mail: {
        taken:
          'We charged {{amount}} to your card for “{{space}}”. The details, with the receipt or invoice, are in your booking.',
        taken_amountCredit:
          'We charged {{amount}} to your card for “{{space}}”; your credit paid the other {{credit}}. The details, with the receipt or invoice, are in your booking.',
      },
    },
    CHARGE_REFUSED: {
      title: 'Charge failed (notice {{count}})',
      message: 'We could not charge {{amount}} for “{{space}}”. Pay or change the card in your booking.',
      message_dated: 'We could not charge {{amount}} for “{{space}}”. Update your card before {{day}}.',
      message_mandate_withdrawn: 'We have not charged {{amount}} for “{{space}}”. Pay from your booking.',
      mail: {
        failed: 'We could not charge {{amount}} for “{{space}}”: your bank refused the charge.',
        failed_amount_too_small:
          'We could not charge {{amount}} for “{{space}}”: an amount that small cannot be charged to a card.',
        failed_authentication_required:
          'We could not charge {{amount}} for “{{space}}”: your bank asks you to confirm the charge.',
        failed_mandate_withdrawn:
          'We have not charged {{amount}} for “{{space}}”: you withdrew your authorisation for the charges, so you need to pay it yourself.',
        next: 'Change the card in your booking and we will charge it at once, or pay from there.',
        next_mandate_withdrawn:
          'Pay from your booking. If you want us to charge your card again, authorise the charges again in your profile.',
        next_dated:
          'We will try again on {{day}}. Change the card in your booking and we will charge it at once, or pay from there.',
      },
      action: 'Pay or change the card',
      action_mandate_withdrawn: 'Pay now',
    },
    CHARGE_PAST_DUE_RENTER: {
      title: 'A charge is overdue',
      message: 'You owe {{amount}} for “{{space}}”. Pay it from your booking.',
      mail: {
        due: 'After four attempts we could not charge {{amount}} for “{{space}}”. The charge is overdue and we will not try again.',
        due_mandate_withdrawn:
          'We have not charged {{amount}} for “{{space}}”, because you withdrew your authorisation for the charges, and it has not been paid. The charge is overdue.',
        access: 'You still have access to your things. Until it is paid you cannot make new bookings.',
        pay: 'Pay from your booking with any card you like.',
      },
      action: 'Pay now',
    },
    CHARGE_PAST_DUE_HOST: {
      title: 'Charge overdue',
      message: 'We could not charge {{renter}} for this month in “{{space}}”.',
      message_mandate_withdrawn: '{{renter}} has not paid for this month in “{{space}}”.',
      mail: {
        due: 'After four attempts we could not charge {{otherSide}} for this month in “{{space}}”. We have asked for the payment and will tell you once it is made.',
        due_mandate_withdrawn:
          '{{otherSide}} has not paid for this month in “{{space}}”. We have asked for the payment and will tell you once it is made.',
        access:
          'The things still belong to {{otherSide}}: do not change the lock and do not touch them. We are dealing with it.',
      },
    },
    CHARGE_FORMAL_NOTICE: {
      title: 'Formal notice to pay',
      message: 'Pay {{amount}} for “{{space}}” before {{day}}.',
      mail: {
        demand: `We formally ask you to pay {{amount}} for “{{space}}”. You have ${FORMAL_NOTICE_DAYS} days: pay before {{day}}.`,
        paper: 'The notice is a PDF among the documents of your booking.',
        after:
          'If you do not pay by then, we may end the rental for non-payment. Your things will still be yours, and you can collect them by appointment.',
      },
      action: 'Pay now',
    },
    CHARGE_IN_RECOVERY: {
      title: 'Your payment is a month overdue',
      message: 'You have owed {{amount}} for “{{space}}” for a month.',
      mail: {
        due: 'You have owed {{amount}} for “{{space}}” for a month. Our team will write to you to agree on a payment plan.',
        pay: 'You can also pay it now from your booking.',
      },
      action: 'Pay now',
    },
    CHARGE_WAIVED_RENTER: {
      title: 'You no longer owe a charge',
      message: 'We have waived {{amount}} for “{{space}}”.',
      mail: {
        waived: 'We have waived {{amount}} for “{{space}}”, which was still unpaid.',
        next: 'There is nothing you have to do: your card will not be charged for it.',
      },
    },
    CHARGE_WAIVED_HOST: {
      title: 'A month will not be collected',
      message: 'We cannot collect a month of “{{space}}” from {{renter}} and have waived it.',
      mail: {
        waived:
          'We cannot collect a month of “{{space}}” from {{otherSide}} and have waived it: you will not get its rent.',
        why: 'If you think this is a mistake, ask for help on the page of the booking and we will look at it.',
      },
    },
    CHARGE_RECOVERED: {
      title: 'Charge recovered',
      message: '{{renter}} has paid the month owed for “{{space}}”.',
      mail: { paid: '{{otherSide}} has paid the month owed for “{{space}}”.' },
    },
    CHARGE_DISPUTED_RENTER: {
      title: 'Your bank disputes a charge',
      message: 'Your bank disputes {{amount}} for “{{space}}”. If that is a mistake, tell your bank.',
      mail: {
        disputed: 'Your bank told us that you do not recognise a charge of {{amount}} for “{{space}}”.',
        next: 'If that is a mistake, ask your bank to withdraw the dispute. If something is wrong with your rental, tell us: the guarantee will settle it sooner.',
      },
    },
    CHARGE_DISPUTED_HOST: {
      title: 'The renter’s bank disputes a charge',
      message: 'It is {{renter}}’s, for “{{space}}”. Your share waits until the bank decides.',
      mail: {
        disputed: '{{renter}}’s bank disputes a charge for “{{space}}”.',
        next: 'There is nothing for you to do: we will answer the bank with what you both accepted. Your share of that charge waits until it decides, and we will tell you.',
      },
    },
    DISPUTE_DECIDED_HOST: {
      title: 'The bank has decided',
      message: 'Your share of the disputed charge for “{{space}}” is no longer held.',
      mail: {
        decided: 'The bank has decided on the disputed charge for “{{space}}”.',
        next: 'Your share is no longer held: you get it with the payout after it becomes available.',
      },
    },
    DISPUTE_DECIDED_RENTER: {
      title: 'Your bank has decided',
      message: 'Your bank has decided on the charge of {{amount}} for “{{space}}”.',
      message_won: 'Your bank has upheld the charge of {{amount}} for “{{space}}”.',
      message_lost: 'Your bank is returning {{amount}} to you for “{{space}}”.',
      mail: {
        decided_won: 'Your bank has reviewed the charge of {{amount}} for “{{space}}” and upheld it.',
        decided_lost: 'Your bank is returning the charge of {{amount}} for “{{space}}” to you.',
        next_won:
          'Nothing changes for your booking. If something is wrong with your rental, tell us: the guarantee settles it.',
        next_lost:
          'There is nothing for you to do: your bank returns the money. If you still use the space, your rental goes on as it is.',
      },
    },
    ABANDONMENT_OPENED_RENTER: {
      title: 'Collect your things',
      message: 'They are still in “{{space}}”. Since {{day}} keeping them costs {{amount}} a day.',
      mail: {
        left: 'Your rental of “{{space}}” has been terminated and your things are still there. We will list them, with photos and two witnesses.',
        cost: 'Since {{day}} keeping them costs {{amount}} a day, as much as the rent did, until the space is empty.',
        yours:
          'They are still yours: nobody sells or disposes of them. Ask for help on the page of the booking to agree on a day to collect them; you need not pay the debt first.',
      },
    },
    ABANDONMENT_OPENED_HOST: {
      title: 'Things not collected',
      message: '{{renter}}’s things are still in “{{space}}”. Take photos and do not touch them.',
      mail: {
        left: '{{otherSide}}’s things are still in “{{space}}”, two months after the charge that was not paid. We are opening a file: take at least four photos of what is there and upload them on the booking’s page.',
        witnesses: 'Our team will call you to list them with two witnesses. Then we send the list by certified letter.',
        yours:
          'Do not sell them, throw them away or move them: they still belong to {{otherSide}}. Each day of storage is {{amount}}, which you can claim.',
      },
      action: 'Upload the photos',
    },
    ABANDONMENT_LISTED: {
      title: 'List of your things',
      message: 'The list for “{{space}}” is ready. We are sending it to you by certified letter.',
      mail: {
        listed: 'We have listed your things in “{{space}}”, with photos and in front of two witnesses.',
        paper:
          'We are sending you the list by certified letter. It is already a PDF among the documents of your booking.',
        cost: 'Keeping them has cost {{amount}} a day since {{day}}. Ask for help on the page of the booking to agree on a day to collect them.',
      },
      action: 'See the documents',
    },
    BOOKING_TERMINATED_RENTER: {
      title: 'Rental terminated',
      message: 'Reason: {{reason}}. {{statement}}',
      mail: {
        ended: 'We have ended your rental of “{{space}}”. Reason: {{reason}}.',
        statement: '{{statement}}',
        goods:
          'Your things are still yours: ask us on the page of the booking for an appointment to collect them and return the keys. No more rent is charged from today; what you owed before is still owed.',
        appeal:
          'If you do not agree, ask for help on the page of the booking and somebody else on our team will look at it.',
      },
    },
    BOOKING_TERMINATED_HOST: {
      title: 'Rental terminated',
      message: '{{renter}}’s rental of “{{space}}”. Reason: {{reason}}. {{statement}}',
      mail: {
        ended: 'We have ended {{otherSide}}’s rental of “{{space}}”. Reason: {{reason}}.',
        statement: '{{statement}}',
        goods:
          'The things still belong to {{otherSide}}: our team arranges an appointment with both of you for the collection and the return of the keys. The days stay taken until the space is empty.',
      },
    },
    ...bookingChanges,
    CLAIM_OPENED_RENTER: {
      title: 'Your host has made a claim',
      message: 'You have 48\u00a0h to answer.',
      mail: {
        happened:
          '{{otherSide}} has made a claim about your booking of “{{space}}”. You have until {{deadline}} to answer and add your evidence.',
        more: 'If you do not answer, we will propose a solution from {{otherSide}}’s evidence alone.',
      },
      action: 'Answer',
    },
    CLAIM_OPENED_HOST: {
      title: 'New claim',
      message: 'You have 48\u00a0h to answer.',
      mail: {
        happened:
          '{{renter}} has made a claim about “{{space}}”. You have until {{deadline}} to answer and add your evidence.',
        more: 'This month’s payout waits until the claim is closed. If you do not answer, we will propose a solution from {{renter}}’s evidence alone.',
      },
      action: 'Answer',
    },
    CLAIM_OPENED_STAFF: {
      title: 'New dispute',
      message: 'There is a new claim about “{{space}}”.',
      action: 'See the claim',
    },
    CLAIM_PROPOSED: {
      title: 'Proposal for the claim',
      message: 'Accept or refuse the proposal before {{deadline}}.',
      mail: {
        happened:
          'There is a proposal, based on the guarantee, for the claim about “{{space}}”. You can accept it until {{deadline}}.',
        more: `If either of you does not accept it, or does not answer, somebody on our team decides within ${CLAIM_BOUNDS.decisionWorkingDays} working days.`,
      },
      action: 'See the proposal',
    },
    CLAIM_AGREED: {
      title: 'Claim settled',
      message: 'You have both accepted the proposal about “{{space}}”.',
      mail: { happened: 'You have both accepted the proposal about “{{space}}”. What you agreed is on its way.' },
      action: 'See the result',
    },
    CLAIM_TO_REVIEW: {
      title: 'The claim goes to the team',
      message: 'Somebody on our team will decide before {{deadline}}.',
      mail: {
        happened:
          'Somebody on our team is reviewing the claim about “{{space}}” and will decide before {{deadline}}, giving reasons.',
      },
      action: 'See the claim',
    },
    CLAIM_TO_DECIDE: {
      title: 'Claim to decide',
      message: '“{{space}}”: to be decided before {{deadline}}.',
      action: 'Decide',
    },
    CLAIM_DATA_ASKED: {
      title: 'We need something from you',
      message: 'For the claim about “{{space}}”. Answer before {{deadline}}.',
      mail: {
        happened:
          'The person reviewing the claim about “{{space}}” needs something more from you before deciding. You have until {{deadline}} to answer with text, photos or documents:',
        more: '{{statement}}',
      },
      action: 'Answer',
    },
    CLAIM_REVIEW_RESUMED: {
      title: 'The claim goes on',
      message: 'Somebody will decide before {{deadline}}.',
      mail: {
        happened:
          'Our team had asked for more about the claim on “{{space}}”, and that time is over. Somebody will decide before {{deadline}}, giving reasons.',
      },
      action: 'See the claim',
    },
    CLAIM_REVIEW_RESUMED_STAFF: {
      title: 'Claim to decide',
      message: '“{{space}}”: no longer waits for data; decide before {{deadline}}.',
      action: 'Decide',
    },
    CLAIM_DECIDED: {
      title: 'We have decided the claim',
      message: 'Reasons: {{statement}}',
      mail: {
        happened: 'The team has decided the claim about “{{space}}”. These are the reasons:',
        more: '{{statement}}',
      },
      action: 'See the decision',
    },
    CLAIM_APPEALED: {
      title: 'Claim appealed',
      message: 'Somebody else on our team will decide before {{deadline}}.',
      mail: {
        happened:
          'The decision about “{{space}}” was appealed. Somebody else on our team is reviewing it and will decide before {{deadline}}.',
      },
      action: 'See the claim',
    },
    CLAIM_APPEALED_STAFF: {
      title: 'Appeal to decide',
      message: '“{{space}}”: another person decides before {{deadline}}.',
      action: 'Decide',
    },
    CLAIM_CLOSED: {
      title: 'Claim closed',
      message: 'The decision about “{{space}}” is final.',
      action: 'See the result',
    },
    CLAIM_WITHDRAWN: {
      title: 'Claim withdrawn',
      message: 'The claim about “{{space}}” was withdrawn.',
      action: 'See the claim',
    },
    DEPOSIT_CHARGED: {
      title: 'Charge for a claim',
      message: 'We charged {{amount}} for the claim about “{{space}}”.',
      action: 'See the claim',
    },
    DEPOSIT_CHARGE_FAILED: {
      title: 'We could not charge a claim',
      message: 'We could not charge {{amount}} for the claim about “{{space}}”. Write to us to sort it out.',
      action: 'See the claim',
    },
    DEPOSIT_CHARGE_FAILED_STAFF: {
      title: 'Claim not charged',
      message: 'We could not charge {{amount}} for the claim about “{{space}}”.',
      action: 'See the claim',
    },
    REVIEW_INVITED: {
      title: 'Tell us how the rental is going',
      message:
        'A month has passed since the rental of “{{space}}” began. You have {{within}} days to leave your review.',
      mail: {
        month: 'A month has passed since the rental of “{{space}}” with {{otherSide}} began. How is it going?',
        window:
          'You have {{within}} days to leave your review. Nobody reads it until {{otherSide}} has left one too or the time is up, and you can replace it at the end of the rental.',
      },
      action: 'Leave my review',
    },
    REVIEW_REMINDER: {
      title: 'Your review is waiting',
      message_one: 'Tell us how the rental of “{{space}}” went. You have 1 day left.',
      message_other: 'Tell us how the rental of “{{space}}” went. You have {{within}} days left.',
      mail: {
        left_one: 'You can still tell us how the rental of “{{space}}” with {{otherSide}} went: you have 1 day left.',
        left_other:
          'You can still tell us how the rental of “{{space}}” with {{otherSide}} went: you have {{within}} days left.',
        enough: 'A few stars and two sentences are enough. They help other people choose.',
      },
      action: 'Leave my review',
    },
    REVIEW_RECEIVED: {
      title: 'You have a new review',
      message: 'You can now read what they say about the rental of “{{space}}”, and reply.',
      mail: {
        received: '{{otherSide}} has left a review of the rental of “{{space}}”, and it is now public.',
        answer: `You can read it and, for ${REPLY_DAYS} days, post one public reply.`,
      },
      action: 'Read the review',
    },
    REVIEW_PUBLISHED: {
      title: 'Your review is published',
      message: 'What you said about “{{space}}” is now public.',
      mail: { published: 'Your review of the rental of “{{space}}” is published.' },
      action: 'See my review',
    },
    REVIEW_HIDDEN: {
      title: 'We have removed your review',
      message: 'The one about “{{space}}”. Reason: {{statement}}',
      mail: {
        hidden:
          'We have removed your review of the rental of “{{space}}” because it breaks the law or Hueco’s rules: nobody sees it and it does not count in the rating, in every country and with no end date. A person decided this, not a program, for this reason:',
        statement: '{{statement}}',
        appeal:
          'If you do not agree, you have six months to complain, free of charge, with the button in this e-mail, and somebody else will look at it. You can also go to an out-of-court dispute body or to court.',
      },
      action: 'See the decision or complain',
    },
    REFUND_DELAYED: {
      title: 'Your refund is delayed',
      message: 'The refund of {{amount}} did not arrive. We are sorting it out and will tell you.',
      mail: {
        delayed: 'The refund of {{amount}} for your booking of “{{space}}” did not reach your card.',
        next: 'There is nothing for you to do: we will try again or send it to you by bank transfer.',
      },
    },
    REFUND_SENT_AGAIN: {
      title: 'Your refund is on its way again',
      message: 'We sent {{amount}} to your card once more.',
      mail: {
        sent: 'We sent the {{amount}} of your booking of “{{space}}” to your card once more. Your bank may take a few days to show it.',
      },
    },
    REFUND_TRANSFERRED: {
      title: 'Refund paid by bank transfer',
      message: 'We sent you {{amount}} by bank transfer.',
      mail: {
        sent: 'The refund for your booking of “{{space}}” did not reach your card: we sent you {{amount}} by bank transfer. It usually arrives within one or two working days.',
      },
    },
    PAYOUT_SENT: {
      title: 'Payout sent',
      message: 'We sent {{amount}} to your account.',
      message_account: '{{amount}} to account ****{{last4}}.',
      mail: {
        sent: 'We sent {{amount}} to your account. It usually arrives within one or two working days.',
        sent_account:
          'We sent {{amount}} to your account ****{{last4}}. It usually arrives within one or two working days.',
      },
      action: 'See my earnings',
    },
    PAYOUT_FAILED: {
      title: 'A payout did not arrive',
      message: 'Your bank did not accept {{amount}}. Check your payout account.',
      mail: {
        failed:
          'Your bank did not accept the payout of {{amount}}. The money is not lost: it goes out with the next one.',
        check: 'Check your payout account so that the next one arrives.',
      },
      action: 'Check my account',
    },
    PAYOUT_ACCOUNT_NEEDED: {
      title: 'Add your payout account',
      title_tax_details: 'Complete your details for the tax office',
      message: 'You have {{amount}} waiting. Complete your account to receive it.',
      message_tax_details: 'You have {{amount}} waiting. Your tax number and address are missing.',
      mail: {
        waiting: 'We have {{amount}} for you, but your payout account is not complete.',
        waiting_tax_details:
          'We have {{amount}} for you, but details that the law asks of us for the tax office are missing: your tax number, address and date of birth.',
        next: 'Once it is complete, the money goes out with the next payout.',
        next_tax_details: 'Once they are complete, the money goes out with the next payout.',
      },
      action: 'Complete my account',
    },
    PAYOUT_ACCOUNT_RESTRICTED: {
      title: 'Your payout account is stopped',
      message: 'Something is missing. Until you complete it, nothing is paid out and you cannot accept bookings.',
      mail: {
        missing:
          'Our payment provider asks for one more detail and has stopped your payout account. Until you complete it, nothing is paid out and you cannot accept bookings.',
        kept: 'What you have earned is not lost: it goes out once the account is ready again.',
      },
      action: 'Complete my account',
    },
    SPACE_PUBLISHED: {
      title: 'Space published',
      message: '“{{space}}” now shows in search results.',
      mail: {
        published: '“{{space}}” now shows in search results. We will tell you as soon as somebody wants to book it.',
      },
      action: 'See my space',
    },
    SPACE_PAUSED: {
      title: 'Space paused',
      message: '“{{space}}” no longer shows in search results.',
      mail: {
        paused: '“{{space}}” no longer shows in search results. Bookings it already had stay as they are.',
      },
      action: 'See my space',
    },
    SPACE_CHANGES_REQUESTED: {
      title: 'Your space needs changes',
      message: '“{{space}}”: {{statement}}',
      mail: {
        looked: 'We have looked at “{{space}}”, and something has to change before it is published:',
        statement: '{{statement}}',
        again: 'When you have changed it, publish it again and we will look at it once more.',
      },
      action: 'See my space',
    },
    VERIFICATION_APPROVED: {
      title: 'Identity verified',
      title_space: 'Space verified',
      message: 'Your profile now shows that we know who you are.',
      message_space: '“{{space}}” now shows the badge of a verified space.',
      action: 'See my verification',
    },
    HOST_DATA_NEEDED: {
      title: 'Some of your details are missing',
      message: 'Complete your details before {{day}} so that your listings stay visible.',
      message_trader_details: 'Complete your professional details before {{day}} so that your listings stay visible.',
      message_tax_details: 'Complete your tax number and address before {{day}} so that your listings stay visible.',
      message_payout_account: 'Complete your payout account before {{day}} so that your listings stay visible.',
      mail: {
        what: 'Some details that the law requires of hosts are missing.',
        what_trader_details:
          'The law requires that people who book know who you are: name, address, contact, tax number and register. These details of yours are missing.',
        what_tax_details:
          'The law asks us for the tax number, address and date of birth of everybody who lets a space. We do not have yours.',
        what_payout_account: 'Your payout account is not complete: without it we cannot pay you what you earn.',
        due: 'If anything is still missing on {{day}}, your listings are hidden until you complete it. Your bookings go on as they are.',
      },
      action: 'Complete my details',
    },
    HOST_UNLISTED: {
      title: 'Your listings are hidden',
      message: 'Some of your details are missing. Once they are complete your listings show again.',
      message_trader_details: 'Your professional details are missing. Once they are complete your listings show again.',
      message_tax_details: 'Your tax number and address are missing. Once they are complete your listings show again.',
      message_payout_account: 'Your payout account is missing. Once it is complete your listings show again.',
      mail: {
        hidden:
          'We asked you twice, and something that the law requires of hosts is still missing, so your listings are hidden.',
        what: 'One of your details is missing.',
        what_trader_details: 'Your professional details are missing: name, address, contact, tax number and register.',
        what_tax_details: 'Your tax number, address and date of birth are missing.',
        what_payout_account: 'Your payout account is missing.',
        next: 'Once you complete it they show again, without you asking. Your bookings go on as they are. If you think this is a mistake, write to us under “Support” in your dashboard.',
      },
      action: 'Complete my details',
    },
    HOST_LISTED: {
      title: 'Your listings show again',
      message: 'Everything is there. Thank you for completing it.',
      mail: { listed: 'Everything that was missing is there, and your listings show again.' },
      action: 'See my spaces',
    },
    LEGAL_VERSION_ANNOUNCED: {
      title: 'Hueco’s terms are changing',
      title_terms: 'Hueco’s terms of use are changing',
      title_regulations: 'Hueco’s rules are changing',
      title_privacy: 'Hueco’s privacy policy is changing',
      title_cookies: 'Hueco’s cookie policy is changing',
      message: 'From {{day}} on. {{statement}}',
      mail: {
        when: 'On {{day}} a new version of this page comes into force. We are telling you because you rent out as a professional.',
        changes: '{{statement}}',
        leave:
          'If you do not accept it, you can stop using Hueco before that day; your current bookings end under the terms they began with.',
      },
      action: 'Read the page',
    },
    COMMISSION_RISES: {
      title: 'The commission of professionals rises',
      message: 'From {{day}} on it goes from {{rate}} to {{newRate}}.',
      mail: {
        when: 'From {{day}} on, your commission as a professional with many spaces goes from {{rate}} to {{newRate}} of each charge.',
        kept: 'It applies to what is requested from that day on: bookings already requested keep today’s.',
        leave:
          'If you do not accept it, you can stop using Hueco before that day; your current bookings end under the terms they began with.',
      },
      action: 'How it is calculated',
    },
    VERIFICATION_REJECTED: {
      title: 'We could not verify your identity',
      title_space: 'We could not verify your space',
      message: '{{reason}}',
      mail: {
        what: '',
        what_space: 'This is about “{{space}}”.',
        reason: '{{reason}}',
        note: '{{statement}}',
        next: 'Your verification page tells you what to do next.',
      },
      action: 'See my verification',
    },
    VERIFICATION_CALL_BOOKED: {
      title: 'Video call booked',
      message: 'We will look at your document in a video call on {{deadline}}. The link is on your verification page.',
      action: 'See my verification',
    },
    VERIFICATION_CALL_TO_HOLD: {
      title: 'Video call for a verification',
      message: 'Somebody has booked the one on {{deadline}}.',
      action: 'See the video calls',
    },
    VERIFICATION_CALL_MOVED: {
      title: 'Your video call has been moved',
      message: 'It is now on {{deadline}}. {{statement}}',
      mail: {
        moved: 'We have changed the time of your video call: it is now on {{deadline}}.',
        statement: '{{statement}}',
        next: 'The link is on your verification page. If the time does not suit you, you can choose another one there.',
      },
      action: 'See my verification',
    },
    VERIFICATION_CALL_CANCELLED: {
      title: 'Video call cancelled',
      message: 'The one on {{deadline}} will not take place. {{statement}}',
      mail: {
        cancelled: 'The video call on {{deadline}} will not take place.',
        statement: '{{statement}}',
        next: 'Choose another time on your verification page, or send new pictures.',
      },
      action: 'Choose another time',
    },
    VERIFICATION_CALL_GIVEN_UP: {
      title: 'Video call free again',
      message: 'Whoever had booked the one on {{deadline}} has cancelled it.',
      action: 'See the video calls',
    },
    VERIFICATION_EXPIRED: {
      title: 'Your verification has expired',
      title_space: 'Your space is no longer verified',
      message:
        'Your document has expired. Running rentals go on as before; send a valid one before the next, and get the badge back.',
      message_space: '“{{space}}” has a new address. Send a document for it.',
      action: 'See my verification',
    },
    FAVORITE_PRICE_DROPPED: {
      title: 'A favourite costs less',
      message: '“{{space}}” costs less than when you saved it.',
      message_amount: '“{{space}}” now costs {{amount}} a month, less than when you saved it.',
      mail: {
        dropped: '“{{space}}” costs less than when you saved it to your favourites.',
        dropped_amount:
          '“{{space}}” now costs {{amount}} a month, all included: less than when you saved it to your favourites.',
        stop: 'If you want no more alerts about this space, turn them off in your favourites.',
      },
      action: 'See the space',
    },
    WAITING_DAYS_OFFERED: {
      title: '“{{space}}” is free again',
      message: 'You have {{within}}\u00a0h of priority.',
      mail: {
        free: 'The days you were waiting for in “{{space}}”, from {{from}}, are free, and you are first on the list.',
        priority: 'Until {{deadline}} nobody else can book them. After that we tell the next person.',
      },
      action: 'Book it',
    },
    CALENDAR_CONFLICT: {
      title: 'Dates clash',
      message: 'Another site shows “{{space}}” as taken from {{from}} to {{to}}, but there is a booking here.',
      message_dated: 'Another site shows “{{space}}” as taken on {{day}}, but there is a booking here.',
      mail: {
        clash:
          'Another site shows “{{space}}” as taken from {{from}} to {{to}}, and Hueco already has a booking on those days.',
        clash_dated: 'Another site shows “{{space}}” as taken on {{day}}, and Hueco already has a booking on that day.',
        stays:
          'The booking on Hueco stands. Cancel those days on the other site so that nobody is left without a place.',
      },
      action: 'See the calendar',
    },
    CALENDAR_SILENT: {
      title: 'A calendar is not answering',
      message:
        'We have not been able to read “{{name}}” since {{day}}. The last days we read stay taken in “{{space}}”.',
      mail: {
        silent:
          'We have not been able to read the calendar “{{name}}”, which takes days of “{{space}}”, since {{day}}.',
        kept: 'We keep the last days we read, but anything booked there no longer reaches us. Check the address on the other site, or remove the calendar if you no longer use it.',
      },
      action: 'See the calendar',
    },
    SAVED_SEARCH_MATCHED: {
      title_one: 'A new space for you',
      title_other: '{{count}} new spaces for you',
      message_one: '“{{space}}” fits your search “{{search}}”.',
      message_other: 'They fit your search “{{search}}”.',
      mail: {
        matches_one: 'A new space fits your search “{{search}}”:',
        matches_other: '{{count}} new spaces fit your search “{{search}}”:',
      },
      action: 'See the search',
    },
    MESSAGE_RECEIVED: {
      title: 'Message from {{name}}',
      message_text: '{{snippet}}',
      message_withheld: 'Wrote to you.',
      message_one: 'Sent you a file.',
      message_other: 'Sent you {{count}} files.',
      mail: {
        wrote_one: '{{name}} wrote to you:',
        wrote_other: '{{name}} sent you {{count}} messages:',
        wrote_about_one: '{{name}} wrote to you about “{{space}}”:',
        wrote_about_other: '{{name}} sent you {{count}} messages about “{{space}}”:',
      },
      action: 'Answer',
    },
    TICKET_RECEIVED: {
      title: 'Question received ({{code}})',
      message: '“{{topic}}”. We will answer before {{deadline}}.',
      mail: {
        received: 'We have received your question “{{topic}}”. Its code is {{code}}.',
        promise: 'We will answer before {{deadline}}.',
        yours: 'This is what you wrote:',
        text: '{{statement}}',
        more: 'To add something, reply to this e-mail.',
      },
      action: 'See the question',
    },
    TICKET_ANSWERED: {
      title: 'We have answered ({{code}})',
      message: 'There is an answer to “{{topic}}”.',
      mail: {
        answered: 'We have an answer to “{{topic}}”:',
        answered_unworded: 'We have an answer to “{{topic}}”. It is in the files, which you see with your question.',
        text: '{{statement}}',
        more: 'To write back, reply to this e-mail or open your dashboard.',
      },
      action: 'See the answer',
    },
    TICKET_RESOLVED: {
      title: 'Question resolved ({{code}})',
      message: '“{{topic}}” is resolved. You can reopen it until {{deadline}}.',
      mail: {
        resolved: 'We consider your question “{{topic}}” resolved.',
        text: '{{statement}}',
        more: 'If something is not resolved, reply to this e-mail before {{deadline}} and we will reopen it. You can also tell us how it went.',
      },
      action: 'Rate or reopen',
    },
    MESSAGES_PAUSED: {
      title: `You cannot write messages for ${MESSAGE_LIMITS.pauseDays} days`,
      message:
        'Several of your latest messages contained phone numbers, e-mail addresses or other contact details. You can write again on {{deadline}}.',
      mail: {
        paused: `In ${MESSAGE_LIMITS.contactDays} days, ${MESSAGE_LIMITS.contactPause} of your messages contained phone numbers, e-mail addresses, links or other ways to contact or pay you outside Hueco. Until {{deadline}} you cannot write messages; you can read them and manage your bookings.`,
        why: 'Contact details are shown once a booking is confirmed: that way the payment and the guarantee protect both of you.',
        appeal: 'If you think we are wrong, write to us and a person will look at it.',
      },
      action: 'Ask for a review',
    },
  },
  mail: {
    toBooking: 'See the booking',
    hello: 'Hello, {{firstName}}',
    formerUser: 'a former user',
    alternatives: 'These spaces are similar and free on your dates:',
    monthPrice: '{{price}} a month, all included',
    tax: { IVA: 'VAT', IGIC: 'IGIC', IPSI: 'IPSI' },
    details: {
      space: 'Space',
      place: 'Address',
      dates: 'Dates',
      fromTo: '{{from}} – {{to}}',
      fromRolling: 'from {{from}}, month by month',
      reference: 'Reference',
      firstChargeCents: 'First charge, {{tax}} included',
      totalCents: 'Total of the stay',
      hostNetCents: 'You would receive',
      hostNetCentsAgreed: 'You will receive',
      hostNetCentsMonthly: 'You would receive each month',
      hostNetCentsMonthlyAgreed: 'You will receive each month',
      message: 'Message',
      cancelledAt: 'Cancelled',
      paidCents: 'Paid',
      refundCents: 'Refund',
      keptCents: 'Not refunded',
      receivesCents: 'You will receive',
      feeCents: 'Cancellation fee',
    },
    stop: {
      alerts: 'No longer want alerts like this by e-mail?',
      reviews: 'No longer want e-mails about reviews?',
      search: 'No longer want alerts for this search?',
      messages: 'No longer want e-mails about messages? You can also mute this conversation.',
      link: 'Unsubscribe',
      settings: 'Change my notifications',
    },
    search: {
      more_one: 'And one more.',
      more_other: 'And {{count}} more.',
    },
    messages: {
      subject_one: 'Message from {{name}}',
      subject_other: '{{count}} new messages from {{name}}',
      files_one: 'one file',
      files_other: '{{count}} files',
      earlier_one: 'And one earlier message.',
      earlier_other: 'And {{count}} earlier messages.',
    },
  },
};
