import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Metrics } from '../../../client/features/content/company/Metrics';
import { Checks } from '../../../client/features/content/company/Checks';
import { renderAt, useLanguage } from '../support/render';

beforeAll(() => useLanguage('es', ['company']));

describe('the pages about Hueco and about trust', () => {
  test('P18 a number that is not known leaves its cell out', () => {
    renderAt(
      '/about',
      <Metrics
        countedAt="2027-03-02T09:55:00Z"
        rule="La cifra que aún no podemos contar no la enseñamos."
        metrics={[{ value: '251', label: 'Espacios publicados', note: 'Hoy' }, null]}
      />,
    );
    expect(screen.getAllByRole('term')).toHaveLength(1);
    expect(screen.getByText(/Contado el 2 de marzo de 2027 a las 10:55\./)).toBeTruthy();
  });

  test('P8 phone and identity are told as needed only where the settings need them', () => {
    renderAt('/trust-safety', <Checks id="checks" isIdentityRequired />);
    const identity = screen.getAllByRole('listitem')[2] as HTMLElement;
    expect(within(identity).getByText('Antes de publicar o de reservar al momento')).toBeTruthy();
  });
});
