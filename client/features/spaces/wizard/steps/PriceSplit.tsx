import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { useWizard } from '../WizardContext';

const COLORS = ['trust.solid', 'teja.500', 'teja.300'] as const;

/** How the renter's payment is split, computed by the server from the saved price. */
export function PriceSplit() {
  const { t } = useTranslation(['wizard', 'common']);
  const { money, percent } = useFormats();
  const { space, draft } = useWizard();
  const preview = space?.draftPreview;
  if (
    !preview ||
    preview.priceAllInCents == null ||
    preview.hostNetMonthCents == null ||
    preview.commissionCents == null ||
    preview.renterFeeCents == null
  )
    return null;
  const isOld = draft.unsaved.has('priceMonthCents');
  const parts = [
    { name: t('pricing.yours'), cents: preview.hostNetMonthCents },
    {
      name: t(`pricing.commission.${preview.commissionKind}`, {
        share: percent(preview.commissionBps / 100),
        usual: percent(preview.usualCommissionBps / 100),
      }),
      cents: preview.commissionCents,
    },
    { name: t('pricing.fee'), cents: preview.renterFeeCents },
  ];
  return (
    <Box
      as="section"
      layerStyle="panel"
      marginTop="4"
      padding={{ base: '4', md: '20px 24px' }}
      opacity={isOld ? 0.6 : 1}
      transition="opacity 200ms"
      aria-busy={isOld}
    >
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="3"
      >
        <chakra.h2 fontFamily="body" fontSize="md" lineHeight="1.5rem" fontWeight="600">
          {t('pricing.renterPays', { price: money(preview.priceAllInCents) })}
        </chakra.h2>
        <chakra.span textStyle="small" color="fg.subtle">
          {t('common:allIncluded')}
        </chakra.span>
      </Box>
      <Box aria-hidden display="flex" gap="3px" height="12px" marginBlock="3.5" borderRadius="6px" overflow="hidden">
        {parts.map(({ cents }, index) => (
          <Box
            key={COLORS[index]}
            bg={COLORS[index]}
            borderRadius="3px"
            minWidth="2px"
            style={{ flex: `${cents} 0 0` }}
          />
        ))}
      </Box>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} columnGap="4" rowGap="2">
        {parts.map(({ name, cents }, index) => (
          <Box key={name} display={{ base: 'flex', md: 'block' }} justifyContent="space-between" alignItems="baseline">
            <chakra.dt display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
              <Box as="span" boxSize="2.5" borderRadius="3px" bg={COLORS[index]} flexShrink="0" />
              {name}
            </chakra.dt>
            <chakra.dd
              marginTop={{ md: '0.5' }}
              paddingInlineStart={{ md: '18px' }}
              fontVariantNumeric="tabular-nums"
              fontWeight={index === 0 ? '700' : '600'}
              fontSize={index === 0 ? 'xl' : 'md'}
              lineHeight="1.5rem"
            >
              {money(cents)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
