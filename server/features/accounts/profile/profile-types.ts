import { registerEnumType } from 'type-graphql';

/** The languages a profile can name, by ISO 639-1. */
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

/** What of a person has been checked. */
export enum UserBadge {
  EMAIL = 'email',
  PHONE = 'phone',
  IDENTITY = 'identity',
}

registerEnumType(SpokenLanguage, {
  name: 'SpokenLanguage',
  description: 'A language people can say they speak, by its ISO 639-1 code.',
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
  description: 'What of a person has been checked.',
  valuesConfig: {
    EMAIL: { description: 'She has opened a link sent to her address.' },
    PHONE: { description: 'She has typed a code sent to her phone.' },
    IDENTITY: { description: 'The staff has seen her identity document.' },
  },
});
