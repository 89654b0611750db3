import { Box, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';

const SIGNS = ['payment', 'haste', 'courier'] as const;

/** Signs of a fraud. */
export function Scams() {
  const { t } = useTranslation('company');
  return (
    <Section aria-labelledby="trust-scams">
      <PageContainer
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        gap={{ base: '6', md: '12' }}
      >
        <Box>
          <chakra.h2 id="trust-scams" textStyle="h2">
            {t('trust.scams.title')}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2" mb="3" maxW="40ch">
            {t('trust.scams.text')}
          </chakra.p>
          <MoreLink to="/help/estafas">{t('trust.scams.more')}</MoreLink>
        </Box>
        <ul>
          {SIGNS.map((sign) => (
            <chakra.li
              key={sign}
              display="grid"
              gridTemplateColumns="20px 1fr"
              gap="4"
              py="4"
              borderTopWidth="1px"
              borderColor="border"
              _first={{ borderTopWidth: '0', pt: { md: '1.5' } }}
            >
              <chakra.span color="fg.warning" mt="3px">
                <TriangleAlert size={20} aria-hidden />
              </chakra.span>
              <span>{t(`trust.scams.signs.${sign}`)}</span>
            </chakra.li>
          ))}
        </ul>
      </PageContainer>
    </Section>
  );
}
