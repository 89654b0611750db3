import { Box, Button, chakra } from '@chakra-ui/react';
import { IdCard, Landmark, Mail, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOnboardingIdentityQuery } from '../../../../generated/graphql';
import { Notices } from '../components/Notices';
import { StepHead } from '../components/parts';
import { WithViewer } from '../components/WithViewer';
import { useOnboarding } from '../OnboardingContext';
import { IconTile } from '../../../../ui/display/IconTile';

/** Identity, now or later, and the choice of e-mails. */
export function TrustStep() {
  const { t } = useTranslation('onboarding');
  const { intention } = useOnboarding().answers;
  const isHost = intention === 'RENT_OUT' || intention === 'BOTH';
  return (
    <>
      <StepHead title={t('trust.title')} lead={t('trust.lead')} />
      <Box display="grid" gap="4">
        <IdentityCard />
        <WithViewer>
          {(viewer) => (
            <Card icon={Mail} title={t('trust.notices')} text={t('trust.noticesText')}>
              <Notices viewer={viewer} />
            </Card>
          )}
        </WithViewer>
        {isHost && <Card icon={Landmark} title={t('trust.payout')} text={t('trust.payoutText')} />}
      </Box>
    </>
  );
}

function IdentityCard() {
  const { t } = useTranslation('onboarding');
  const { data } = useOnboardingIdentityQuery();
  if (data?.viewer?.verification.identity.verifiedAt)
    return <Card icon={IdCard} title={t('trust.identity')} text={t('trust.identityDone')} />;
  return (
    <Card icon={IdCard} title={t('trust.identity')} text={t('trust.identityText')}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" marginTop="3">
        <Button asChild variant="outline">
          <Link to="/verify-identity">{t('trust.identityNow')}</Link>
        </Button>
        <chakra.span textStyle="sm" color="fg.muted">
          {t('trust.identityLater')}
        </chakra.span>
      </Box>
    </Card>
  );
}

function Card({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Box as="section" layerStyle="panel" display="flex" gap="4" padding={{ base: '4', md: '5' }}>
      <IconTile icon={Icon} />
      <Box minWidth="0" flex="1">
        <chakra.h2 fontWeight="600">{title}</chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted" textWrap="pretty">
          {text}
        </chakra.p>
        {children}
      </Box>
    </Box>
  );
}
