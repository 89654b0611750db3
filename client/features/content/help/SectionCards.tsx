import { Box, Button, chakra, Grid, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoreLink } from '../../../ui/links/MoreLink';
import { articlePath } from '../article-path';
import { SectionIcon } from './SectionIcon';
import { helpSectionPath, type HelpSection } from './sections';

const SHOWN = 4;

/** Every section with its first articles, and the way to all of them; at the end, the way to a person. */
export function SectionCards({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
    >
      {sections.map((section) => (
        <SectionCard key={section.name} section={section} />
      ))}
      {sections.length > 0 && <SupportCard />}
    </Grid>
  );
}

/** For visitors who find nothing. */
function SupportCard() {
  const { t } = useTranslation('content');
  return (
    <chakra.section
      aria-labelledby="help-ask"
      bg="bg.muted"
      borderRadius="card"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      padding={{ base: '5', md: '6' }}
    >
      <chakra.h2 id="help-ask" textStyle="h3">
        {t('help.ask')}
      </chakra.h2>
      <chakra.p color="fg.muted" marginTop="2" marginBottom="5" flex="1">
        {t('help.askText')}
      </chakra.p>
      <Button asChild variant="outline">
        <Link to="/contact">{t('help.write')}</Link>
      </Button>
    </chakra.section>
  );
}

function SectionCard({ section: { name, articles } }: { section: HelpSection }) {
  const { t } = useTranslation('content');
  const title = t(`sections.${name}`);
  const count = articles.length;
  return (
    <chakra.section
      aria-labelledby={`help-${name}`}
      layerStyle="panel"
      display="flex"
      flexDirection="column"
      padding={{ base: '5', md: '6' }}
    >
      <HStack gap="3">
        <Box color="brand.fg">
          <SectionIcon name={name} size={24} />
        </Box>
        <chakra.h2 id={`help-${name}`} textStyle="h3">
          {title}
        </chakra.h2>
      </HStack>
      <chakra.ul marginTop="3" flex="1">
        {articles.slice(0, SHOWN).map((article) => (
          <chakra.li key={article.slug}>
            <chakra.span
              asChild
              display="flex"
              alignItems="center"
              minHeight={{ base: '11', md: '9' }}
              paddingBlock="1.5"
              lineHeight="short"
              _hover={{ color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' }}
            >
              <Link to={articlePath(article)}>{article.title}</Link>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {count > SHOWN && (
        <Box marginTop="3">
          <MoreLink to={helpSectionPath(name)}>
            {t('help.allOf', { count })}
            <chakra.span srOnly>: {title}</chakra.span>
          </MoreLink>
        </Box>
      )}
    </chakra.section>
  );
}
