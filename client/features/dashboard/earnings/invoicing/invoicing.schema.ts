import * as z from 'zod/mini';

/** The data on rent invoices; the server validates them. */
export const invoicingSchema = z.object({
  legalName: z.string(),
  nif: z.string(),
  address: z.string(),
  accepts: z.boolean(),
});
