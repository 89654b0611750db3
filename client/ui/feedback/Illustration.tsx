import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const LINE = {
  fill: 'none',
  stroke: 'fg',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const garage = (
  <>
    <chakra.ellipse cx="80" cy="107" rx="66" ry="5" fill="bg.muted" />
    <chakra.path d="M28 106V34l52-20 52 20v72z" fill="tint.brand" />
    <chakra.path d="M46 106V52h68v54z" fill="bg.panel" />
    <chakra.path d="M46 52h68v16H46z" fill="teja.400" />
    <chakra.path d="M62 106V88h20v18zM82 106V94h16v12z" fill="arena.300" />
    <chakra.path
      css={LINE}
      d="M28 106V34l52-20 52 20v72M46 106V52h68v54M46 60h68M46 68h68M62 106V88h20v18M82 94h16v12M69 88v6h6v-6M20 106h120"
    />
    <chakra.circle cx="130" cy="86" r="16" fill="olivo.400" />
    <chakra.path css={LINE} d="M146 86a16 16 0 1 1-32 0 16 16 0 0 1 32 0M130 79v14M123 86h14" />
  </>
);

const search = (
  <>
    <chakra.ellipse cx="80" cy="108" rx="60" ry="5" fill="bg.muted" />
    <chakra.path d="M34 20h74v84H34z" fill="bg.panel" />
    <chakra.path d="M34 44h74v5H34zM34 74h74v5H34z" fill="arena.300" />
    <chakra.path d="M44 54h22v20H44z" fill="teja.300" />
    <chakra.path css={LINE} d="M34 14v92M108 14v92M34 44h74M34 49h74M34 74h74M34 79h74M44 74V54h22v20M52 54v6h6v-6" />
    <chakra.circle cx="100" cy="66" r="22" fill="tint.trust" />
    <chakra.path d="m116 82 18 18" stroke="olivo.600" css={{ strokeWidth: '7', strokeLinecap: 'round' }} />
    <chakra.path css={LINE} d="M122 66a22 22 0 1 1-44 0 22 22 0 0 1 44 0M91 66h18" />
  </>
);

const unplugged = (
  <>
    <chakra.ellipse cx="80" cy="108" rx="62" ry="5" fill="bg.muted" />
    <chakra.path d="M30 60c0-9 7-16 16-16h14v32H46c-9 0-16-7-16-16z" fill="teja.300" />
    <chakra.path d="M100 44h14c9 0 16 7 16 16s-7 16-16 16h-14z" fill="olivo.400" />
    <chakra.path
      css={LINE}
      d="M30 60c0-9 7-16 16-16h14v32H46c-9 0-16-7-16-16zM60 53h11M60 67h11M100 44h14c9 0 16 7 16 16s-7 16-16 16h-14zM30 60H12c0 22 10 34 30 34M130 60h18c0-22-10-34-30-34"
    />
    <chakra.path
      css={{ ...LINE, stroke: 'brand.solid' }}
      d="M86 40l4-10M80 38V26M74 40l-4-10M86 80l4 10M80 82v12M74 80l-4 10"
    />
  </>
);

const bell = (
  <>
    <chakra.ellipse cx="80" cy="108" rx="46" ry="5" fill="bg.muted" />
    <chakra.path d="M52 86c6-6 8-12 8-26a20 20 0 0 1 40 0c0 14 2 20 8 26z" fill="tint.brand" />
    <chakra.path d="M70 86a10 10 0 0 0 20 0z" fill="olivo.400" />
    <chakra.path css={LINE} d="M52 86c6-6 8-12 8-26a20 20 0 0 1 40 0c0 14 2 20 8 26zM70 86a10 10 0 0 0 20 0M80 40v-6" />
  </>
);

const door = (
  <>
    <chakra.ellipse cx="80" cy="107" rx="58" ry="5" fill="bg.muted" />
    <chakra.path d="M46 106V22h68v84z" fill="bg.panel" />
    <chakra.path d="M58 106V34h44v72z" fill="tint.brand" />
    <chakra.path d="M58 34l30 10v72l-30-10z" fill="teja.300" />
    <chakra.path css={LINE} d="M46 106V22h68v84M58 106V34h44v72M58 34l30 10v72l-30-10M80 78v4M24 106h34M88 106h48" />
  </>
);

const ILLUSTRATIONS: Record<IllustrationName, ReactNode> = { garage, search, unplugged, bell, door };

export type IllustrationName = 'garage' | 'search' | 'unplugged' | 'bell' | 'door';

/** The line-and-fill illustrations of empty and failed views. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <chakra.svg viewBox="0 0 160 120" width="160px" height="120px" aria-hidden flexShrink="0">
      {ILLUSTRATIONS[name]}
    </chakra.svg>
  );
}
