import { chakra } from '@chakra-ui/react';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Link to the notification settings. */
export function SettingsLink() {
  const { t } = useTranslation('notifications');
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="11"
      textStyle="sm"
      fontWeight="600"
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <Link to="/profile/edit?section=notifications">
        <Settings size={16} aria-hidden />
        {t('settings')}
      </Link>
    </chakra.span>
  );
}
