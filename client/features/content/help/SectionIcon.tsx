import {
  BookOpen,
  CalendarCheck,
  CreditCard,
  DoorOpen,
  KeyRound,
  LifeBuoy,
  LockKeyhole,
  ReceiptText,
  Search,
  ShieldCheck,
  Star,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import type { ArticleSection } from '../../../generated/schema';

const ICONS: Partial<Record<ArticleSection, LucideIcon>> = {
  START: DoorOpen,
  SEARCH: Search,
  BOOK: CalendarCheck,
  PAY: CreditCard,
  STAY: KeyRound,
  HOSTING: Warehouse,
  TAXES: ReceiptText,
  TRUST: ShieldCheck,
  REVIEWS: Star,
  PRIVACY: LockKeyhole,
  SUPPORT: LifeBuoy,
};

/** The illustration of a section. */
export function SectionIcon({ name, size }: { name: ArticleSection; size: number }) {
  return createElement(ICONS[name] ?? BookOpen, { size, 'aria-hidden': true });
}
