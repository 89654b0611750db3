import { ChartColumn, CircleUserRound, Heart, LayoutDashboard, LifeBuoy, type LucideIcon } from 'lucide-react';
import { useAuth } from '../../session/AuthProvider';
import { useDashboardMode } from '../../session/dashboard-mode';

/** One item of the account menu; its label is the `nav` key of the same name. */
export interface AccountItem {
  key: 'dashboard' | 'profile' | 'statistics' | 'support' | 'favorites';
  to: string;
  icon: LucideIcon;
}

/** The items of the avatar menu and the mobile menu (NAV-6), for the current mode and roles. */
export function useAccountItems(): AccountItem[] {
  const { user } = useAuth();
  const { isHostShown, isRenterShown } = useDashboardMode();
  if (!user) return [];
  return [
    { key: 'dashboard', to: '/dashboard', icon: LayoutDashboard },
    { key: 'profile', to: `/profile/${user.id}`, icon: CircleUserRound },
    ...(isHostShown ? [{ key: 'statistics' as const, to: '/dashboard?mode=host&tab=stats', icon: ChartColumn }] : []),
    { key: 'support', to: '/dashboard?tab=support', icon: LifeBuoy },
    ...(isRenterShown ? [{ key: 'favorites' as const, to: '/favorites', icon: Heart }] : []),
  ];
}
