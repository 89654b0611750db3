import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NumberInput, type NumberInputProps } from '../../../client/forms/NumberInput';
import { renderAt, useLanguage } from '../support/render';

beforeEach(() => useLanguage('es'));

/** A field whose value is kept, as forms do. */
function open(props: Partial<NumberInputProps> = {}) {
  const seen = vi.fn<NumberInputProps['onChange']>();
  const Form = () => {
    const [value, setValue] = useState<number | null>(props.value ?? null);
    const change = (next: number | null) => {
      seen(next);
      setValue(next);
    };
    return <NumberInput aria-label="Suma" {...props} value={value} onChange={change} />;
  };
  renderAt('/', <Form />);
  return { field: screen.getByLabelText('Suma'), seen };
}

test.each(['1.200', '1,200', '1.200,00', '1200'])(
  'P5 "%s" is twelve hundred, and is shown so when left',
  async (typed) => {
    const { field, seen } = open({ suffix: '€' });
    await userEvent.type(field, typed);
    expect(seen).toHaveBeenLastCalledWith(1200);
    expect(field).toHaveValue(typed);
    await userEvent.tab();
    expect(field).toHaveValue('1200');
  },
);

test('P5 a sum of more than two decimals is no number, and is marked', async () => {
  const { field, seen } = open({ suffix: '€', 'aria-invalid': false });
  await userEvent.type(field, '12,3456');
  expect(seen).toHaveBeenLastCalledWith(null);
  expect(field).toBeInvalid();
  await userEvent.tab();
  expect(field).toHaveValue('12,3456');
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(seen).toHaveBeenLastCalledWith(12.34);
  expect(field).toBeValid();
});

test('P5 the highest sum of a claim can be typed with its separators', async () => {
  const { field, seen } = open({ suffix: '€' });
  await userEvent.type(field, '10.000,00');
  expect(seen).toHaveBeenLastCalledWith(10_000);
});

test.each([
  ['1.200', '1200', 1200],
  ['1.200,00', '1200', 1200],
  ['120,00', '120', 120],
  ['120,50', '120,50', null],
  ['1.200.000', '', null],
])('P5 "%s" pasted into a whole number of four digits becomes "%s"', (pasted, shown, value) => {
  const { field, seen } = open({ isWhole: true, maxDigits: 4 });
  // A browser cuts what is pasted to the length of the field.
  const cut = Number(field.getAttribute('maxlength') ?? pasted.length);
  fireEvent.change(field, { target: { value: pasted.slice(0, cut) } });
  fireEvent.blur(field);
  expect(field).toHaveValue(shown);
  expect(seen.mock.lastCall?.[0] ?? null).toBe(value);
});

test.each([
  [2.345, '2,35'],
  [0.125, '0,13'],
])('P5 the stored value %s is shown with two decimals as "%s"', (value, shown) => {
  const { field, seen } = open({ suffix: 'm', value });
  expect(field).toHaveValue(shown);
  expect(seen).not.toHaveBeenCalled();
});

test.each(['2,345', '2.345'])('P12 "%s" metres are decimals, not thousands', async (typed) => {
  const { field, seen } = open({ suffix: 'm' });
  await userEvent.type(field, typed);
  expect(seen).toHaveBeenLastCalledWith(2.35);
  expect(field).toHaveValue(typed);
  await userEvent.tab();
  expect(field).toHaveValue('2,35');
});

test('P5 decimals typed into a whole number are no number, and are not taken for hundreds', async () => {
  const { field, seen } = open({ isWhole: true, maxDigits: 4 });
  await userEvent.type(field, '12,50');
  expect(field).toHaveValue('12,50');
  expect(seen).toHaveBeenLastCalledWith(null);
  expect(field).toBeInvalid();
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(seen).toHaveBeenLastCalledWith(12);
  await userEvent.tab();
  expect(field).toHaveValue('12');
});

test('P5 no sum can be typed whose cents exceed an integer', async () => {
  const { field, seen } = open({ suffix: '€' });
  await userEvent.type(field, '123456789012');
  expect(field).toHaveValue('1234567');
  await userEvent.type(field, ',89');
  expect(seen).toHaveBeenLastCalledWith(1_234_567.89);
});

test('P5 a value set elsewhere replaces the typed text', async () => {
  const Form = () => {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <NumberInput aria-label="Suma" value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(7)}>
          Siete
        </button>
      </>
    );
  };
  renderAt('/', <Form />);
  await userEvent.type(screen.getByLabelText('Suma'), '12,3,4');
  await userEvent.click(screen.getByText('Siete'));
  expect(screen.getByLabelText('Suma')).toHaveValue('7');
});
