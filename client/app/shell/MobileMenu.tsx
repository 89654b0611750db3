import { Box, Button, chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changeLanguage, currentLanguage, LANGUAGES, type Language } from '../../i18n/setup';
import { useAuth } from '../../session/AuthProvider';
import { Dialog } from '../../ui/overlay/Dialog';
import { MenuButton, MenuLink } from '../../ui/overlay/menu-items';
import { Segmented } from '../../ui/controls/Segmented';
import { toast } from '../../ui/feedback/toast';
import { useHowItWorks } from '../how-it-works';
import { useAccountItems } from './account-items';
import { Flag } from '../../ui/display/Flag';
import { ThemeSwitch } from './ThemeSwitch';
import { MessagesRow } from './messages/MessagesRow';
import { useSignOut } from './use-sign-out';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

function VisitorButtons({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nav');
  return (
    <Box display="grid" gap="2">
      <Button asChild>
        <Link to="/auth" onClick={onClose}>
          {t('signIn')}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/auth?view=sign-up" onClick={onClose}>
          {t('signUp')}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/auth?from=publish" onClick={onClose}>
          {t('publishSpace')}
        </Link>
      </Button>
    </Box>
  );
}

function MemberRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nav');
  const { hasRole } = useAuth();
  const items = useAccountItems();
  const signOut = useSignOut();
  return (
    <>
      <Box marginInline="-3">
        <MessagesRow onClick={onClose} />
        {items.map(({ key, to, icon: Icon }) => (
          <MenuLink key={key} to={to} onClick={onClose}>
            <Icon aria-hidden />
            {t(key)}
          </MenuLink>
        ))}
        <MenuButton onClick={() => void signOut().finally(onClose)}>
          <LogOut aria-hidden />
          {t('signOut')}
        </MenuButton>
      </Box>
      {hasRole('HOST') && (
        <Button asChild variant="outline" width="100%" marginTop="3">
          <Link to="/publish-space" onClick={onClose}>
            {t('publishSpace')}
          </Link>
        </Button>
      )}
    </>
  );
}

function Preferences({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['nav', 'common']);
  const options = LANGUAGES.map((value) => ({
    value,
    label: (
      <>
        <Flag language={value} />
        {t(`language.${value}`)}
      </>
    ),
  }));
  const change = (next: Language) =>
    void changeLanguage(next).catch(() => {
      // Behind the menu nobody would see it.
      onClose();
      toast({ title: t('common:failed.title'), tone: 'error' });
    });
  return (
    <Box display="grid" gap="3" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
      <Segmented isFull label={t('language.menu')} options={options} value={currentLanguage()} onChange={change} />
      <ThemeSwitch />
    </Box>
  );
}

/** All the header's items on the phone (NAV-7). */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation('nav');
  const { user } = useAuth();
  const goToHowItWorks = useHowItWorks();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('menu')} placement="right" width="22rem">
      <Box display="grid" gap="4">
        <chakra.nav aria-label={t('main')} marginInline="-3">
          <MenuLink to="/search" onClick={onClose}>
            {t('spaces')}
          </MenuLink>
          <MenuButton
            onClick={() => {
              onClose();
              goToHowItWorks();
            }}
          >
            {t('howItWorks')}
          </MenuButton>
          <MenuLink to="/about" onClick={onClose}>
            {t('about')}
          </MenuLink>
          {user?.isStaff && (
            <MenuLink to="/admin" onClick={onClose}>
              {t('admin')}
            </MenuLink>
          )}
          <MenuLink to="/help" onClick={onClose}>
            {t('help')}
          </MenuLink>
        </chakra.nav>
        <Box paddingTop="4" borderTopWidth="1px" borderColor="hairline">
          {user ? <MemberRows onClose={onClose} /> : <VisitorButtons onClose={onClose} />}
        </Box>
        <Preferences onClose={onClose} />
      </Box>
    </Dialog>
  );
}
