import { useTranslation } from 'react-i18next';
import { useAdminCountsQuery } from '../../../generated/graphql';
import { SideNav } from '../../../ui/layout/SideNav';
import { SECTION_NAMES, sectionPath, type SectionName } from '../section-path';
import { SECTIONS } from '../sections';

/** The sections with what waits in each. */
export function AdminRail({ current }: { current: SectionName }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts: Partial<Record<SectionName, number>> = {
    spaces: data?.spacesToApprove.totalCount,
    verifications: data?.verificationQueue.totalCount,
    reviews: data?.reviewsToDecide.totalCount,
    claims: data?.claimsToDecide.totalCount,
    support: data?.ticketQueue.allCount,
    money: data && data.failedRefunds.length + data.openReconciliationAlarms,
    data: data?.dataRequestQueue.totalCount,
  };
  const items = SECTION_NAMES.map((name) => ({
    to: sectionPath(name),
    icon: SECTIONS[name].icon,
    label: t(`sections.${name}`),
    count: counts[name],
    isCurrent: name === current,
  }));
  return (
    <SideNav
      label={t('sections.label')}
      items={items}
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc(var(--header-h) + 32px)' }}
    />
  );
}
