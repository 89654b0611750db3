import { registerEnumType } from 'type-graphql';

/** The languages of profiles, by ISO 639-1. */
export enum SpokenLanguage {
  ES = 'es',
  CA = 'ca',
  GL = 'gl',
  EU = 'eu',
  EN = 'en',
  FR = 'fr',
  DE = 'de',
  IT = 'it',
  PT = 'pt',
  RO = 'ro',
  AR = 'ar',
  ZH = 'zh',
  UK = 'uk',
  RU = 'ru',
  NL = 'nl',
  PL = 'pl',
}

/** A verified property of a user. */
export enum UserBadge {
  EMAIL = 'email',
  PHONE = 'phone',
  IDENTITY = 'identity',
}

registerEnumType(SpokenLanguage, {
  name: 'SpokenLanguage',
  description: 'A language a user speaks, by its ISO 639-1 code.',
  valuesConfig: {
    ES: { description: 'Spanish.' },
    CA: { description: 'Catalan or Valencian.' },
    GL: { description: 'Galician.' },
    EU: { description: 'Basque.' },
    EN: { description: 'English.' },
    FR: { description: 'French.' },
    DE: { description: 'German.' },
    IT: { description: 'Italian.' },
    PT: { description: 'Portuguese.' },
    RO: { description: 'Romanian.' },
    AR: { description: 'Arabic.' },
    ZH: { description: 'Chinese.' },
    UK: { description: 'Ukrainian.' },
    RU: { description: 'Russian.' },
    NL: { description: 'Dutch.' },
    PL: { description: 'Polish.' },
  },
});
registerEnumType(UserBadge, {
  name: 'UserBadge',
  description: 'A verified property of a user.',
  valuesConfig: {
    EMAIL: { description: 'The address is confirmed by a mailed link.' },
    PHONE: { description: 'The phone is confirmed by a texted code.' },
    IDENTITY: { description: 'Staff have checked the identity document.' },
  },
});
