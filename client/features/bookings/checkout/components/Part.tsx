import { Button, chakra, Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type PartState = 'done' | 'now' | 'later';

const NUMBER = {
  done: { bg: 'trust.solid', borderColor: 'trust.solid', color: 'trust.contrast' },
  now: { bg: 'bg.inverted', borderColor: 'bg.inverted', color: 'fg.inverted' },
  later: { borderColor: 'border.control', color: 'fg.muted' },
} as const;

/** The id of a part's title, which receives the focus when the previous part is done. */
export const partTitleId = (number: number): string => `part-${number}`;

interface PartProps {
  number: number;
  state: PartState;
  title: string;
  /** Summary of the answers, in one or two lines, rendered instead of the body. */
  folded?: ReactNode;
  onChange?: () => void;
  /** Rendered to the right of the title while the part is open. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One of the numbered parts: its body, or a one-line summary when it is done. */
export function Part({ number, state, title, folded, onChange, aside, children }: PartProps) {
  const { t } = useTranslation();
  const isFolded = folded !== undefined;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '28px minmax(0, 1fr)', md: '32px minmax(0, 1fr)' }}
      columnGap={{ base: '3', md: '5' }}
      paddingBlock={{ base: '6', md: '7' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
    >
      <PartNumber number={number} state={state} />
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.h2 id={partTitleId(number)} tabIndex={-1} textStyle="h3" outlineOffset="4px">
          {title}
        </chakra.h2>
        {isFolded && onChange ? (
          <Button
            variant="plain"
            minHeight={{ base: '11', md: '8' }}
            marginBlock={{ base: '-2.5', md: '0' }}
            onClick={onChange}
            aria-describedby={partTitleId(number)}
          >
            {t('actions.change')}
          </Button>
        ) : (
          aside
        )}
      </Box>
      {isFolded ? (
        <Box
          gridColumn="2"
          marginTop="1"
          color="fg.muted"
          overflowWrap="anywhere"
          css={{ '& b': { fontWeight: '600', color: 'fg' } }}
        >
          {folded}
        </Box>
      ) : (
        <Box
          gridColumn={{ base: '1 / -1', md: '2' }}
          marginTop="5"
          display="flex"
          flexDirection="column"
          gap="5"
          minWidth="0"
        >
          {children}
        </Box>
      )}
    </chakra.li>
  );
}

function PartNumber({ number, state }: { number: number; state: PartState }) {
  const { t } = useTranslation('checkout');
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize={{ base: '28px', md: '32px' }}
      marginTop={{ base: '-2px', md: '-3px' }}
      borderRadius="full"
      borderWidth="1.5px"
      textStyle="sm"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      {...NUMBER[state]}
    >
      {state === 'done' ? <Check size={16} strokeWidth={2.5} aria-label={t('parts.done')} /> : number}
    </chakra.span>
  );
}

/** Small print of a part. */
export const SmallPrint = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', textWrap: 'pretty', '& b': { fontWeight: '600', color: 'fg' } },
});
