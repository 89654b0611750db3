import { chakra, Flex } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';

/** Why a decision needs a second person. */
export function TwoPersons({ aloneCents }: { aloneCents: number }) {
  const { t } = useTranslation('staff');
  const { money } = useFormats();
  return (
    <Flex gap="3" padding="14px 16px" borderRadius="lg" bg="bg.info" textStyle="sm">
      <chakra.span flexShrink="0" color="fg.info">
        <Users size={20} aria-hidden />
      </chakra.span>
      <p>
        <b>{t('claim.twoPersons', { amount: money(aloneCents) })}</b> {t('claim.twoPersonsText')}
      </p>
    </Flex>
  );
}

/** By how much a decision may pay more than its amount, which counts for the limit of one person. */
export function Growth({ cents }: { cents: number }) {
  const { t } = useTranslation('staff');
  const { money } = useFormats();
  return cents > 0 && <chakra.p textStyle="sm">{t('claim.growth', { amount: money(cents) })}</chakra.p>;
}
