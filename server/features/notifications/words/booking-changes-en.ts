/** Texts of notice, renewal, other dates and withdrawal in English. */
export const bookingChanges = {
  BOOKING_NOTICE_HOST: {
    title: 'Notice given',
    message: 'The rental of “{{space}}” ends on {{day}}.',
    message_amount: 'The rental of “{{space}}” ends on {{day}}. Your last payment: {{amount}}.',
    message_fee: 'The rental of “{{space}}” ends on {{day}}. A fee of {{fee}} applies.',
    mail: {
      ends: 'Notice has been given: {{otherSide}}’s rental of “{{space}}” ends on {{day}}.',
      amount_amount: 'Your last payment: {{amount}}.',
      amount: '',
      charge_fee:
        'It ends without the agreed days of notice: a fee of {{fee}} applies, deducted from your next payout.',
      charge: '',
      after: 'The dates are free again from that day. We will then ask you to confirm that the space is empty.',
    },
  },
  BOOKING_NOTICE_RENTER: {
    title: 'Notice given',
    message: 'The rental of “{{space}}” ends on {{day}}.',
    message_amount: 'The rental of “{{space}}” ends on {{day}}. Last charge: {{amount}}.',
    mail: {
      ends: 'You gave notice: the rental of “{{space}}” ends on {{day}}. That day is not charged.',
      amount_amount: 'Last charge: {{amount}}.',
      amount:
        'There are no more charges. Any days you have paid for beyond that are refunded to your card; what credit paid becomes credit again.',
      undo: 'Until then you can take the notice back if {{otherSide}} agrees and nobody has booked those dates.',
    },
  },
  BOOKING_NOTICE_BY_HOST: {
    title: 'Notice given',
    message: 'Your host is ending the rental of “{{space}}” on {{day}}.',
    message_amount: 'Your host is ending the rental of “{{space}}” on {{day}}. Last charge: {{amount}}.',
    mail: {
      ends: '{{otherSide}} gave notice: the rental of “{{space}}” ends on {{day}}. That day is not charged.',
      amount_amount: 'Last charge: {{amount}}, without our fee.',
      amount:
        'There are no more charges. Any days you have paid for beyond that are refunded to your card; what credit paid becomes credit again.',
    },
  },
  BOOKING_NOTICE_UNDONE_HOST: {
    title: 'Notice withdrawn',
    message: 'The rental of “{{space}}” continues.',
  },
  BOOKING_NOTICE_UNDONE_RENTER: {
    title: 'Notice withdrawn',
    message: 'The rental of “{{space}}” continues.',
  },
  BOOKING_RENEWAL_RENTER: {
    title: 'Renewal',
    message: 'Your rental of “{{space}}” ends on {{day}}. You can extend it at the same price.',
    message_rolling: 'Confirm before {{day}} to stay another year in “{{space}}” at the same price.',
    mail: {
      ends: 'Your rental of “{{space}}” ends on {{day}}. If you want to stay, extend it before that day: the price does not change.',
      ends_rolling:
        'Your year in “{{space}}” ends on {{day}}. Confirm before that day to stay another year at the same price. Otherwise the rental ends that day.',
    },
    action: 'Extend the rental',
    action_rolling: 'Stay another year',
  },
  BOOKING_RENEWAL_HOST: {
    title: 'Renewal',
    message: '{{renter}}’s rental of “{{space}}” ends on {{day}}. It can be extended at the same price.',
    message_rolling: '{{renter}} has until {{day}} to stay another year in “{{space}}” at the same price.',
  },
  BOOKING_RENEWED_RENTER: {
    title: 'The rental continues',
    message: 'You stay in “{{space}}” until {{day}}, at the same price.',
  },
  BOOKING_RENEWED_HOST: {
    title: 'The rental continues',
    message: '{{renter}} stays in “{{space}}” until {{day}}, at the same price.',
  },
  BOOKING_DATES_ASKED: {
    title: 'New dates requested',
    message: '{{otherSide}} wants to change the dates of “{{space}}”. Answer before {{deadline}}.',
    mail: {
      asked: '{{otherSide}} wants to change the dates of “{{space}}”: from {{newFrom}} to {{newTo}}.',
      asked_rolling: '{{otherSide}} wants the booking of “{{space}}” to begin on {{newFrom}}.',
      answer: 'Answer before {{deadline}}. If you do not, everything stays as it is.',
    },
    action: 'See the change',
  },
  BOOKING_UNDO_ASKED: {
    title: 'Request to take the notice back',
    message: '{{otherSide}} wants to continue the rental of “{{space}}”. Answer before {{deadline}}.',
    action: 'Answer',
  },
  BOOKING_DATES_AGREED_RENTER: {
    title: 'Dates changed',
    message: 'Your booking of “{{space}}” now runs from {{from}} to {{to}}.',
    message_rolling: 'Your booking of “{{space}}” now begins on {{from}}.',
  },
  BOOKING_DATES_AGREED_HOST: {
    title: 'Dates changed',
    message: '{{renter}}’s booking of “{{space}}” now runs from {{from}} to {{to}}.',
    message_rolling: '{{renter}}’s booking of “{{space}}” now begins on {{from}}.',
  },
  BOOKING_CHANGE_DECLINED: {
    title: 'Change declined',
    message: '{{otherSide}} has not agreed to the change in “{{space}}”. Everything stays as it was.',
  },
  BOOKING_CHANGE_LAPSED: {
    title: 'Change not answered',
    message: '{{otherSide}} did not answer about the change in “{{space}}” in time. Everything stays as it was.',
  },
  BOOKING_CHANGE_WITHDRAWN: {
    title: 'Change withdrawn',
    message: '{{otherSide}} has withdrawn the request for a change in “{{space}}”.',
  },
  BOOKING_CONTRACT_WITHDRAWN_RENTER: {
    title: 'You withdrew from the contract',
    message: 'The rental of “{{space}}” is over.',
    message_amount: 'The rental of “{{space}}” is over. We refund {{amount}}.',
    message_amountCredit:
      'The rental of “{{space}}” is over. We refund {{amount}} to your card and {{credit}} to your credit.',
    message_credit: 'The rental of “{{space}}” is over. We refund {{credit}} to your credit.',
    mail: {
      withdrawn: 'You withdrew from the contract for “{{space}}” with {{otherSide}} on {{cancelledAt}}.',
      refund_amount:
        'We refund {{amount}} to the card you paid with. Depending on your bank, it can take a few days to show.',
      refund_amountCredit:
        'We refund {{amount}} to the card you paid with, which can take a few days to show, depending on your bank, and {{credit}} to your credit.',
      refund_credit: 'We refund {{credit}} to your credit.',
      refund: 'There is nothing to refund.',
      leave: 'Empty the space and return the keys.',
      keep: 'Keep this e-mail: it confirms your withdrawal, with its date and time.',
    },
  },
  BOOKING_CONTRACT_WITHDRAWN_HOST: {
    title: 'Withdrawal from the contract',
    message: '{{renter}} withdrew from the contract for “{{space}}”.',
    mail: {
      withdrawn:
        '{{otherSide}} withdrew from the contract for “{{space}}”, as the law allows within the first {{withdrawalDays}} days.',
      confirm: 'Confirm that the space is empty and that you have the keys. The dates are free again.',
    },
  },
  BOOKING_HOST_UNAVAILABLE: {
    title: 'Check your booking',
    message:
      'The host of “{{space}}” is not available at the moment. Nothing more is charged and you can cancel free of charge.',
    mail: {
      stopped:
        'The host of “{{space}}” is not available at the moment, and we will not charge anything more for this booking in the meantime.',
      cancel: 'You can cancel it before you move in: we refund everything you have paid, our fee included.',
    },
  },
};
