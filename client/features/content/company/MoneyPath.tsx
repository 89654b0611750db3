import { Box, chakra } from '@chakra-ui/react';
import { CreditCard, HandCoins, KeyRound, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { StepTile } from './Checks';
import { useTrustTerms, type TrustTerms } from './use-trust-terms';

const STEPS = [
  { key: 'ask', icon: CreditCard },
  { key: 'accept', icon: LockKeyhole },
  { key: 'enter', icon: KeyRound },
  { key: 'pay', icon: HandCoins },
] as const;

/* From one tile to the next: horizontal on wide screens, vertical on phones. */
const LINE = {
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    borderRadius: '1px',
    bg: { base: 'olivo.300', _dark: 'olivo.700' },
    left: { base: '21px', md: '60px' },
    right: { base: 'auto', md: '-8px' },
    top: { base: '52px', md: '21px' },
    bottom: { base: '-14px', md: 'auto' },
    width: { base: '2px', md: 'auto' },
    height: { base: 'auto', md: '2px' },
  },
} as const;

/** Where the money is from the request to the host's payout. */
export function MoneyPath({ id, terms }: { id: string; terms: TrustTerms | undefined }) {
  const { t } = useTranslation('company');
  const shown = useTrustTerms(terms);
  return (
    <Section id={id} isBand aria-labelledby={`${id}-title`}>
      <PageContainer>
        <SectionHead id={`${id}-title`} title={t('trust.money.title')} text={t('trust.money.text')} />
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '5', md: '6' }}
        >
          {STEPS.map(({ key, icon }) => (
            <chakra.li
              key={key}
              position="relative"
              display={{ base: 'grid', md: 'block' }}
              gridTemplateColumns="44px minmax(0, 1fr)"
              columnGap="4"
              css={LINE}
            >
              <StepTile icon={icon} isPanel isNow={key === 'enter'} />
              <Box>
                <chakra.h3 textStyle="h3" mt={{ md: '4' }}>
                  {t(`trust.money.${key}.title`)}
                </chakra.h3>
                <chakra.p color="fg.muted" mt="1" textWrap="pretty">
                  {t(`trust.money.${key}.text`, shown)}
                </chakra.p>
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      </PageContainer>
    </Section>
  );
}
