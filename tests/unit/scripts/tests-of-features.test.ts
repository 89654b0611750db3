import { describe, expect, test } from 'vitest';
import { testsOfFeatures } from '../../../scripts/tests-of-features.js';

/** Files by the files that import them. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'server/features/bookings/payments/charge.ts': ['server/features/spaces/space.entity.ts'],
  'server/features/bookings/ledger/post.ts': [],
  'server/features/messages/write.ts': ['server/features/bookings/payments/charge.ts'],
  'server/features/spaces/space.entity.ts': [],
  'server/features/spaces/title.rules.ts': [],
  'server/features/spaces/rename.ts': ['server/features/spaces/title.rules.ts'],
  'server/features/admin/panel.ts': ['server/features/spaces/rename.ts'],
  'server/features/booking-page/steps.ts': ['server/features/bookings/ledger/post.ts'],
  'server/features/booking-page/booking-page.feature.ts': ['server/features/booking-page/steps.ts'],
  'server/features/accounts/authenticate.ts': [],
  'server/db/seed/seed.ts': ['server/features/bookings/ledger/post.ts'],
  'server/db/entities.ts': ['server/features/spaces/space.entity.ts'],
  'server/features.ts': ['server/features/booking-page/booking-page.feature.ts'],
  'server/app.ts': ['server/features.ts', 'server/features/accounts/authenticate.ts', 'server/db/seed/seed.ts'],
  'server/web/pages.ts': ['server/app.ts'],
  'tests/support/test-app.ts': ['server/app.ts'],
  'tests/support/titles.ts': ['server/features/spaces/title.rules.ts'],
  'tests/server/accounts/sign-in.test.ts': ['tests/support/test-app.ts'],
  'tests/server/admin/panel.test.ts': ['tests/support/test-app.ts'],
  'tests/server/bookings/book.test.ts': ['tests/support/test-app.ts'],
  'tests/server/db/seed.test.ts': ['tests/support/test-app.ts'],
  'tests/server/messages/write.test.ts': ['tests/support/test-app.ts'],
  'tests/server/payments/charge.test.ts': ['tests/support/test-app.ts'],
  'tests/server/search/words.test.ts': ['tests/support/test-app.ts', 'tests/support/titles.ts'],
  'tests/server/spaces/spaces.test.ts': ['tests/support/test-app.ts'],
  'tests/server/web/pages.test.ts': ['tests/support/test-app.ts'],
};
const modules = Object.entries(imports).map(([file, targets]) => ({
  file,
  imports: targets.map((target) => ({ target, isLocal: true, isTypeOnly: false })),
}));
const everyTest = Object.keys(imports).filter((file) => file.endsWith('.test.ts'));

const testsOf = (...files: string[]): string[] =>
  testsOfFeatures(files, modules).map((file) => file.slice('tests/server/'.length));

describe('tests of changed features', () => {
  test('are those of the features that import a changed file, also through others, and of the folder’s own name', () => {
    expect(testsOf('server/features/bookings/payments/charge.ts')).toEqual([
      'bookings/book.test.ts',
      'messages/write.test.ts',
      'payments/charge.test.ts',
    ]);
  });

  test('are those of layers that import it, but nothing through the app or the list of features', () => {
    expect(testsOf('server/features/bookings/ledger/post.ts')).toEqual(['bookings/book.test.ts', 'db/seed.test.ts']);
  });

  test('are also those that import it through test support', () => {
    expect(testsOf('server/features/spaces/title.rules.ts')).toEqual([
      'admin/panel.test.ts',
      'search/words.test.ts',
      'spaces/spaces.test.ts',
    ]);
  });

  test('are those of the imported features when it has none of its own', () => {
    for (const file of ['steps.ts', 'booking-page.feature.ts'])
      expect(testsOf(`server/features/booking-page/${file}`)).toEqual(['bookings/book.test.ts']);
  });

  test('are all when the app imports it, or when it is an entity', () => {
    expect(testsOfFeatures(['server/features/accounts/authenticate.ts'], modules)).toEqual(everyTest);
    expect(testsOfFeatures(['server/features/spaces/space.entity.ts'], modules)).toEqual(everyTest);
  });

  test('of a deleted file are those of its feature', () => {
    expect(testsOf('server/features/messages/gone.ts')).toEqual(['messages/write.test.ts']);
  });

  test('in the tree: a resolver of favorites runs the tests of favorites only', () => {
    const folders = testsOfFeatures(['server/features/favorites/favorites.resolver.ts']).map(
      (file) => file.split('/')[2],
    );
    expect(new Set(folders)).toEqual(new Set(['favorites']));
  });
});
