import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';

const STEPS = ['claim', 'answer', 'proposal', 'decision'] as const;

/** The steps of a claim, and how long each takes. */
export function ClaimSteps() {
  const { t } = useTranslation('company');
  return (
    <Section isBand aria-labelledby="trust-claims">
      <PageContainer>
        <SectionHead id="trust-claims" title={t('trust.claims.title')} text={t('trust.claims.text')} />
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '5', md: '6' }}
        >
          {STEPS.map((step) => (
            <chakra.li key={step} pt="4" borderTopWidth="2px" borderColor="fg">
              <chakra.p textStyle="small" fontWeight="600" color="brand.fg">
                {t(`trust.claims.${step}.when`, claimBounds)}
              </chakra.p>
              <chakra.h3 textStyle="h3" mt="1">
                {t(`trust.claims.${step}.title`)}
              </chakra.h3>
              <chakra.p color="fg.muted" mt="1" textWrap="pretty">
                {t(`trust.claims.${step}.text`)}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      </PageContainer>
    </Section>
  );
}
