import * as z from 'zod/mini';
import { AlertCadenceValues } from '../../../generated/values/AlertCadence';

/** Name and alert frequency of a search; the server validates both. */
export const savedSearchSchema = z.object({ name: z.string(), cadence: z.enum(AlertCadenceValues) });
