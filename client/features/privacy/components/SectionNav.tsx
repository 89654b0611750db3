import { Download, FileSearch, MonitorSmartphone, Scale, ThumbsUp, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SideNav } from '../../../ui/layout/SideNav';

const ICONS = {
  ver: FileSearch,
  copia: Download,
  consentimientos: ThumbsUp,
  sesiones: MonitorSmartphone,
  derechos: Scale,
  borrar: Trash2,
} as const satisfies Record<string, LucideIcon>;

/** A section by its fragment in the URL. */
export type Section = keyof typeof ICONS;

/** In the page's order. */
export const SECTIONS = Object.keys(ICONS) as Section[];

/** Links to the sections of the page. */
export function SectionNav({ current }: { current: Section }) {
  const { t } = useTranslation('privacy');
  return (
    <SideNav
      label={t('sections.label')}
      items={SECTIONS.map((section) => ({
        to: `#${section}`,
        icon: ICONS[section],
        label: t(`sections.${section}`),
        isCurrent: section === current,
      }))}
      position={{ lg: 'sticky' }}
      top="calc(var(--header-h) + 32px)"
    />
  );
}
