import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';

/** The label of a choice, and how many results it would leave. */
export function ChoiceLine({ children, count }: { children: ReactNode; count: number | undefined }) {
  const formats = useFormats();
  return (
    <chakra.span display="flex" justifyContent="space-between" gap="4">
      {children}
      {count !== undefined && (
        <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
          {formats.number(count)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** Choices in a column; their labels fill the line so that counts align. */
export const Choices = chakra('div', {
  base: { display: 'grid', gap: { base: '0', md: '1.5' }, '& > label > span:last-of-type': { flex: '1' } },
});
