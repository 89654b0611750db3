import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { AvatarField } from '../avatar/AvatarField';
import { PhoneField } from '../phone/PhoneField';
import { Panel } from './Panel';
import { ProfileForm } from './ProfileForm';
import { tryNamespaces } from '../../../../i18n/setup';

/** The anchor that other pages link to, also for hosts who declared themselves professionals only in the wizard. */
const TRADER_HASH = '#trader';
const TAX_HASH = '#tax';
const TraderPanel = lazy(async () => {
  const [{ TraderPanel: Panel }] = await Promise.all([import('../trader/TraderPanel'), tryNamespaces(['trader'])]);
  return { default: Panel };
});

const TaxPanel = lazy(async () => {
  const [{ TaxPanel: Panel }] = await Promise.all([import('../tax/TaxPanel'), tryNamespaces(['trader'])]);
  return { default: Panel };
});

/** The public profile: picture, texts, and the phone behind the badge. */
export function ProfileSection({ viewer }: { viewer: OwnProfile_ViewerFragment }) {
  const { t } = useTranslation('profile');
  const { hash } = useLocation();
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Box flex="1" minWidth="260px">
          <chakra.h1 textStyle="h2">{t('edit.sections.profile')}</chakra.h1>
          <chakra.p marginTop="1" color="fg.muted" maxWidth="52ch">
            {t('form.intro')}
          </chakra.p>
        </Box>
        <Button asChild variant="outline">
          <Link to={`/profile/${viewer.userId}`}>
            <Eye aria-hidden />
            {t('edit.see')}
          </Link>
        </Button>
      </Flex>
      <Panel title={t('avatar.title')}>
        <AvatarField userId={viewer.userId} initials={viewer.initials} picture={viewer.avatar} />
      </Panel>
      <Panel title={t('form.title')}>
        <ProfileForm viewer={viewer} />
      </Panel>
      {(viewer.isTrader || hash === TRADER_HASH) && (
        <Suspense fallback={null}>
          <TraderPanel />
        </Suspense>
      )}
      {(viewer.isTrader === false || hash === TAX_HASH) && (
        <Suspense fallback={null}>
          <TaxPanel />
        </Suspense>
      )}
      <Panel title={t('phone.title')} text={t('phone.why')}>
        <PhoneField phone={viewer.phone} />
      </Panel>
    </>
  );
}
