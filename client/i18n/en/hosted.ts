import type { messages as spanish } from '../es/hosted';
import type { SameKeys } from '../translations';

export const messages: SameKeys<typeof spanish> = {
  pageTitle: 'Payment of your booking',
  stay: 'Your booking',
  secure: 'Payment on Hueco',
  total: 'Total of the booking',
  freeUntil: 'Cancel for free until {{day}}.',
  freeHours: 'Cancel for free until {{count}} hours after the confirmation.',
  unseen: '{{app}} does not see your card.',
  permission: {
    text: '{{app}} acts for you with the permission you gave.',
    withdraw: 'Withdraw permission',
    withdrawn: 'You have withdrawn the permission. You can still pay here.',
  },
  charges: {
    first: 'First month',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    month: 'Next month',
    rest_one: '{{count}} remaining day',
    rest_other: '{{count}} remaining days',
    today: 'Held today and charged if {{host}} accepts',
    onDay: 'Charged on {{day}}, if {{host}} accepts',
    now: 'Charged today',
    fixedDay: 'Charged on {{day}}',
    later: 'On {{day}}, with notice {{announcedDays}} days before',
    eachMonth: 'Each month after that',
    total: 'Total, with fees and {{tax}}',
  },
  title: {
    none: 'Pay for your booking',
    later_one: 'Pay and authorise the next charge',
    later_other: 'Pay and authorise the next charges',
    rolling: 'Pay and authorise the charge of each month',
  },
  mandate: {
    accepted: 'I authorise Hueco to charge <b>{{amount}}</b> to this card when {{host}} accepts.',
    onDay: 'I authorise Hueco to charge <b>{{amount}}</b> to this card on {{day}}, if {{host}} accepts.',
    now: 'I authorise Hueco to charge <b>{{amount}}</b> to this card today.',
    fixedDay: 'I authorise Hueco to charge <b>{{amount}}</b> to this card on {{day}}.',
    charge: '<b>{{amount}}</b> on {{day}}',
    later_one: 'I authorise Hueco to charge {{charges}} to this card. I can take this back before that in my profile.',
    later_other:
      'I authorise Hueco to charge {{charges}} to this card. I can take this back before each charge in my profile.',
    rolling:
      'I authorise Hueco to charge <b>{{amount}}</b> to this card each month from {{day}}, until my booking ends. I can take this back before each charge in my profile.',
  },
  terms: 'I accept the <terms>contract</terms> and the <rules>rules of the space</rules>.',
  note: {
    today: '{{amount}} is held today.',
    onDay: 'Nothing is charged today: {{amount}} on {{day}}.',
    refused: 'If {{host}} does not accept in time, you pay nothing.',
  },
};
