import { chakra } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { useUpdateProfileMutation } from '../../../../generated/graphql';
import { changeLanguage, i18n, LANGUAGES, type Language } from '../../../../i18n/setup';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useAuth } from '../../../../session/AuthProvider';
import { useThemeMode } from '../../../../theme/theme-mode';
import { Flag } from '../../../../ui/display/Flag';
import { Segmented } from '../../../../ui/controls/Segmented';
import { toast } from '../../../../ui/feedback/toast';
import { Panel } from './Panel';

const LOCALES = { es: 'ES', en: 'EN' } as const;
const THEMES = { light: Sun, dark: Moon, system: Monitor } as const;

/** Language of site and e-mails, and the theme of this browser (I18-1, THM-1). */
export function PreferencesSection() {
  const { t } = useTranslation('profile');
  return (
    <>
      <chakra.h1 textStyle="h2">{t('preferences.title')}</chakra.h1>
      <Panel title={t('preferences.language')} text={t('preferences.languageHint')}>
        <LanguageChoice />
      </Panel>
      <Panel title={t('preferences.theme')} text={t('preferences.themeHint')}>
        <ThemeChoice />
      </Panel>
    </>
  );
}

function LanguageChoice() {
  const { t, i18n: shown } = useTranslation(['profile', 'nav']);
  const { textOf } = useErrorText();
  const { reloadViewer } = useAuth();
  const [update] = useUpdateProfileMutation();
  const choose = async (language: Language) => {
    try {
      await update({ variables: { input: { locale: LOCALES[language] } } });
      await changeLanguage(language);
      await reloadViewer();
      toast({ title: i18n.t('profile:preferences.languageSaved'), tone: 'success' });
    } catch (error) {
      toast({ title: textOf(toAppError(error)), tone: 'error' });
    }
  };
  return (
    <Segmented
      label={t('preferences.language')}
      isStackedOnPhone
      isFull
      value={shown.resolvedLanguage === 'en' ? 'en' : 'es'}
      onChange={(language) => void choose(language)}
      options={LANGUAGES.map((value) => ({
        value,
        label: (
          <>
            <Flag language={value} />
            <span lang={value}>{t(`nav:language.${value}`)}</span>
          </>
        ),
      }))}
    />
  );
}

function ThemeChoice() {
  const { t } = useTranslation('profile');
  const { mode, setMode } = useThemeMode();
  return (
    <Segmented
      label={t('preferences.theme')}
      isStackedOnPhone
      isFull
      value={mode}
      onChange={setMode}
      options={(['light', 'dark', 'system'] as const).map((value) => {
        const Icon = THEMES[value];
        return {
          value,
          label: (
            <>
              <Icon size={18} aria-hidden />
              {t(`preferences.themes.${value}`)}
            </>
          ),
        };
      })}
    />
  );
}
