import { Box, chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../ui/links/ChipLink';
import { ArticleList } from '../components/ArticleList';
import { SectionIcon } from './SectionIcon';
import { helpSectionPath, type HelpSection } from './sections';

/** All articles of one section with a summary, and links to the other sections. */
export function SectionView({ section, others }: { section: HelpSection; others: readonly HelpSection[] }) {
  const { t } = useTranslation('content');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 680px) minmax(0, 1fr)' }}
      columnGap="16"
      rowGap="12"
    >
      <Box>
        <chakra.h1 textStyle="h1">{t(`sections.${section.name}`)}</chakra.h1>
        <chakra.p color="fg.muted" marginTop="1" marginBottom="4">
          {t('help.count', { count: section.articles.length })}
        </chakra.p>
        <ArticleList articles={section.articles} hasExcerpts />
      </Box>
      <chakra.nav
        aria-labelledby="help-sections"
        position={{ lg: 'sticky' }}
        top="calc(var(--header-h) + 2rem)"
        alignSelf="start"
      >
        <chakra.h2 id="help-sections" textStyle="sm" fontWeight="650">
          {t('help.sections')}
        </chakra.h2>
        <Box display="flex" flexWrap="wrap" gap="2" marginTop="3">
          {others.map(({ name }) => (
            <ChipLink key={name} to={helpSectionPath(name)}>
              <SectionIcon name={name} size={16} />
              {t(`sections.${name}`)}
            </ChipLink>
          ))}
        </Box>
      </chakra.nav>
    </Grid>
  );
}
