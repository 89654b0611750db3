import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../session/AuthProvider';
import { rememberMode, type Mode } from '../../../session/dashboard-mode';
import { Segmented } from '../../../ui/controls/Segmented';
import { SideNav } from '../../../ui/layout/SideNav';
import { RAIL, tabPath, type RailLabel, type Tab } from '../tabs';

interface DashboardRailProps {
  mode: Mode;
  tab: Tab;
  /** Counts beside the entries. */
  counts: Partial<Record<RailLabel, number>>;
  /** Rendered under the tabs on wide screens. */
  children?: ReactNode;
}

/** The open side and its tabs: a column beside the page, a row of pills on phones. */
export function DashboardRail({ mode, tab, counts, children }: DashboardRailProps) {
  const { t } = useTranslation('dashboard');
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const change = (next: Mode): void => {
    rememberMode(next);
    void navigate(tabPath(next, 'overview'));
  };
  const items = RAIL[mode].map(({ label, path, tabs, icon }) => ({
    to: path,
    icon,
    label: t(`tabs.${label}`),
    count: counts[label],
    isCurrent: tabs.includes(tab),
  }));
  return (
    <Box
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc(var(--header-h) + 32px)' }}
      display="flex"
      flexDirection="column"
      gap={{ base: '4', lg: '6' }}
      minWidth="0"
    >
      {/* Someone who is not a host may arrive by a link, so there is a way back. */}
      {(hasRole('HOST') || mode === 'host') && (
        <Box maxWidth={{ md: '420px' }}>
          <Segmented
            label={t('modes.label')}
            isFull
            value={mode}
            onChange={change}
            options={[
              { value: 'renter', label: t('modes.renter') },
              { value: 'host', label: t('modes.host') },
            ]}
          />
        </Box>
      )}
      <SideNav label={t('tabs.label')} items={items} />
      {children}
    </Box>
  );
}
