import type { messages as accounts } from './es/accounts';
import type { messages as calendar } from './es/calendar';
import type { messages as cards } from './es/cards';
import type { messages as changes } from './es/changes';
import type { messages as checkout } from './es/checkout';
import type { messages as booking } from './es/booking';
import type { messages as admin } from './es/admin';
import type { messages as consent } from './es/consent';
import type { messages as company } from './es/company';
import type { messages as condition } from './es/condition';
import type { messages as claims } from './es/claims';
import type { messages as cities } from './es/cities';
import type { messages as comparison } from './es/comparison';
import type { messages as common } from './es/common';
import type { messages as content } from './es/content';
import type { messages as dashboard } from './es/dashboard';
import type { messages as documents } from './es/documents';
import type { messages as domain } from './es/domain';
import type { messages as earnings } from './es/earnings';
import type { messages as errors } from './es/errors';
import type { messages as favorites } from './es/favorites';
import type { messages as home } from './es/home';
import type { messages as lost } from './es/lost';
import type { messages as map } from './es/map';
import type { messages } from './es/messages';
import type { messages as meta } from './es/meta';
import type { messages as notifications } from './es/notifications';
import type { messages as offline } from './es/offline';
import type { messages as onboarding } from './es/onboarding';
import type { messages as owed } from './es/owed';
import type { messages as payments } from './es/payments';
import type { messages as privacy } from './es/privacy';
import type { messages as profile } from './es/profile';
import type { messages as report } from './es/report';
import type { messages as reviewing } from './es/reviewing';
import type { messages as reviews } from './es/reviews';
import type { messages as reviewTools } from './es/reviewTools';
import type { messages as search } from './es/search';
import type { messages as nav } from './es/nav';
import type { messages as security } from './es/security';
import type { messages as settings } from './es/settings';
import type { messages as staff } from './es/staff';
import type { messages as apiDocs } from './es/apiDocs';
import type { messages as apiGuides } from './es/apiGuides';
import type { messages as developers } from './es/developers';
import type { messages as stats } from './es/stats';
import type { messages as stays } from './es/stays';
import type { messages as space } from './es/space';
import type { messages as support } from './es/support';
import type { messages as things } from './es/things';
import type { messages as translation } from './es/translation';
import type { messages as trader } from './es/trader';
import type { messages as transparency } from './es/transparency';
import type { messages as verification } from './es/verification';
import type { messages as waiting } from './es/waiting';
import type { messages as wizard } from './es/wizard';

/** Every namespace with its keys; a feature adds its own line here and `es/<name>.ts` and `en/<name>.ts`. */
export interface Translations {
  accounts: typeof accounts;
  calendar: typeof calendar;
  cards: typeof cards;
  changes: typeof changes;
  checkout: typeof checkout;
  admin: typeof admin;
  booking: typeof booking;
  consent: typeof consent;
  cities: typeof cities;
  claims: typeof claims;
  company: typeof company;
  condition: typeof condition;
  comparison: typeof comparison;
  common: typeof common;
  content: typeof content;
  dashboard: typeof dashboard;
  documents: typeof documents;
  domain: typeof domain;
  earnings: typeof earnings;
  errors: typeof errors;
  favorites: typeof favorites;
  home: typeof home;
  lost: typeof lost;
  map: typeof map;
  messages: typeof messages;
  nav: typeof nav;
  meta: typeof meta;
  notifications: typeof notifications;
  offline: typeof offline;
  onboarding: typeof onboarding;
  owed: typeof owed;
  payments: typeof payments;
  privacy: typeof privacy;
  profile: typeof profile;
  report: typeof report;
  reviewing: typeof reviewing;
  reviews: typeof reviews;
  reviewTools: typeof reviewTools;
  search: typeof search;
  security: typeof security;
  staff: typeof staff;
  apiDocs: typeof apiDocs;
  apiGuides: typeof apiGuides;
  developers: typeof developers;
  settings: typeof settings;
  stats: typeof stats;
  stays: typeof stays;
  space: typeof space;
  support: typeof support;
  things: typeof things;
  translation: typeof translation;
  trader: typeof trader;
  transparency: typeof transparency;
  verification: typeof verification;
  waiting: typeof waiting;
  wizard: typeof wizard;
}

export type Namespace = keyof Translations;

/** What the English file of a namespace must be: the same keys as the Spanish one. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Translations;
  }
}
