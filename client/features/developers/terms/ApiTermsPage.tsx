import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { RichText } from '../../../i18n/RichText';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { DevelopersFrame } from '../frame/DevelopersFrame';
import { guidePath } from '../guides/guide-list';

/** The date since which the text below applies. */
const VERSION = '2026-11-27';

const SECTIONS = ['who', 'keys', 'people', 'data', 'limits', 'changes', 'service', 'end'] as const;

const LINKS = {
  terms: <TextLink to="/terms" />,
  console: <TextLink to="/developers/console" />,
  limits: <TextLink to={guidePath('limits')} />,
  changes: <TextLink to={guidePath('changes')} />,
  status: <TextLink to="/developers/status" />,
  legal: <TextLink to="/legal-notice" />,
  contact: <TextLink to="/contact" />,
};

/** `/developers/terms`: the terms for developers who use the API. */
export function ApiTermsPage() {
  const { t } = useTranslation('apiTerms');
  const { day } = useFormats();
  return (
    <DevelopersFrame current={null}>
      <PageTitle title={t('title')} />
      <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '20' }}>
        <Box maxWidth="44rem">
          <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
          <chakra.p textStyle="lg" color="fg.muted" marginTop="3">
            <RichText text={t('lead')} marks={LINKS} />
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted" marginTop="3">
            {t('version', { day: day(VERSION) })}
          </chakra.p>
          {SECTIONS.map((name, index) => (
            <Box key={name} as="section" marginTop="8" aria-labelledby={`terms-${name}`}>
              <chakra.h2 id={`terms-${name}`} textStyle="h3">
                {`${index + 1}. ${t(`sections.${name}.title`)}`}
              </chakra.h2>
              <chakra.p marginTop="2" textWrap="pretty">
                <RichText text={t(`sections.${name}.text`)} marks={LINKS} />
              </chakra.p>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </DevelopersFrame>
  );
}
