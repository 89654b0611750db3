import { Bell, CircleUserRound, ShieldCheck, SlidersHorizontal, type LucideIcon } from 'lucide-react';

/** The sections of the viewer's account, in display order. */
export const SECTIONS = [
  { section: 'profile', icon: CircleUserRound },
  { section: 'security', icon: ShieldCheck },
  { section: 'notifications', icon: Bell },
  { section: 'preferences', icon: SlidersHorizontal },
] as const satisfies readonly { section: string; icon: LucideIcon }[];

export type Section = (typeof SECTIONS)[number]['section'];

/** The section of a path; the profile by default. */
export const sectionOf = (wanted: string | null): Section =>
  SECTIONS.find(({ section }) => section === wanted)?.section ?? 'profile';

export const sectionPath = (section: Section): string =>
  section === 'profile' ? '/profile/edit' : `/profile/edit?section=${section}`;
