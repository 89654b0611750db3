import { chakra } from '@chakra-ui/react';

interface Moment {
  readonly when: string;
  readonly text: string;
}

interface MomentsProps {
  /** In order; the first is the current one. */
  moments: readonly Moment[];
  label?: string;
  /** The current one has failed. */
  isFailed?: boolean;
}

const DOT = '10px';

/** A vertical timeline with dots. */
export function Moments({ moments, label, isFailed = false }: MomentsProps) {
  return (
    <chakra.ol aria-label={label} listStyleType="none" textStyle="small">
      {moments.map(({ when, text }) => (
        <chakra.li
          key={`${when} ${text}`}
          display="grid"
          gridTemplateColumns={`${DOT} 6rem minmax(0, 1fr)`}
          columnGap="3"
          position="relative"
          paddingBottom="2.5"
          _before={{
            content: '""',
            boxSize: DOT,
            marginTop: '5px',
            borderRadius: 'full',
            borderWidth: '2px',
            borderColor: 'border.control',
          }}
          _after={{
            content: '""',
            position: 'absolute',
            insetInlineStart: '4px',
            top: '17px',
            bottom: '-3px',
            width: '2px',
            bg: 'border',
          }}
          _first={{
            _before: { borderColor: isFailed ? 'fg.error' : 'brand.solid', bg: isFailed ? 'fg.error' : 'brand.solid' },
          }}
          _last={{ paddingBottom: '0', _after: { display: 'none' } }}
        >
          <chakra.b fontWeight="600">{when}</chakra.b>
          <chakra.span color="fg.muted">{text}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
