import { Badge, Box, chakra, Stack } from '@chakra-ui/react';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useReportDecisionQuery, type ReportDecisionViewFragment } from '../../../generated/graphql';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { ComplaintForm } from '../ComplaintForm';
import { CodeText } from '../../../ui/display/CodeText';
import { dottedText } from '../../../ui/display/dotted-text';

/** `/decision/:token`: the decision about a report and its reasons, and the complaint form, for one of its two sides. */
export function DecisionPage() {
  const { t } = useTranslation('report');
  const { token = '' } = useParams();
  const { data, loading, error, refetch } = useReportDecisionQuery({ variables: { token } });
  const decision = data?.reportDecision;
  return (
    <PageContainer paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '12', md: '24' }}>
      {decision ? (
        <Decision decision={decision} token={token} />
      ) : loading ? (
        <SkeletonRows />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h1" />
      ) : (
        <>
          <PageTitle title={t('decision.goneTitle')} />
          <EmptyState
            headingLevel="h1"
            illustration="unplugged"
            title={t('decision.goneTitle')}
            text={t('decision.goneText')}
          />
        </>
      )}
    </PageContainer>
  );
}

function Decision({ decision, token }: { decision: ReportDecisionViewFragment; token: string }) {
  const { t } = useTranslation('report');
  const { instant } = useFormats();
  const {
    code,
    subject,
    name,
    side,
    isUpheld,
    isOwnInitiative,
    measures,
    statement,
    decidedAt,
    liftedAt,
    complaint,
    canComplain,
    complainUntil,
  } = decision;
  const heading = isOwnInitiative ? t('decision.own') : t(`decision.${isUpheld ? 'upheld' : 'dismissed'}.${side}`);
  return (
    <Stack gap="6" maxWidth="42rem" marginInline="auto">
      <PageTitle title={t(isOwnInitiative ? 'decision.ownTitle' : 'decision.title')} />
      <header>
        <Badge colorPalette="gray" marginBottom="3" maxWidth="full" whiteSpace="normal" overflowWrap="anywhere">
          <Scale aria-hidden />
          <span>
            <CodeText>{t(isOwnInitiative ? 'decision.aboutOwn' : 'decision.about', { code })}</CodeText>
          </span>
        </Badge>
        <chakra.h1 textStyle="h2">{heading}</chakra.h1>
        <chakra.p color="fg.muted">
          {dottedText([
            name ?? t(side === 'OWNER' ? `decision.ownSubject.${subject}` : `decision.subject.${subject}`),
            decidedAt && instant(decidedAt),
          ])}
        </chakra.p>
      </header>
      {measures.length > 0 && <Measures measures={measures} />}
      {statement && <Words title={t('decision.reasons')} text={statement} />}
      {complaint && <Complaint complaint={complaint} />}
      {liftedAt && (
        <chakra.p role="status" color="fg.muted">
          {t('decision.ended', { at: instant(liftedAt) })}
        </chakra.p>
      )}
      {canComplain && complainUntil && (
        <chakra.section aria-labelledby="complain">
          <chakra.h2 id="complain" textStyle="h3">
            {t('decision.complain')}
          </chakra.h2>
          <chakra.p color="fg.muted" marginBottom="4">
            {t('decision.complainText', { until: instant(complainUntil, LONG_DATE) })}
          </chakra.p>
          <ComplaintForm token={token} />
        </chakra.section>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        {t('decision.other')} <TextLink to="/help/recurrir">{t('decision.more')}</TextLink>
      </chakra.p>
    </Stack>
  );
}

function Measures({ measures }: Pick<ReportDecisionViewFragment, 'measures'>) {
  const { t } = useTranslation('report');
  const { instant } = useFormats();
  return (
    <Box as="section" aria-label={t('decision.measures')} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h2 fontWeight="600">{t('decision.measures')}</chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="2" marginTop="2">
        {measures.map(({ kind, endsAt, liftedAt }) => (
          <li key={kind}>
            <chakra.span display="block">{t(`decision.measure.${kind}`)}</chakra.span>
            {kind !== 'WARNING' && (
              <chakra.span textStyle="small" color="fg.muted">
                {liftedAt
                  ? t('decision.lifted', { at: instant(liftedAt) })
                  : endsAt
                    ? t('decision.until', { at: instant(endsAt) })
                    : t('decision.noEnd')}
              </chakra.span>
            )}
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" marginTop="2">
        {t('decision.everywhere')}
      </chakra.p>
    </Box>
  );
}

function Complaint({ complaint }: { complaint: NonNullable<ReportDecisionViewFragment['complaint']> }) {
  const { t } = useTranslation('report');
  const { instant } = useFormats();
  const { isOwn, text, complainedAt, dueAt, outcome, statement, decidedAt } = complaint;
  return (
    <>
      {text ? (
        <Words title={t('decision.ownComplaint')} note={instant(complainedAt)} text={text} />
      ) : (
        <Words title={t('decision.othersComplaint')} note={instant(complainedAt)} text={t('decision.othersText')} />
      )}
      {outcome ? (
        <Words
          title={t(`decision.outcome.${outcome}`)}
          note={decidedAt ? instant(decidedAt) : undefined}
          text={statement ?? ''}
        />
      ) : (
        <chakra.p role="status" color="fg.muted">
          {t(isOwn ? 'decision.sent' : 'decision.waits', { due: instant(dueAt, LONG_DATE) })}
        </chakra.p>
      )}
    </>
  );
}

function Words({ title, note, text }: { title: string; note?: string; text: string }) {
  return (
    <Box as="section" aria-label={title} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h2 fontWeight="600">{title}</chakra.h2>
      {note && (
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginTop="2">
        {text}
      </chakra.p>
    </Box>
  );
}
