import { expect, test } from 'vitest';
import { changeLanguage, startI18n } from '../../../client/i18n/setup';

test('I18-1 the chosen language is sent to the server in a cookie for server-side rendering', async () => {
  await startI18n('es');
  expect(document.cookie).toBe('hueco_language=es');
  await changeLanguage('en');
  expect(document.cookie).toBe('hueco_language=en');
});
