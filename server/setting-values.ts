import { z } from 'zod';

// The types of setting values.

export const optional = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null);

export const url = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol);
  }, `an address such as ${example}`);

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'on or off')
    .default(fallback)
    .transform((value) => value === 'on');

export const secret = z.string().min(32, 'at least 32 characters').optional();
