import { registerEnumType } from 'type-graphql';

/** Scopes of an API key; the owner chooses them on creation. */
export enum ApiScope {
  SPACES_READ = 'spaces:read',
  SPACES_WRITE = 'spaces:write',
  BOOKINGS_READ = 'bookings:read',
  BOOKINGS_WRITE = 'bookings:write',
  MESSAGES = 'messages',
  WEBHOOKS = 'webhooks',
}

registerEnumType(ApiScope, {
  name: 'ApiScope',
  description: 'A scope of an API key.',
  valuesConfig: {
    SPACES_READ: {
      description: 'Search, and read spaces, prices and free days, including the caller’s own spaces and drafts.',
    },
    SPACES_WRITE: {
      description: 'Create, update, publish and pause own spaces, and block their days; includes reading them.',
    },
    BOOKINGS_READ: { description: 'Read own bookings, as renter and as host.' },
    BOOKINGS_WRITE: { description: 'Answer, cancel and progress own bookings; includes reading them.' },
    MESSAGES: { description: 'Read and write messages of own conversations.' },
    WEBHOOKS: { description: 'Read and change webhooks and their delivery log.' },
  },
});
