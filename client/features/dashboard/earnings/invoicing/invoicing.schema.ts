import * as z from 'zod/mini';

/** With which data the rent is invoiced; what may be wrong with them the server tells. */
export const invoicingSchema = z.object({
  legalName: z.string(),
  nif: z.string(),
  address: z.string(),
  accepts: z.boolean(),
});
