import { expect, test } from 'vitest';
import { changeLanguage, startI18n } from '../../../client/i18n/setup';

test('I18-1 the language that was chosen is told to the server in a cookie, for the first HTML', async () => {
  await startI18n('es');
  expect(document.cookie).toBe('hueco_language=es');
  await changeLanguage('en');
  expect(document.cookie).toBe('hueco_language=en');
});
