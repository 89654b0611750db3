import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * `hero` is stacked on phones and one row from 900 px on, `city` a narrower one with only the place until 1200 px; `stacked` stays stacked;
 * `compact` fits a header.
 */
export type PillLayout = 'hero' | 'city' | 'compact' | 'stacked';

const STACKED = { h: '60px', ps: '12', pe: '3', pt: '28px', pb: '2' } as const;
const ROW = { h: '64px', ps: '5', pe: '5', pt: '30px', pb: '2.5' } as const;
const responsive = Object.fromEntries(
  Object.keys(ROW).map((key) => [
    key,
    { base: STACKED[key as keyof typeof STACKED], md: ROW[key as keyof typeof ROW] },
  ]),
);

const control: SystemStyleObject = {
  display: 'block',
  w: 'full',
  minW: '0',
  border: '0',
  bg: 'transparent',
  appearance: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'photo',
  truncate: true,
  textStyle: 'md',
  color: 'fg.muted',
  _hover: { bg: 'hover' },
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  '& > option': { bg: 'bg.panel', color: 'fg' },
};

/** The control fills its segment below the label: the whole segment is clickable. */
export const controlStyles: Record<PillLayout, SystemStyleObject> = {
  hero: { ...control, ...responsive },
  city: { ...control, ...responsive },
  stacked: { ...control, ...STACKED },
  compact: {
    ...control,
    h: '42px',
    px: '3.5',
    py: '0',
    textStyle: 'sm',
    fontWeight: '600',
    color: 'fg',
    borderRadius: 'control',
  },
};

const byLayout = (stacked: SystemStyleObject, row: SystemStyleObject): Record<PillLayout, SystemStyleObject> => ({
  stacked,
  compact: row,
  hero: { '@media (max-width: 899px)': stacked, '@media (min-width: 900px)': row },
  city: { '@media (max-width: 899px)': stacked, '@media (min-width: 900px)': row },
});

const dividers = byLayout(
  { left: '48px', right: '12px', top: '0', h: '1px' },
  { left: '0', top: '14px', bottom: '14px', w: '1px' },
);
const labels = byLayout({ left: '48px', top: '8px' }, { left: '20px', top: '10px' });
const icons = byLayout({ display: 'block' }, { display: 'none' });

interface SegmentProps {
  layout: PillLayout;
  label: string;
  labelId: string;
  /** The control of the label. */
  htmlFor?: string;
  icon: LucideIcon;
  isFirst?: boolean;
  children: ReactNode;
}

/** One field of the pill: a label above the value. */
export function Segment({ layout, label, labelId, htmlFor, icon: Icon, isFirst, children }: SegmentProps) {
  return (
    <chakra.div
      position="relative"
      minW="0"
      hideBelow={layout === 'city' && !isFirst ? 'lg' : undefined}
      _before={isFirst ? undefined : { content: '""', position: 'absolute', bg: 'border', ...dividers[layout] }}
    >
      <chakra.span
        position="absolute"
        left="3"
        top="0"
        bottom="0"
        alignContent="center"
        color="fg.muted"
        pointerEvents="none"
        css={icons[layout]}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.label
        id={labelId}
        htmlFor={htmlFor}
        textStyle="sm"
        fontWeight="600"
        css={
          layout === 'compact'
            ? { srOnly: true }
            : { position: 'absolute', zIndex: '1', pointerEvents: 'none', ...labels[layout] }
        }
      >
        {label}
      </chakra.label>
      {children}
    </chakra.div>
  );
}
