import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, LANGUAGES } from '../../i18n/setup';
import { Dropdown } from '../overlay/Dropdown';
import { MenuButton } from '../overlay/menu-items';
import { Flag } from '../display/Flag';
import { toast } from '../feedback/toast';

/** Spanish or English, stored in this browser (NAV-3, I18-1). */
export function LanguageMenu() {
  const { t } = useTranslation(['nav', 'common']);
  const language = currentLanguage();
  return (
    <Dropdown
      label={t('language.label', { name: t(`language.${language}`) })}
      buttonProps={{ paddingInline: '2.5', textStyle: 'sm' }}
      panelProps={{ minWidth: '44' }}
      trigger={
        <>
          <Flag language={language} />
          {language.toUpperCase()}
          <chakra.span asChild css={{ width: '16px!', height: '16px!' }}>
            <ChevronDown aria-hidden />
          </chakra.span>
        </>
      }
    >
      {(close) =>
        LANGUAGES.map((option) => (
          <MenuButton
            key={option}
            lang={option}
            aria-pressed={option === language}
            onClick={() => {
              changeLanguage(option).catch(() => toast({ title: t('common:failed.title'), tone: 'error' }));
              close();
            }}
          >
            <Flag language={option} />
            <chakra.span flex="1">{t(`language.${option}`)}</chakra.span>
            {option === language && <Check aria-hidden />}
          </MenuButton>
        ))
      }
    </Dropdown>
  );
}
