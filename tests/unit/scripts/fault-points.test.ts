import { expect, test } from 'vitest';
import { withoutFaultPoints } from '../../../scripts/fault-points.mjs';

const BUILT = `import { ask } from './ask.js';
import { faultPoint } from '../../core/fault-points.js';
export async function settle(step) {
    faultPoint('refund.ask');
    const answer = await ask();
    faultPoint(\`payment.answered-\${step}\`);
    return answer;
}
`;

test('P-09 the build removes the fault points and keeps the line numbers', () => {
  const text = withoutFaultPoints(BUILT);
  expect(text).not.toContain('fault');
  expect(text).toContain('const answer = await ask();');
  expect(text.split('\n')).toHaveLength(BUILT.split('\n').length);
});
