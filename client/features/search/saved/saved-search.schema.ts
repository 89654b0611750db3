import * as z from 'zod/mini';
import { AlertCadenceValues } from '../../../generated/schema';

/** A search's name and how often one hears of it; what may be wrong with it the server tells. */
export const savedSearchSchema = z.object({ name: z.string(), cadence: z.enum(AlertCadenceValues) });
