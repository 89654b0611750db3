import { expect, test } from 'vitest';
import { ApiScope } from '../../../server/core/graphql/api-scopes.js';
import { APP_BOUNDS, appProblems } from '../../../server/features/partners/apps/app-input.js';
import { PartnerAppKind } from '../../../server/features/partners/apps/partner-app.entity.js';

test("an app's name is measured in characters", () => {
  const problemsOf = (name: string) =>
    appProblems({
      name,
      website: 'https://mudanzas.example',
      kind: PartnerAppKind.CONFIDENTIAL,
      redirectUris: ['https://mudanzas.example/back'],
      scopes: [ApiScope.SPACES_READ],
    }).map(({ path, code }) => `${path} ${code}`);
  expect(problemsOf('📦'.repeat(APP_BOUNDS.name))).toEqual([]);
  expect(problemsOf('📦'.repeat(APP_BOUNDS.name + 1))).toEqual(['name TOO_LONG']);
});
