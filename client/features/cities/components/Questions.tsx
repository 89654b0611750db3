import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageContainer, Section } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import type { CityData } from '../city-data';

type Question = CityData['es'][number];

/** Frequent questions; the server writes the answers, so that search engines get the same ones. */
export function Questions({ data }: { data: CityData }) {
  const { t, i18n } = useTranslation('cities');
  const questions = i18n.language === 'en' ? data.en : data.es;
  if (questions.length === 0) return null;
  const half = Math.ceil(questions.length / 2);
  return (
    <Section pt="0" aria-labelledby="city-questions">
      <PageContainer
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        gap="6"
      >
        <Box>
          <chakra.h2 id="city-questions" textStyle="h2">
            {t('questions.title', { city: data.city.name })}
          </chakra.h2>
          <chakra.p mt="2" color="fg.muted">
            {t('questions.other')} <TextLink to="/help">{t('questions.help')}</TextLink>
          </chakra.p>
        </Box>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="10"
          alignItems="start"
        >
          {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
            <div key={index}>
              {column.map((question, place) => (
                <Answered key={question.question} question={question} isOpen={index === 0 && place === 0} />
              ))}
            </div>
          ))}
        </Box>
      </PageContainer>
    </Section>
  );
}

function Answered({ question: { question, answer }, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <chakra.details open={isOpen} borderBottomWidth="1px" css={{ '&[open] summary svg': { rotate: '180deg' } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minH="11"
        py="4"
        fontWeight="600"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <h3>{question}</h3>
        <chakra.span color="fg.subtle" flexShrink="0">
          <ChevronDown size={20} aria-hidden />
        </chakra.span>
      </chakra.summary>
      <chakra.p pb="5" color="fg.muted">
        {answer}
      </chakra.p>
    </chakra.details>
  );
}
