import { Badge, Box, Button, chakra, Grid } from '@chakra-ui/react';
import { Building2, IdCard, Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TextLink } from '../../../ui/links/TextLink';
import { useVerification } from '../VerificationContext';
import { toViewPath } from '../views';
import { CallPanel } from './CallPanel';
import { LevelRow } from './LevelRow';
import { PayeeRow } from './PayeeRow';
import { PrivacyNote } from './PrivacyNote';
import { SpaceRows } from './SpaceRows';
import { StatusText } from './StatusText';
import { VerificationBadge } from './VerificationBadge';

const PHONE_PATH = '/profile/edit?section=profile';

/** The levels of verification. */
export function OverviewView() {
  const { t } = useTranslation('verification');
  const { person } = useVerification();
  const { email, verification } = person;
  const { isEmailVerified, isPhoneVerified, level, topLevel, spaces, hasTaxDetails } = verification;
  const isHost = spaces.length > 0 || hasTaxDetails;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
      gap={{ base: '6', lg: '8' }}
      alignItems="start"
      marginTop={{ base: '5', md: '8' }}
    >
      <Box minWidth="0">
        <LevelMeter level={level} top={topLevel} />
        <chakra.ul aria-label={t('level.label')} layerStyle="panel" listStyleType="none" marginTop="4">
          <LevelRow
            icon={Mail}
            title={t('levels.email.title')}
            text={t('levels.email.text')}
            isDone={isEmailVerified}
            badge={<VerificationBadge status={isEmailVerified ? 'APPROVED' : 'NOT_STARTED'} />}
          >
            <chakra.p textStyle="small" overflowWrap="anywhere">
              {t(isEmailVerified ? 'levels.email.done' : 'levels.email.open', { email })}
            </chakra.p>
          </LevelRow>
          <LevelRow
            icon={Phone}
            title={t('levels.phone.title')}
            text={t(verification.isIdentityRequired ? 'levels.phone.required' : 'levels.phone.text')}
            isDone={isPhoneVerified}
            badge={<VerificationBadge status={isPhoneVerified ? 'APPROVED' : 'NOT_STARTED'} />}
            action={
              <Button asChild variant="outline">
                <Link to={PHONE_PATH}>{t(isPhoneVerified ? 'levels.phone.change' : 'levels.phone.action')}</Link>
              </Button>
            }
          >
            {isPhoneVerified && <chakra.p textStyle="small">{t('levels.phone.done')}</chakra.p>}
          </LevelRow>
          <IdentityRow />
          <SpaceRows />
          {isHost && <PayeeRow />}
          {person.isTrader && <TraderRow isDone={person.traderDetails !== null} />}
        </chakra.ul>
      </Box>
      <PrivacyNote />
    </Grid>
  );
}

/* One bar per level available to this person; reached ones are filled. */
function LevelMeter({ level, top }: { level: number | null; top: number }) {
  const { t } = useTranslation('verification');
  return (
    <Box display="flex" alignItems="center" gap="4">
      <chakra.p fontWeight="600" whiteSpace="nowrap">
        {level === null ? t('level.none') : t('level.reached', { level, top })}
      </chakra.p>
      <Box aria-hidden display="grid" gridTemplateColumns={`repeat(${top}, 1fr)`} gap="1.5" flex="1" maxWidth="240px">
        {Array.from({ length: top }, (_, index) => index + 1).map((step) => (
          <Box
            key={step}
            height="6px"
            borderRadius="full"
            bg={level !== null && level >= step ? 'trust.solid' : 'border'}
          />
        ))}
      </Box>
    </Box>
  );
}

/* What renters see about a professional host: declared, not verified with a document. */
function TraderRow({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('verification');
  return (
    <LevelRow
      icon={Building2}
      title={t('levels.trader.title')}
      text={t('levels.trader.text')}
      isDone={isDone}
      badge={
        <Badge colorPalette={isDone ? 'trust' : 'orange'}>
          {t(isDone ? 'levels.trader.done' : 'levels.trader.open')}
        </Badge>
      }
      action={
        <Button asChild variant={isDone ? 'outline' : 'solid'}>
          <Link to="/profile/edit#trader">{t(isDone ? 'levels.trader.change' : 'levels.trader.action')}</Link>
        </Button>
      }
    />
  );
}

function IdentityRow() {
  const { t } = useTranslation('verification');
  const { person } = useVerification();
  const { identity, isIdentityRequired } = person.verification;
  const { status, latest, verifiedAt, nextAttemptAt } = identity;
  const label = {
    NOT_STARTED: 'action',
    PENDING: 'resume',
    REJECTED: 'again',
    EXPIRED: 'renew',
    IN_REVIEW: null,
    APPROVED: 'renew',
  } as const;
  const key = label[status];
  return (
    <LevelRow
      icon={IdCard}
      title={t('levels.identity.title')}
      text={t(isIdentityRequired ? 'levels.identity.required' : 'levels.identity.text')}
      isDone={verifiedAt !== null}
      badge={<VerificationBadge status={status} />}
      action={
        identity.canStart &&
        key && (
          <Button asChild>
            <Link to={toViewPath({ name: 'identity' })}>{t(`levels.identity.${key}`)}</Link>
          </Button>
        )
      }
    >
      {status !== 'NOT_STARTED' && (
        <>
          {latest?.documentLast4 && (
            <chakra.p textStyle="small" fontWeight="500" marginBottom="1">
              {t('state.document', { type: t(`documentType.${latest.documentType}`), last4: latest.documentLast4 })}
            </chakra.p>
          )}
          <StatusText state={identity} />
          <CallPanel state={identity} />
          {nextAttemptAt && (
            <TextLink to="/contact" textStyle="small" display="inline-block" paddingBlock="1">
              {t('state.contact')}
            </TextLink>
          )}
        </>
      )}
    </LevelRow>
  );
}
