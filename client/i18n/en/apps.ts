import type { SameKeys } from '../translations';
import type { messages as es } from '../es/apps';

/** Apps of partners that act for a person: the consent page, and the list of those connected. */
export const messages: SameKeys<typeof es> = {
  consent: {
    pageTitle: 'Permission for an app',
    title: '{{app}} wants to act on your behalf',
    verified: 'Identity checked by Hueco',
    unverified: 'Hueco has not checked who is behind it. Go on only if you trust this app.',
    owner: 'Access goes to {{owner}} · {{host}}',
    may: 'It will be able to',
    never: 'It will never be able to',
    account: 'Your account:',
    notMe: 'Not me',
    deny: 'Do not allow',
    allow: 'Allow',
    lasts: 'It lasts a year. You can withdraw it any time in your profile: Security, Connected apps.',
  },
  scopes: {
    SPACES_READ: { text: 'See your spaces', detail: 'Drafts too, with their prices and free days.' },
    SPACES_WRITE: {
      text: 'Publish and change your spaces',
      detail: 'Price, photos, rules and blocked days. Legal declarations are yours alone.',
    },
    BOOKINGS_READ: { text: 'See your bookings', detail: 'Dates, space, amounts and who they are with.' },
    BOOKINGS_WRITE: {
      text: 'Prepare, answer and cancel bookings',
      detail: 'Also accept requests and confirm moving in and out. Paying is always up to you, on Hueco.',
    },
    MESSAGES: { text: 'Read and write your messages', detail: 'All your conversations with hosts and renters.' },
    WEBHOOKS: { text: 'Manage webhooks', detail: 'Only with a key of your own.' },
  },
  never: {
    pay: 'Pay or accept terms for you',
    secrets: 'See your password, your card or your identity document',
    account: 'Change your account or give other apps permission',
  },
  problems: {
    APP_UNKNOWN: {
      title: 'We do not know this app',
      text: 'It is not registered with Hueco, or whoever made it has removed it.',
    },
    REDIRECT_UNKNOWN: {
      title: 'This link cannot be trusted',
      text: 'It would take you to an address that the app has not registered. Somebody may be pretending to be the app.',
    },
    safe: 'We have given nobody permission and sent nothing.',
    home: 'Go to Hueco',
  },
  connected: {
    title: 'Connected apps',
    text: 'They act for you with the permission you gave, without knowing your password. If you change it, all of them are disconnected.',
    empty: 'You have not given any app permission.',
    since: 'Since {{at}}',
    used: 'last used {{ago}}',
    unused: 'not used yet',
    disconnect: 'Disconnect',
    disconnectOf: 'Disconnect {{name}}',
    disconnected: 'App disconnected',
  },
};
