import type { ComponentType } from 'react';
import { lazyView } from './lazy-view';
import type { SectionName } from './section-path';

/** The content of each section of the staff's page: a new queue is one more line here, in the names and in the messages. */
export const SECTIONS: Readonly<Record<SectionName, ComponentType>> = {
  market: lazyView(async () => (await import('./panel/Panel')).Panel, ['stats', 'claims']),
  spaces: lazyView(async () => (await import('./spaces/SpacesSection')).SpacesSection),
  verifications: lazyView(
    async () => (await import('./verifications/VerificationsSection')).VerificationsSection,
    ['verification'],
  ),
  reviews: lazyView(async () => (await import('./reviews/ReviewsSection')).ReviewsSection, ['reviews', 'report']),
  support: lazyView(async () => (await import('./support/SupportSection')).SupportSection, ['support']),
  money: lazyView(async () => (await import('./money/MoneySection')).MoneySection, ['domain']),
  data: lazyView(async () => (await import('./data-requests/DataRequestsSection')).DataRequestsSection),
  transparency: lazyView(
    async () => (await import('./transparency/TransparencySection')).TransparencySection,
    ['transparency', 'report'],
  ),
  settings: lazyView(async () => (await import('./settings/SettingsSection')).SettingsSection, ['settings']),
  content: lazyView(async () => (await import('./content/ContentSection')).ContentSection, ['editing']),
  words: lazyView(async () => (await import('./words/WordsSection')).WordsSection, ['words']),
  help: lazyView(async () => (await import('./help/HelpSection')).HelpSection),
};
