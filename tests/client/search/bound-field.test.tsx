import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoundField } from '../../../client/features/search/panels/BoundField';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['search']));

test.each([
  [100, true, '9999999', 999_999_900],
  [1, false, '9999999', 9_999_999],
])(
  'SEA-1 a bound has at most seven digits, so that it is an integer of the API (scale %d)',
  (scale, hasThousands, most, value) => {
    const onChange = vi.fn();
    const { getByRole } = renderAt(
      '/',
      <BoundField
        name="priceMaxCents"
        idPrefix="bar"
        label="Máximo"
        unit="€"
        value={null}
        onChange={onChange}
        problems={[]}
        scale={scale}
        hasThousands={hasThousands}
      />,
    );
    const field = getByRole('textbox');
    fireEvent.change(field, { target: { value: most } });
    fireEvent.change(field, { target: { value: `${most}0` } });
    expect(field).toHaveProperty('value', most);
    fireEvent.blur(field);
    expect(onChange.mock.calls).toEqual([[value]]);
  },
);
