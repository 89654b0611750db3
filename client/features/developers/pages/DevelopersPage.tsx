import { Box, Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDevelopersPageQuery, type DevelopersPageQuery } from '../../../generated/graphql';
import { ApiScopeValues } from '../../../generated/values/ApiScope';
import { PageContainer, PageTitle, Section, SectionHead } from '../../../ui/layout/Page';
import { ACT_FOR_A_USER, BLOCK_DAYS, CURL, REPEAT, TYPESCRIPT, VERIFY } from './code-samples';
import { Changes } from './Changes';
import { CodeBlock } from './CodeBlock';
import { Limits } from './Limits';

const STEPS = ['console', 'key', 'call'] as const;
const GUIDES = ['search', 'host', 'actForUser', 'repeat', 'events'] as const;
const CODE = {
  search: TYPESCRIPT,
  host: BLOCK_DAYS,
  actForUser: ACT_FOR_A_USER,
  repeat: REPEAT,
  events: VERIFY,
} as const;
const ERRORS = [
  'TOKEN_INVALID',
  'SCOPE_MISSING',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

/** `/developers`: what the API is for, the first call, five jobs, scopes, errors, limits and how it changes. */
export function DevelopersPage() {
  const { t } = useTranslation('apiDocs');
  const { data } = useDevelopersPageQuery();
  return (
    <Box paddingBottom="12">
      <PageTitle title={t('title')} />
      <PageContainer>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '14' }}
          alignItems="center"
          paddingBlock={{ base: '8', md: '14' }}
        >
          <div>
            <chakra.h1 textStyle="h1">{t('heading')}</chakra.h1>
            <chakra.p textStyle="lg" color="fg.muted" marginTop="3">
              {t('lead')}
            </chakra.p>
            <Flex wrap="wrap" gap="3" marginTop="6">
              <Button asChild>
                <Link to="/developers/console">{t('openConsole')}</Link>
              </Button>
              <Button asChild variant="outline">
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
            </chakra.ul>
          </div>
          <Stack gap="3" minWidth="0">
            <CodeBlock code={CURL} label="cURL" copyLabel={t('copy')} />
            {data && <CodeBlock code={answerOf(data)} label={t('answer')} copyLabel={t('copy')} />}
          </Stack>
        </Grid>
        <FirstCall />
        <Guides />
        <Scopes />
        <Section aria-labelledby="errors">
          <SectionHead id="errors" title={t('errors.title')} text={t('errors.text')} />
          <Rows rows={ERRORS.map((code) => [code, t(`errors.codes.${code}`)])} />
        </Section>
        <Limits />
        <Section aria-labelledby="reference">
          <SectionHead
            id="reference"
            title={t('reference.title')}
            text={t('reference.text')}
            action={
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
            }
          />
        </Section>
        <Section aria-labelledby="changes">
          <SectionHead id="changes" title={t('changes.title')} text={t('changes.text')} />
          {data && <Changes changes={data.apiChanges} />}
        </Section>
      </PageContainer>
    </Box>
  );
}

/** What the call above is answered now. */
const answerOf = ({ searchSpaces: { totalCount, edges } }: DevelopersPageQuery): string =>
  JSON.stringify(
    {
      data: {
        searchSpaces: {
          totalCount,
          edges: edges.map(({ node: { id, title, priceAllIn } }) => ({
            node: { id, title, priceAllIn: priceAllIn && { amountCents: priceAllIn.amountCents } },
          })),
        },
      },
    },
    null,
    2,
  );

function FirstCall() {
  const { t } = useTranslation('apiDocs');
  return (
    <Section aria-labelledby="first-call">
      <SectionHead id="first-call" title={t('steps.title')} />
      <Grid as="ol" listStyleType="none" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6">
        {STEPS.map((step, index) => (
          <chakra.li key={step} layerStyle="panel" padding={{ base: '4', md: '6' }}>
            <chakra.p textStyle="sm" color="fg.muted">
              {index + 1}
            </chakra.p>
            <chakra.h3 textStyle="h4" fontWeight="600">
              {t(`steps.${step}.title`)}
            </chakra.h3>
            <chakra.p color="fg.muted" marginTop="1">
              {t(`steps.${step}.text`)}
            </chakra.p>
          </chakra.li>
        ))}
      </Grid>
    </Section>
  );
}

function Guides() {
  const { t } = useTranslation('apiDocs');
  return (
    <Section aria-labelledby="guides">
      <SectionHead id="guides" title={t('guides.title')} text={t('guides.text')} />
      <Stack gap="10">
        {GUIDES.map((guide) => (
          <Grid
            key={guide}
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' }}
            gap={{ base: '4', lg: '10' }}
          >
            <div>
              <chakra.h3 textStyle="h3">{t(`guides.${guide}.title`)}</chakra.h3>
              <chakra.p color="fg.muted" marginTop="2">
                {t(`guides.${guide}.text`)}
              </chakra.p>
            </div>
            <CodeBlock code={CODE[guide]} label={t(`guides.${guide}.code`)} copyLabel={t('copy')} />
          </Grid>
        ))}
      </Stack>
    </Section>
  );
}

function Scopes() {
  const { t } = useTranslation('apiDocs');
  return (
    <Section aria-labelledby="scopes">
      <SectionHead id="scopes" title={t('scopes.title')} text={t('scopes.text')} />
      <Rows rows={ApiScopeValues.map((scope) => [t(`scopes.codes.${scope}`), t(`scopes.${scope}`)])} />
    </Section>
  );
}

/** A word of the API and what it means, one to a line. */
function Rows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <chakra.dl layerStyle="panel" paddingInline={{ base: '4', md: '6' }}>
      {rows.map(([code, text]) => (
        <Grid
          key={code}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
          columnGap="6"
          paddingBlock="3"
          _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
        >
          <chakra.dt fontFamily="mono" textStyle="sm" fontWeight="600" overflowWrap="anywhere">
            {code}
          </chakra.dt>
          <chakra.dd color="fg.muted">{text}</chakra.dd>
        </Grid>
      ))}
    </chakra.dl>
  );
}
