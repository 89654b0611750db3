import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that reviews come from paid rentals and how this is verified, which consumer law requires. */
export function CheckedNote() {
  const { t } = useTranslation('reviews');
  return (
    <chakra.p
      display="grid"
      gridTemplateColumns="20px minmax(0, 1fr)"
      gap="2.5"
      maxW="68ch"
      textStyle="sm"
      color="fg.muted"
    >
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
