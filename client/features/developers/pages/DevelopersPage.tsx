import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { Check, Download, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDevelopersPageQuery, type DevelopersPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer, PageTitle, Section, SectionHead } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';
import { TextLink } from '../../../ui/links/TextLink';
import { CodeBlock, CodeTabs } from '../code/CodeBlock';
import { compactJson } from '../code/compact-json';
import { OPEN_CALL } from '../guides/examples/start';
import { DevelopersFrame } from '../frame/DevelopersFrame';
import { guidePath } from '../guides/guide-list';
import { usePageOrigin } from '../guides/page-origin';
import { Changes } from './Changes';
import { feedPath } from './feed-path';
import { GuideCards } from './GuideCards';
import { LimitsTable } from './LimitsTable';
import { ReferenceEntry } from './ReferenceEntry';

/** Changes shown here; their guide has all of them. */
const NEWEST = 4;

/** `/developers`: what the API is for, a call with its response, the guides, the reference, changes and limits. */
export function DevelopersPage() {
  const { t } = useTranslation('apiDocs');
  const { data } = useDevelopersPageQuery();
  return (
    <DevelopersFrame current="home">
      <PageTitle title={t('title')} />
      <PageContainer paddingBottom="12">
        <Hero data={data} />
        <Section aria-labelledby="guides">
          <SectionHead
            id="guides"
            title={t('guides.title')}
            text={t('guides.text')}
            action={<MoreLink to={guidePath('first-call')}>{t('guides.all')}</MoreLink>}
          />
          <GuideCards />
        </Section>
        <Section aria-labelledby="reference">
          <SectionHead id="reference" title={t('reference.title')} text={t('reference.text')} action={<Downloads />} />
          {data?.apiReference.entry && <ReferenceEntry entry={data.apiReference.entry} headingLevel="h3" />}
        </Section>
        <Grid
          id="changes"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
          gap={{ base: '10', lg: '12' }}
          alignItems="start"
        >
          <section aria-labelledby="changes-title">
            <Head id="changes-title" title={t('changes.title')}>
              <Subscribe />
            </Head>
            {data && <Changes changes={data.apiChanges.slice(0, NEWEST)} isNarrow />}
            <MoreLink to={guidePath('changes')}>{t('changes.all')}</MoreLink>
          </section>
          <section aria-labelledby="limits-title">
            <Head id="limits-title" title={t('limits.title')}>
              <MoreLink to={guidePath('limits')}>{t('limits.how')}</MoreLink>
            </Head>
            <LimitsTable />
            <chakra.p textStyle="sm" color="fg.muted" marginTop="3">
              {t('limits.text')}
            </chakra.p>
          </section>
        </Grid>
      </PageContainer>
    </DevelopersFrame>
  );
}

function Hero({ data }: { data: DevelopersPageQuery | undefined }) {
  const { t } = useTranslation('apiDocs');
  const values = { origin: usePageOrigin(), spaceId: '', from: '', to: '' };
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={{ base: '8', lg: '14' }}
      alignItems="center"
      paddingBlock={{ base: '8', md: '14' }}
    >
      <div>
        <chakra.h1 textStyle="h1">{t('heading')}</chakra.h1>
        <chakra.p textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" marginTop="3">
          {t('lead')}
        </chakra.p>
        <Flex wrap="wrap" gap="3" marginTop="6" css={{ '& > a': { flexGrow: { base: 1, sm: 0 } } }}>
          <Button asChild size="lg">
            <Link to={guidePath('first-call')}>{t('firstCall')}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href="/graphiql">{t('trySandbox')}</a>
          </Button>
        </Flex>
        <chakra.ul
          listStyleType="none"
          marginTop="5"
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="2"
          textStyle="sm"
          color="fg.muted"
        >
          {(['keysAtOnce', 'notice'] as const).map((promise) => (
            <chakra.li key={promise} display="flex" alignItems="center" gap="2">
              <Check size={16} aria-hidden />
              {t(`promises.${promise}`)}
            </chakra.li>
          ))}
          <li>
            <TextLink to="/developers/console">{t('openConsole')}</TextLink>
          </li>
        </chakra.ul>
      </div>
      <Stack gap="3" minWidth="0">
        <CodeTabs
          codes={{ curl: OPEN_CALL.curl?.(values) ?? '', typescript: OPEN_CALL.typescript?.(values) ?? '' }}
          label={t('codeLanguage')}
        />
        {data && <CodeBlock code={answerOf(data)} label={t('answer')} />}
      </Stack>
    </Grid>
  );
}

/** The current response of the call above. */
const answerOf = ({ searchSpaces: { totalCount, edges } }: DevelopersPageQuery): string =>
  compactJson({
    data: {
      searchSpaces: {
        totalCount,
        edges: edges.map(({ node: { id, title, priceAllIn } }) => ({
          node: { id, title, priceAllIn: priceAllIn && { amountCents: priceAllIn.amountCents } },
        })),
      },
    },
  });

function Downloads() {
  const { t } = useTranslation('apiDocs');
  return (
    <Flex wrap="wrap" gap="2">
      <Button asChild size="sm" minHeight={{ base: '11', md: '9' }}>
        <Link to="/developers/reference">{t('reference.open')}</Link>
      </Button>
      {['schema.graphql', 'schema.d.ts'].map((file) => (
        <Button key={file} asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
          <a href={`/${file}`} download>
            <Download aria-hidden />
            {file}
          </a>
        </Button>
      ))}
    </Flex>
  );
}

/** The title of a half-width block, with a link. */
function Head({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" marginBottom="3">
      <chakra.h2 id={id} textStyle="h3">
        {title}
      </chakra.h2>
      {children}
    </Flex>
  );
}

/** The feed of the changes, in the language of the page. */
function Subscribe() {
  const { t } = useTranslation('apiDocs');
  const { language } = useFormats();
  return (
    <chakra.a
      href={feedPath(language)}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight={{ base: '11', md: '8' }}
      fontWeight="600"
      color="brand.fg"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
    >
      {t('changes.subscribe')}
      <Rss size={16} aria-hidden />
    </chakra.a>
  );
}
