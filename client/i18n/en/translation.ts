/** Texts of other people, translated on request. */
export const messages = {
  action: 'Translate',
  actionOf: 'Translate what {{name}} wrote',
  hide: 'Hide the translation',
  hideOf: 'Hide the translation of what {{name}} wrote',
  label: 'Machine translation',
  failed: 'We cannot translate it right now. Try again in a while.',
};
