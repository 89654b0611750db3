import { Badge, Box, Button, chakra, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useVerificationReviewQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { DECIDED_ID } from './decided-id';
import { DetailsPanel } from './DetailsPanel';
import { Documents } from './Documents';
import { useQueueKind } from './queue-kind';
import { VerificationDecision } from './VerificationDecision';

/** One verification: its documents side by side, the entered data, and the decision. */
export function ReviewView({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'verification']);
  const { data, error, refetch } = useVerificationReviewQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { pathOf } = useQueueKind();
  const verification = data?.verification;
  return (
    <>
      <Button
        asChild
        variant="ghost"
        color="fg.muted"
        fontWeight="500"
        paddingInline="3"
        marginInlineStart="-3"
        marginBottom="2"
      >
        <Link to={pathOf()}>
          <ArrowLeft aria-hidden />
          {t('verifications.back')}
        </Link>
      </Button>
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />)}
      {data && !verification && (
        <EmptyState title={t('verifications.gone.title')} text={t('verifications.gone.text')} headingLevel="h2" />
      )}
      {data && verification && (
        <>
          <chakra.h2 textStyle="h3">
            {t(`verifications.heading.${verification.kind}`, { name: verification.applicant?.fullName ?? '' })}
          </chakra.h2>
          {verification.files.length > 0 ? (
            <Documents {...verification} />
          ) : (
            <chakra.p marginTop="4" color="fg.muted" overflowWrap="anywhere">
              {verification.appointment ? <CallText {...verification.appointment} /> : t('verifications.noFiles')}
            </chakra.p>
          )}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px' }}
            gap={{ base: '5', md: '6' }}
            marginTop="5"
            alignItems="start"
          >
            <DetailsPanel verification={verification} attempts={data.verificationRules.attempts} />
            {verification.status === 'IN_REVIEW' ? (
              <VerificationDecision verification={verification} />
            ) : (
              <Decided decidedAt={verification.decidedAt} status={verification.status} />
            )}
          </Grid>
        </>
      )}
    </>
  );
}

/** The time and place of its video call. */
function CallText({ startsAt, link }: { startsAt: string; link: string }) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  return (
    <>
      {t('verifications.calls.at', { at: instant(startsAt) })}{' '}
      <chakra.a href={link} target="_blank" rel="noreferrer" color="link" textDecoration="underline">
        {link}
      </chakra.a>
    </>
  );
}

function Decided({
  status,
  decidedAt,
}: {
  status: 'NOT_STARTED' | 'PENDING' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED';
  decidedAt: string | null;
}) {
  const { t } = useTranslation(['admin', 'verification']);
  const formats = useFormats();
  const { pathOf } = useQueueKind();
  return (
    <Box id={DECIDED_ID} tabIndex={-1} outline="none" layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <Badge colorPalette={status === 'APPROVED' ? 'trust' : status === 'REJECTED' ? 'red' : 'gray'}>
        {t(`verification:status.${status}`)}
      </Badge>
      {decidedAt && (
        <chakra.p marginTop="2" textStyle="small" color="fg.muted">
          {t('verifications.decided', { when: formats.instant(decidedAt) })}
        </chakra.p>
      )}
      <Button asChild variant="outline" marginTop="4">
        <Link to={pathOf()}>{t('verifications.next')}</Link>
      </Button>
    </Box>
  );
}
