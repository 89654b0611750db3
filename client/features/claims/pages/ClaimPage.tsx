import { Badge, Box, chakra, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { Lock, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useClaimCaseQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ruleValues } from '../../../ui/claims/rule-values';
import { titleKey } from '../../../ui/claims/claim-keys';
import { LoadingRegion } from '../../../ui/feedback/LoadingRegion';
import { EmptyState, ErrorState } from '../../../ui/feedback/states';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { AnswerPanel } from '../case/AnswerPanel';
import { CaseBack } from '../case/CaseBack';
import { CaseSteps } from '../case/CaseSteps';
import { CaseCondition } from '../case/CaseCondition';
import { CaseQuestions } from '../case/CaseQuestions';
import { CaseStatements } from '../case/CaseStatements';
import { DataPanel } from '../case/DataPanel';
import { OutcomePanel } from '../case/OutcomePanel';
import { useClaimActs } from '../case/use-claim-acts';
import type { ClaimView } from '../case/claim-view';
import { CodeText } from '../../../ui/display/CodeText';

const POLL_MS = 30_000;

/** /booking/:bookingId/claim/:claimId: what happened, what is proposed, and what each side can do. */
export function ClaimPage() {
  const { t } = useTranslation('claims');
  const { claimId = '' } = useParams();
  const { data, error, loading, refetch } = useClaimCaseQuery({
    variables: { id: claimId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (data?.claim) return <Case claim={data.claim} refetch={refetch} />;
  return (
    <PageContainer paddingBlock={{ base: '6', md: '14' }}>
      <PageTitle title={t('case.steps')} />
      {loading ? (
        <LoadingRegion>
          <Skeleton height="80" borderRadius="card" />
        </LoadingRegion>
      ) : error ? (
        <ErrorState headingLevel="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyState headingLevel="h1" illustration="unplugged" title={t('case.notFound')} />
      )}
    </PageContainer>
  );
}

function Case({ claim, refetch }: { claim: ClaimView; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const acts = useClaimActs(claim, refetch);
  const { booking, reference, availableSteps, status } = claim;
  const isTurn = (['ANSWER', 'ACCEPT', 'GIVE_DATA'] as const).some((step) => availableSteps.includes(step));
  const question = claim.questions.find(({ endedAt }) => endedAt === null);
  const title = t(titleKey(claim));
  return (
    <PageContainer paddingTop={{ base: '5', md: '7' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={title} />
      <CaseBack claim={claim} />
      <header>
        <Badge colorPalette={isTurn ? 'orange' : 'gray'} marginBottom="3">
          <Scale aria-hidden />
          {isTurn ? t('case.yourTurn') : t(`status.${status}`)}
        </Badge>
        <chakra.h1 textStyle="h2">{title}</chakra.h1>
        <chakra.p color="fg.muted">
          <CodeText>{t('case.line', { reference, space: booking.space.title })}</CodeText>
        </chakra.p>
      </header>
      <CaseSteps claim={claim} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
        gap={{ base: '5', lg: '8' }}
        alignItems="start"
      >
        <Stack gap="5" order={{ base: 2, lg: 0 }} minWidth="0">
          <CaseStatements claim={claim} />
          <CaseQuestions claim={claim} />
          <CaseCondition claim={claim} />
          <Note
            icon={Scale}
            title={t('case.rule')}
            text={t(`rules.${claim.case}`, ruleValues(claim.windowHours, formats))}
          />
        </Stack>
        <Stack as="aside" gap="5" minWidth="0">
          {question && availableSteps.includes('GIVE_DATA') && (
            <DataPanel key={question.number} claim={claim} question={question} acts={acts} />
          )}
          {availableSteps.includes('ANSWER') ? (
            <AnswerPanel claim={claim} acts={acts} />
          ) : (
            <OutcomePanel claim={claim} acts={acts} />
          )}
          <Holding claim={claim} />
        </Stack>
      </Grid>
    </PageContainer>
  );
}

function Holding({ claim: { isHolding, holdsCents } }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const { money } = useFormats();
  if (!isHolding) return null;
  const text = holdsCents === null ? t('case.holdingRenter') : t('case.holdingHost', { amount: money(holdsCents) });
  return <Note icon={Lock} title={t('case.holding')} text={text} />;
}

function Note({ icon: Icon, title, text }: { icon: typeof Lock; title: string; text: string }) {
  return (
    <chakra.section layerStyle="panel" display="flex" gap="4" padding={{ base: '4', md: '6' }}>
      <Box color="trust.fg" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box>
        <chakra.h2 textStyle="small" fontWeight="600">
          {title}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      </Box>
    </chakra.section>
  );
}
