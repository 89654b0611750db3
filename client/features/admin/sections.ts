import {
  BadgeCheck,
  Banknote,
  ChartNoAxesCombined,
  LifeBuoy,
  MessageCircleQuestion,
  Scale,
  ShieldQuestion,
  Star,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { SectionName } from './section-path';

interface Section {
  readonly icon: LucideIcon;
  readonly View: ComponentType;
}

/** What each room of the staff's page shows: a further queue is one more line here, in the names and in the messages. */
export const SECTIONS: Readonly<Record<SectionName, Section>> = {
  market: {
    icon: ChartNoAxesCombined,
    View: lazy(() => import('./components/Market').then((file) => ({ default: file.Market }))),
  },
  spaces: {
    icon: Warehouse,
    View: lazy(() => import('./spaces/SpacesSection').then((file) => ({ default: file.SpacesSection }))),
  },
  verifications: {
    icon: BadgeCheck,
    View: lazy(() =>
      import('./verifications/VerificationsSection').then((file) => ({ default: file.VerificationsSection })),
    ),
  },
  reviews: {
    icon: Star,
    View: lazy(() => import('./reviews/ReviewsSection').then((file) => ({ default: file.ReviewsSection }))),
  },
  claims: {
    icon: ShieldQuestion,
    View: lazy(() => import('./claims/ClaimsSection').then((file) => ({ default: file.ClaimsSection }))),
  },
  support: {
    icon: LifeBuoy,
    View: lazy(() => import('./support/SupportSection').then((file) => ({ default: file.SupportSection }))),
  },
  money: {
    icon: Banknote,
    View: lazy(() => import('./money/MoneySection').then((file) => ({ default: file.MoneySection }))),
  },
  data: {
    icon: Scale,
    View: lazy(() =>
      import('./data-requests/DataRequestsSection').then((file) => ({ default: file.DataRequestsSection })),
    ),
  },
  help: {
    icon: MessageCircleQuestion,
    View: lazy(() => import('./help/HelpSection').then((file) => ({ default: file.HelpSection }))),
  },
};
