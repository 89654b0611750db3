import type { messages as es } from '../es/owed';
import type { SameKeys } from '../translations';

/** A refused charge and the ways to pay it. */
export const messages: SameKeys<typeof es> = {
  loading: 'Charge overdue',
  title: 'We could not charge {{amount}}',
  submit: 'Pay {{amount}}',
  charge: 'Charge for the period',
  credit: 'Your credit',
  onCard: 'On your card',
  later: 'Not now',
  yourCard: 'your card',
  reason: {
    insufficient_funds: 'Your bank declined {{card}} for lack of funds.',
    expired_card: 'Your bank declined {{card}}: it has expired.',
    authentication_required: 'Your bank wants you to confirm the payment with {{card}}.',
    mandate_withdrawn: 'You took back the authorisation of the charges, so we have charged nothing.',
    amount_too_small: 'An amount this small cannot be charged to {{card}}.',
    other: 'Your bank declined {{card}}.',
  },
  goesOn: 'Your booking carries on and there is no surcharge. Pay now or wait for the next attempt.',
  goesOnUntried: 'Your booking carries on and there is no surcharge. We do not try again by ourselves.',
  refusedAt: 'Declined on {{at}}',
  laterCharges: 'The next charges of this booking go to the card you pay with.',
  refused: 'Last try, declined',
  otherwise: 'If you do not pay now',
  step: {
    RETRY: 'We try again and let you know each time',
    LAST_RETRY: 'Last attempt. If it fails we tell the host, and you cannot book another space',
    FORMAL_NOTICE: 'Formal notice, with {{formalNoticeDays}} days to pay',
    MAY_BE_ENDED: 'The team may end the booking',
  },
  done: 'Paid: {{amount}}',
  doneText: 'You no longer owe anything for this period.',
  strip: 'We could not charge {{amount}} for {{place}}',
  stripButton: 'Pay now',
};
