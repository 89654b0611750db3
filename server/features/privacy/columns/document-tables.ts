import { withheldTable, type DeclaredTable } from './declared-table.js';

/** Tables of the documents of rentals. */
export const documentTables: readonly DeclaredTable[] = [
  {
    table: 'documents',
    // By the rule of `canReadDocument`: each side has the documents that are for it.
    files: {
      'rental-documents': `(renter_id = :person and audience <> 'host') or (host_id = :person and audience <> 'renter')`,
    },
    columns: {
      id: true,
      kind: true,
      audience: true,
      booking_id: true,
      renter_id: 'others',
      host_id: 'others',
      source_type: true,
      source_id: 'internal',
      issuer_type: true,
      issuer_id: 'others',
      series: true,
      number: true,
      lines: true,
      taxes: true,
      base_cents: true,
      tax_cents: true,
      total_cents: true,
      rectifies_id: true,
      // The PDF contains the same, and is in the export.
      sealed_details: 'derived',
      file_key: 'internal',
      issued_at: true,
      chain_no: 'internal',
      prev_hash: 'internal',
      hash: 'internal',
      blocked_at: 'internal',
    },
  },
  withheldTable('document_series', ['id', 'issuer_type', 'issuer_id', 'code', 'last_number']),
  {
    table: 'invoicing_agreements',
    files: { 'invoicing-agreements': 'host_id = :person' },
    columns: {
      id: true,
      host_id: 'internal',
      version: true,
      legal_name: true,
      nif: true,
      address: true,
      agreed_at: true,
      ended_at: true,
    },
  },
];
