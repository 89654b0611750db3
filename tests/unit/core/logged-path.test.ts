import { expect, test } from 'vitest';
import { loggedPath } from '../../../server/core/logged-path.js';

test.each([
  ['/favorites/shared/aSecretToken?x=1', '/favorites/shared/:token'],
  ['/Favorites/Shared/aSecretToken', '/Favorites/Shared/:token'],
  ['/ical/aSecretToken.ics', '/ical/:token'],
  ['/auth?token=secret', '/auth'],
  ['/favorites', '/favorites'],
  ['/', '/'],
])('P10 the address %s is logged as %s', (url, logged) => expect(loggedPath(url)).toBe(logged));
