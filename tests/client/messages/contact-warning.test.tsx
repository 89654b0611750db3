import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ContactWarning } from '../../../client/ui/messages/ContactWarning';
import type { HiddenSpan } from '../../../client/ui/messages/use-contact-warning';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['messages']));

const spansOf = (...kinds: HiddenSpan['kind'][]): HiddenSpan[] =>
  kinds.map((kind, index) => ({ from: index * 10, to: index * 10 + 5, kind }));

test.each([
  [['PAYMENT', 'IBAN'], 'Parece un pago fuera de Hueco: se ocultará. Pagando aquí estáis protegidos.'],
  [['IBAN', 'IBAN'], 'Parece una cuenta bancaria: se ocultará. Aquí se paga siempre en Hueco.'],
  [['EMAIL', 'PHONE'], 'Hay datos de contacto: se ocultarán hasta confirmar la reserva.'],
  [
    ['PAYMENT', 'PHONE'],
    'Hay datos de contacto y de pago: se ocultarán. Los de pago, también después de confirmar la reserva.',
  ],
] as const)('P7 %j: only what the confirmation shows is said to be hidden until then', (kinds, text) => {
  renderAt('/', <ContactWarning id="warning" hidden={spansOf(...kinds)} attemptsLeft={null} />);
  expect(screen.getByText(text)).toBeVisible();
});
