import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../links/TextLink';

/** The badge of hosts who meet its public criteria, linked to them. */
export function FeaturedHost() {
  const { t } = useTranslation('domain');
  return (
    <TextLink
      to="/help/destacado"
      variant="plain"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '6' }}
      textStyle="sm"
      fontWeight="600"
      color="trust.fg"
    >
      <Award size={18} aria-hidden />
      {t('featuredHost')}
    </TextLink>
  );
}
