import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '../../../client/theme/system';
import { CodeText } from '../../../client/ui/display/CodeText';

test.each([
  ['Reserva HU-2027-000391', ['HU-2027-000391']],
  ['RC-2027-000093 de HU-2027-000391, abierta', ['RC-2027-000093', 'HU-2027-000391']],
  ['SUP-2026-000123.', ['SUP-2026-000123']],
  ['Garaje semi-nuevo en Alcalá-Norte, CO-2', ['CO-2']],
  ['Sin referencia', []],
])('references in a text are kept unbroken and the text unchanged: %s', (text, codes) => {
  const { container } = render(
    <ChakraProvider value={system()}>
      <CodeText>{text}</CodeText>
    </ChakraProvider>,
  );
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(codes);
});
