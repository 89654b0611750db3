import { Ban, CircleCheck, Globe, Hourglass, KeyRound, LogOut, type LucideIcon } from 'lucide-react';
import type { SystemStyleObject } from '@chakra-ui/react';
import type { CalendarEntryKind } from '../../../generated/graphql';

const color = (token: string): string => `var(--hueco-colors-${token})`;
const mix = (token: string, percent: number, ground = 'transparent'): string =>
  `color-mix(in srgb, ${color(token)} ${percent}%, ${ground})`;

const HATCH = `repeating-linear-gradient(135deg, ${mix('fg', 24)} 0 1.5px, transparent 1.5px 7px)`;
const DOTS = `radial-gradient(${mix('fg', 45)} 1.2px, transparent 1.6px) 0 0 / 8px 8px`;
const edge = (token: string): string => `inset 0 0 0 1.5px ${mix(token, 55)}`;

interface EntryStyle {
  readonly icon: LucideIcon;
  /** Icon and label are always shown: the background is never the only sign. */
  readonly ground: SystemStyleObject;
  readonly iconColor: string;
  readonly badge: string;
}

/** The style of each kind of entry, in the bars and in the legend. */
export const ENTRY_STYLES: Record<CalendarEntryKind, EntryStyle> = {
  RUNNING: {
    icon: KeyRound,
    ground: { bg: mix('olivo-400', 34, color('bg-panel')) },
    iconColor: 'trust.fg',
    badge: 'green',
  },
  BOOKED: {
    icon: CircleCheck,
    ground: { bg: mix('trust-subtle', 62, color('bg-panel')), boxShadow: edge('trust-solid') },
    iconColor: 'trust.fg',
    badge: 'trust',
  },
  REQUEST: {
    icon: Hourglass,
    ground: { bg: 'tint.warning', border: '1.5px dashed', borderColor: 'fg.warning' },
    iconColor: 'fg.warning',
    badge: 'orange',
  },
  MOVE_OUT: {
    icon: LogOut,
    ground: { bg: 'tint.info', boxShadow: edge('fg-info'), color: 'fg.info' },
    iconColor: 'fg.info',
    badge: 'blue',
  },
  BLOCK: {
    icon: Ban,
    ground: { background: `${HATCH}, ${color('bg-muted')}` },
    iconColor: 'fg',
    badge: 'gray',
  },
  OTHER_SITE: {
    icon: Globe,
    ground: { background: `${DOTS}, ${color('bg-muted')}` },
    iconColor: 'fg',
    badge: 'gray',
  },
};

/** The frame around days taken by both another site and a booking. */
export const CLASH_FRAME: SystemStyleObject = { border: '2px solid', borderColor: 'fg.error', borderRadius: '9px' };

/** Kinds whose texture needs a plain background behind the label. */
export const isTextured = (kind: CalendarEntryKind): boolean => kind === 'BLOCK' || kind === 'OTHER_SITE';
