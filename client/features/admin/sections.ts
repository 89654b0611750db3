import { lazy, type ComponentType } from 'react';
import { tryNamespaces } from '../../i18n/setup';
import type { Namespace } from '../../i18n/translations';
import type { SectionName } from './section-path';

/* Code and words of a section come with it alone: nobody opens all of them. */
const view = (load: () => Promise<ComponentType>, namespaces: readonly Namespace[] = []) =>
  lazy(async () => {
    const [View] = await Promise.all([load(), tryNamespaces(namespaces)]);
    return { default: View };
  });

/** What each section of the staff's page shows: a further queue is one more line here, in the names and in the messages. */
export const SECTIONS: Readonly<Record<SectionName, ComponentType>> = {
  market: view(async () => (await import('./panel/Market')).Market, ['stats']),
  spaces: view(async () => (await import('./spaces/SpacesSection')).SpacesSection),
  verifications: view(
    async () => (await import('./verifications/VerificationsSection')).VerificationsSection,
    ['verification'],
  ),
  reviews: view(async () => (await import('./reviews/ReviewsSection')).ReviewsSection, ['reviews', 'report']),
  support: view(async () => (await import('./support/SupportSection')).SupportSection, ['support']),
  money: view(async () => (await import('./money/MoneySection')).MoneySection, ['domain']),
  data: view(async () => (await import('./data-requests/DataRequestsSection')).DataRequestsSection),
  transparency: view(
    async () => (await import('./transparency/TransparencySection')).TransparencySection,
    ['transparency', 'report'],
  ),
  settings: view(async () => (await import('./settings/SettingsSection')).SettingsSection, ['settings']),
  content: view(async () => (await import('./content/ContentSection')).ContentSection, ['editing', 'words', 'content']),
  words: view(async () => (await import('./words/WordsSection')).WordsSection, ['words']),
  help: view(async () => (await import('./help/HelpSection')).HelpSection),
};
