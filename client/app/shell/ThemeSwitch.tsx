import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useThemeMode } from '../../theme/theme-mode';
import { Segmented } from '../../ui/controls/Segmented';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark or the device's setting (THM-1). */
export function ThemeSwitch() {
  const { t } = useTranslation('nav');
  const { mode, setMode } = useThemeMode();
  const options = (['light', 'dark', 'system'] as const).map((value) => {
    const Icon = ICONS[value];
    return { value, name: t(`theme.${value}`), label: <Icon size={18} aria-hidden /> };
  });
  return <Segmented label={t('theme.label')} options={options} value={mode} onChange={setMode} />;
}
