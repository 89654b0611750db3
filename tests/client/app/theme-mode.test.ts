import { afterEach, expect, test } from 'vitest';
import { setThemeMode } from '../../../client/theme/theme-mode';

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (meta) => `${meta.content} ${meta.getAttribute('media')}`,
  );

afterEach(() => setThemeMode('system'));

test("THM-1 the browser's bar has the colour of the chosen theme, or else of the device's", () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" content="pale" media="(prefers-color-scheme: light)"><meta name="theme-color" content="deep" media="(prefers-color-scheme: dark)">',
  );
  setThemeMode('dark');
  expect(bars()).toEqual(['pale not all', 'deep all']);
  setThemeMode('light');
  expect(bars()).toEqual(['pale all', 'deep not all']);
  setThemeMode('system');
  expect(bars()).toEqual(['pale (prefers-color-scheme: light)', 'deep (prefers-color-scheme: dark)']);
});
