import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useChangeText } from '../../../client/features/admin/components/change-text';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff', 'claims']));

function textOf(action: string, before: object | null, after: object | null): string {
  const json = (values: object | null) => values && JSON.stringify(values);
  const { result } = renderHook(useChangeText);
  return result.current({ action, before: json(before), after: json(after) });
}

test('P9 the changes of a recorded act are described part by part, without unchanged values', () => {
  expect(textOf('space.hidden', { status: 'published', type: 'garage' }, { status: 'suspended', type: 'garage' })).toBe(
    'Estado: Publicado → Oculto',
  );
  expect(textOf('booking.terminated', { status: 'active' }, { status: 'terminated' })).toBe(
    'Estado: En curso → Resuelta',
  );
  expect(textOf('user.roles_changed', { roles: [] }, { roles: ['support', 'moderator'] })).toBe(
    'Papeles: – → Soporte y Moderación',
  );
  expect(textOf('payment.refunded', { refundableCents: 66_000 }, { refundableCents: 6000, amountCents: 60_000 })).toBe(
    'Se puede devolver: 660,00\u00a0€ → 60,00\u00a0€\u00a0· Importe: 600,00\u00a0€',
  );
  expect(textOf('booking.end_changed', null, { endsOn: '2027-03-09' })).toContain('Último día: ');
  expect(textOf('claim.assigned', null, null)).toBe('');
});

test('P9 the remedy of a claim is described with its percentage', () => {
  expect(textOf('claim.decided', { remedy: null }, { remedy: 'lower_rent' })).toMatch(/un \d+\u00a0% menos$/);
});

test('P9 ids and codes without a text are omitted from the description', () => {
  const id = '0190b0a0-0000-7000-8000-000000000000';
  expect(textOf('note.written', null, { noteId: id })).toBe('');
  expect(textOf('claim.assigned', { assigneeId: null }, { assigneeId: id })).toBe('');
  expect(textOf('space.hidden', { status: 'a_state_of_long_ago' }, { status: 'suspended' })).toBe('');
});
