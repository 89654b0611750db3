import { z } from 'zod';
// The kinds of values that settings have.
export const optional = (schema) => schema.optional().transform((value) => value ?? null);
export const url = (protocols, example) => z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol);
}, `an address such as ${example}`);
export const onOff = (fallback) => z
    .enum(['on', 'off'], 'on or off')
    .default(fallback)
    .transform((value) => value === 'on');
export const secret = z.string().min(32, 'at least 32 characters').optional();
//# sourceMappingURL=setting-values.js.map