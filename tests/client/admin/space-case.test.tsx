import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SpaceCase } from '../../../client/features/admin/space-cases/SpaceCase';
import { renderAnswered } from '../support/answers';
import { useLanguage } from '../support/render';

beforeEach(() => useLanguage('es', ['staff', 'common', 'domain', 'errors']));

const SPACE = {
  __typename: 'Space',
  id: 'spc_1',
  title: 'Trastero seco',
  type: 'STORAGE',
  city: 'Madrid',
  status: 'IN_REVIEW',
  isFeatured: false,
  priceAllInCents: 7700,
  updatedAt: '2027-03-01T09:00:00Z',
  host: { __typename: 'User', id: 'usr_1', displayName: 'Marta R.' },
  coverPhoto: null,
  description: 'Seco y con luz.',
  sizeM2: 4,
  minDays: 30,
  accessMode: null,
  allowedGoods: [],
  cancellationPolicy: 'FLEXIBLE',
  address: 'Calle de Embajadores 12',
  postalCode: '28012',
  createdAt: '2027-02-01T09:00:00Z',
  submittedAt: '2027-03-01T09:00:00Z',
  changesAsked: null,
  changeNotes: [],
  photos: [],
};

test('P9 writing a note for the staff keeps the notes for the host that were not sent yet', async () => {
  const notes: object[] = [];
  renderAnswered(
    <SpaceCase id="spc_1" />,
    {
      StaffSpace: () => ({
        space: {
          ...SPACE,
          staffRecord: {
            __typename: 'StaffSpaceRecord',
            availableActs: ['APPROVE', 'REQUEST_CHANGES', 'WRITE_NOTE'],
            bookingCount: 0,
            qualityPercent: 80,
            lat: 40.41,
            lng: -3.7,
            notes: [...notes],
            timeline: [],
          },
        },
      }),
      WriteStaffNote: ({ input }) => {
        const { body } = input as { body: string };
        const note = { __typename: 'StaffNoteView', body, authorName: 'Elena', createdAt: '2027-03-02T09:00:00Z' };
        notes.push(note);
        return { writeStaffNote: { __typename: 'WriteStaffNotePayload', note } };
      },
      SpaceActPreview: () => ({ spaceActPreview: null }),
    },
    '/admin/spaces/spc_1',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Nota sobre Título' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Título/ }), { target: { value: 'Sin mayúsculas.' } });
  await user.type(screen.getByRole('textbox', { name: 'Escribe una nota' }), 'Hablado por teléfono.');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Hablado por teléfono.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Título/ })).toHaveValue('Sin mayúsculas.'));
  expect(screen.getByRole('radio', { name: /^Publicar/ })).toBeDisabled();
});
