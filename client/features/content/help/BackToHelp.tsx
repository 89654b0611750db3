import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/TextLink';

/** The way back to all sections. */
export function BackToHelp() {
  const { t } = useTranslation('content');
  return (
    <TextLink
      to="/help"
      variant="plain"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="11"
      marginBottom="2"
    >
      <ChevronLeft aria-hidden size={18} />
      {t('help.title')}
    </TextLink>
  );
}
