import { BadgeCheck, FolderLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SideNav } from '../../../../ui/layout/SideNav';
import { SECTIONS, sectionPath, type Section } from './sections';

/** The sections, and the account's other pages. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation('profile');
  const sections = SECTIONS.map(({ section, icon }) => ({
    to: sectionPath(section),
    icon,
    label: t(`edit.sections.${section}`),
    isCurrent: section === current,
  }));
  const pages = [
    { to: '/verify-identity', icon: BadgeCheck, label: t('edit.verify') },
    { to: '/mis-datos', icon: FolderLock, label: t('edit.myData') },
  ];
  return (
    <SideNav
      label={t('edit.navigation')}
      items={[...sections, ...pages]}
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc(var(--header-h) + 32px)' }}
    />
  );
}
