import { expect, test } from 'vitest';
import { changeText } from '../../../client/features/admin/components/change-text';

test('P9 what an act changed is read part by part, without what stayed', () => {
  expect(changeText('{"status":"published","type":"storage"}', '{"status":"suspended","type":"storage"}')).toBe(
    'status: published → suspended',
  );
  expect(changeText(null, '{"side":"back"}')).toBe('side: back');
  expect(changeText('{"until":null}', '{"until":"2027-03-01","kinds":["warning"]}')).toBe(
    'until: – → 2027-03-01 · kinds: ["warning"]',
  );
  expect(changeText(null, null)).toBe('');
});
