import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BookingDocuments } from '../../../client/features/bookings/components/BookingDocuments';
import type { BookingDocuments_BookingFragment } from '../../../client/generated/graphql';
import { openBookingPage, ownBookingOf } from '../support/booking-page';
import { renderAt, useLanguage } from '../support/render';

const documents: BookingDocuments_BookingFragment['documents'] = [
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
];

beforeEach(() => useLanguage('es', ['documents']));

test('M7 each document shows its name, number, date and amount, and has a descriptive download link', () => {
  renderAt('/', <BookingDocuments documents={documents} />);
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

test('M7 documents are shown in English', async () => {
  await useLanguage('en', ['documents']);
  renderAt('/', <BookingDocuments documents={documents} />);
  expect(screen.getByRole('list', { name: 'Booking documents' })).toHaveTextContent('Being prepared');
});

test('M7 an empty list says when documents become available', () => {
  renderAt('/', <BookingDocuments documents={[]} />);
  expect(screen.getByText(/Todavía no hay documentos/)).toBeVisible();
});

test('M7 the booking page shows the four newest documents and the others on demand', async () => {
  await useLanguage('es', ['booking', 'condition', 'documents', 'stays', 'domain', 'dashboard']);
  const receipts = Array.from({ length: 6 }, (_, index) => ({
    ...documents[0],
    __typename: 'BookingDocument' as const,
    id: `doc_${index}`,
    number: `HG-2027-00000${index}`,
  }));
  await openBookingPage(ownBookingOf(), {
    BookingDocuments: () => ({ booking: { __typename: 'Booking', id: 'bkg_1', documents: receipts } }),
  });
  const panel = await screen.findByRole('region', { name: 'Documentos' });
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(4));
  await userEvent.click(within(panel).getByRole('button', { name: 'Ver los 6 documentos' }));
  expect(within(panel).getAllByRole('listitem')).toHaveLength(6);
  // The pressed button is removed, so the focus moves to the first of the new documents.
  expect(within(panel).getAllByRole('link')[4]).toHaveFocus();
});
