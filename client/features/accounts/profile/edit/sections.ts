import { Bell, CircleUserRound, ShieldCheck, SlidersHorizontal, type LucideIcon } from 'lucide-react';

/** The parts of one's own account, in the order they are shown. */
export const SECTIONS = [
  { section: 'profile', icon: CircleUserRound },
  { section: 'security', icon: ShieldCheck },
  { section: 'notifications', icon: Bell },
  { section: 'preferences', icon: SlidersHorizontal },
] as const satisfies readonly { section: string; icon: LucideIcon }[];

export type Section = (typeof SECTIONS)[number]['section'];

/** The section an address asks for; the profile where it asks for none we have. */
export const sectionOf = (wanted: string | null): Section =>
  SECTIONS.find(({ section }) => section === wanted)?.section ?? 'profile';

export const sectionPath = (section: Section): string =>
  section === 'profile' ? '/profile/edit' : `/profile/edit?section=${section}`;
