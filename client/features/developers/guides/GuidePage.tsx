import { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGuidePageQuery, type GuidePageQuery } from '../../../generated/graphql';
import { LateNotFound } from '../../../ui/feedback/LateNotFound';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';
import { TextLink } from '../../../ui/links/TextLink';
import { today } from '../../../ui/time/today';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { compactJson } from '../code/compact-json';
import { Changes } from '../pages/Changes';
import { ErrorTable, ScopeTable } from '../pages/code-tables';
import { LimitsTable } from '../pages/LimitsTable';
import { DevelopersFrame } from '../frame/DevelopersFrame';
import { DocsNav } from './DocsNav';
import { GUIDE_NAMES, guidePath, isGuide, stepsOf, type GuideName } from './guide-list';
import { GuideFeedback } from './GuideFeedback';
import { GuideStepView } from './GuideStepView';
import { usePageOrigin } from './page-origin';
import { exampleDays, guideVariables } from './guide-variables';

/** Guides whose programs do not need the first guide. */
const STANDS_ALONE: ReadonlySet<GuideName> = new Set(['first-call', 'changes']);

/** `/developers/guides/…`: one job, step by step, with programs that run as copied. */
export function GuidePage() {
  const { name = GUIDE_NAMES[0] } = useParams();
  return (
    <DevelopersFrame current={name === 'changes' ? 'changes' : 'guides'}>
      {isGuide(name) ? <GuideView guide={name} /> : <LateNotFound />}
    </DevelopersFrame>
  );
}

function GuideView({ guide }: { guide: GuideName }) {
  const { t } = useTranslation('apiGuides');
  const { t: tDocs } = useTranslation('apiDocs');
  const day = today();
  const { data } = useGuidePageQuery({ variables: guideVariables(day) });
  const values = {
    origin: usePageOrigin(),
    spaceId: data?.searchSpaces.edges[0]?.node.id ?? 'spc_…',
    ...exampleDays(day),
  };
  const next = GUIDE_NAMES[GUIDE_NAMES.indexOf(guide) + 1];
  return (
    <Box paddingTop={{ base: '4', md: '8' }} paddingBottom={{ base: '12', md: '20' }}>
      <PageTitle title={`${t(`guides.${guide}.title`)} · ${tDocs('title')}`} />
      <PageContainer>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }} gap={{ base: '6', lg: '12' }}>
          <DocsNav current={guide} />
          <Box minWidth="0">
            <chakra.p textStyle="sm" color="fg.muted">
              <TextLink to="/developers">{tDocs('title')}</TextLink>
              {` / ${tDocs(`nav.${guide}`)}`}
            </chakra.p>
            <chakra.h1 textStyle="h2" marginTop="2.5">
              {t(`guides.${guide}.title`)}
            </chakra.h1>
            <chakra.p color="fg.muted" marginTop="2">
              {t(`guides.${guide}.lead`)}
            </chakra.p>
            {!STANDS_ALONE.has(guide) && (
              <chakra.p textStyle="sm" color="fg.muted" marginTop="2">
                <Helper />
              </chakra.p>
            )}
            <Box marginTop="6">
              {stepsOf(guide).map((step, index) => (
                <GuideStepView
                  key={step.name}
                  step={step}
                  number={index + 1}
                  values={values}
                  answer={
                    step.name === 'readAnswer' && data && <CodeBlock code={answerOf(data)} label={t('answered')} />
                  }
                />
              ))}
            </Box>
            <Tables guide={guide} data={data} />
            <Flex wrap="wrap" align="start" justify="space-between" gap="4" borderTopWidth="1px" paddingTop="5">
              <GuideFeedback key={guide} guide={guide} />
              {next && <MoreLink to={guidePath(next)}>{t('next', { title: t(`guides.${next}.title`) })}</MoreLink>}
            </Flex>
          </Box>
        </Grid>
      </PageContainer>
    </Box>
  );
}

/** Links to what the programs use. */
function Helper() {
  const { t } = useTranslation('apiGuides');
  const parts = t('helper').split(/<a>|<\/a>/);
  return (
    <>
      <InlineCode>{parts[0] ?? ''}</InlineCode>
      <TextLink to={guidePath('first-call')}>{parts[1]}</TextLink>
      {parts[2]}
    </>
  );
}

/** The last part of a guide: a reference table of its subject. */
function Tables({ guide, data }: { guide: GuideName; data: GuidePageQuery | undefined }) {
  const table = {
    keys: <ScopeTable />,
    errors: <ErrorTable />,
    limits: <LimitsTable />,
    changes: data?.apiChanges && <Changes changes={data.apiChanges} />,
  }[guide as string];
  return table ? (
    <Stack paddingBlock={{ base: '6', md: '7' }} borderTopWidth="1px">
      {table}
    </Stack>
  ) : null;
}

/** The current response of the first call, formatted as the API does. */
const answerOf = ({ firstCall }: GuidePageQuery): string =>
  compactJson({ data: { searchSpaces: withoutTypes(firstCall) } });

function withoutTypes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (key, inner: unknown) => (key === '__typename' ? undefined : inner)));
}
