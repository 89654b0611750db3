import { Box } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../../../client/theme/ThemeProvider';

const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

test('styles have the -webkit- prefixes that Safari needs and no outdated ones', () => {
  render(
    <ThemeProvider>
      <Box display="inline-flex" alignItems="center" userSelect="none" />
    </ThemeProvider>,
  );
  expect(rules()).toContain('-webkit-user-select:none');
  expect(rules()).toMatch(/[^-]user-select:none/);
  expect(rules()).toContain('display:inline-flex');
  expect(rules()).not.toMatch(/-webkit-box-align|-ms-flex|-webkit-inline-flex/);
});
