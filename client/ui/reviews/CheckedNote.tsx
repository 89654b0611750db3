import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** That the reviews are of rentals paid here, and how that is checked: who shows reviews must say it. */
export function CheckedNote() {
  const { t } = useTranslation('reviews');
  return (
    <chakra.p display="grid" gridTemplateColumns="20px minmax(0, 1fr)" gap="2.5" maxW="68ch" textStyle="sm" color="fg.muted">
      <chakra.span color="trust.solid">
        <BadgeCheck size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <span>
        <chakra.b fontWeight="600" color="trust.fg">
          {t('checked')}
        </chakra.b>{' '}
        {t('how')}
      </span>
    </chakra.p>
  );
}
