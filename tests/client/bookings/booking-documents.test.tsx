import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookingDocuments } from '../../../client/features/bookings/components/BookingDocuments';
import type { BookingDocuments_BookingFragment } from '../../../client/generated/graphql';
import { renderAt, useLanguage } from '../support/render';

const booking: BookingDocuments_BookingFragment = {
  id: 'bkg_1',
  documents: [
    {
      id: 'doc_1',
      kind: 'PLATFORM_INVOICE',
      title: 'Factura de gastos de gestión',
      number: 'HG-2027-000003',
      issuedAt: '2027-04-01T10:00:00Z',
      totalCents: 770,
      url: '/files/documents/doc_1?lang=es&token=t',
    },
    {
      id: 'doc_2',
      kind: 'RENTAL_TERMS',
      title: 'Condiciones del alquiler',
      number: null,
      issuedAt: '2027-03-02T09:00:00Z',
      totalCents: null,
      url: null,
    },
  ],
};

beforeEach(() => useLanguage('es', ['documents']));

test('M7 each document has its name, number, day and amount, and a link that says what it downloads', () => {
  renderAt('/', <BookingDocuments booking={booking} />);
  const [invoice, terms] = within(screen.getByRole('list', { name: 'Documentos de la reserva' })).getAllByRole(
    'listitem',
  );
  expect(invoice).toHaveTextContent(/Factura de gastos de gestión.*HG-2027-000003 · 1 abr 2027 · 7,70\s€/);
  expect(
    screen.getByRole('link', { name: 'Descargar en PDF: Factura de gastos de gestión HG-2027-000003' }),
  ).toHaveAttribute('href', '/files/documents/doc_1?lang=es&token=t');
  expect(terms).toHaveTextContent('Preparándose');
  expect(within(terms as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

test('M7 in English', async () => {
  await useLanguage('en', ['documents']);
  renderAt('/', <BookingDocuments booking={booking} />);
  expect(screen.getByRole('list', { name: 'Documents of the booking' })).toHaveTextContent('Being prepared');
});

test('M7 without documents it says when they come; while it loads and when it fails it says so', async () => {
  const { unmount } = renderAt('/', <BookingDocuments booking={{ ...booking, documents: [] }} />);
  expect(screen.getByText(/Todavía no hay documentos/)).toBeVisible();
  unmount();
  const loading = renderAt('/', <BookingDocuments booking={undefined} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  loading.unmount();
  const onRetry = vi.fn();
  renderAt('/', <BookingDocuments booking={undefined} error={new Error('away')} onRetry={onRetry} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
