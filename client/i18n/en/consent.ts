import type { messages as es } from '../es/consent';
import type { SameKeys } from '../translations';

/** The banner and the settings of cookies (COO-1). */
export const messages: SameKeys<typeof es> = {
  label: 'Cookies',
  title: 'You decide what we keep',
  text: 'The necessary ones make Hueco work. With your permission, others help us measure its use and our advertising.',
  more: 'Cookie policy',
  reject: 'Reject',
  configure: 'Configure',
  accept: 'Accept',
  settings: 'Cookie preferences',
  lead: 'You can change them at any time on the cookies page. Your answer holds for {{months}} months at most.',
  necessary: 'Necessary',
  necessaryText: 'Session, language, theme and what you keep in this browser. Always on.',
  analytics: 'Analytics',
  analyticsText:
    'Which pages are visited and how they are used, to improve them. Saving reloads the page; what you are writing is kept.',
  marketing: 'Marketing',
  marketingText: 'Measuring whether Hueco’s advertising works. Used only together with analytics.',
  cancel: 'Cancel',
  save: 'Save Preferences',
  acceptAll: 'Accept All',
  saved: 'Preferences saved',
};
