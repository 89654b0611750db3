import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { storeForms, restoreForms } from '../../../client/analytics/form-persistence';
import { LocationField } from '../../../client/ui/location-field/LocationField';
import { renderAt, useLanguage } from '../support/render';

function Place() {
  const [text, setText] = useState('');
  return <LocationField name="place" value={text} onChange={setText} />;
}

test('COO-2 restoring a place after a reload requests no suggestions', async () => {
  await useLanguage('es', ['domain']);
  vi.useFakeTimers();
  const asked = vi.fn(async () => Response.json([{ display_name: 'Chamberí, Madrid', lat: '40.4', lon: '-3.7' }]));
  vi.stubGlobal('fetch', asked);
  const { unmount } = renderAt('/', <Place />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Chamberí' } });
  storeForms();
  unmount();
  renderAt('/', <Place />);
  act(restoreForms);
  expect(screen.getByRole('combobox')).toHaveValue('Chamberí');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
});
