import { Box } from '@chakra-ui/react';
import { ChevronDown, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../session/AuthProvider';
import { Avatar } from '../../ui/display/Avatar';
import { Dropdown } from '../../ui/overlay/Dropdown';
import { MenuButton, MenuLink } from '../../ui/overlay/menu-items';
import { useAccountItems } from './account-items';
import { MessagesRow } from './messages/MessagesRow';
import { useSignOut } from './use-sign-out';

/** The first two letters of the e-mail, and behind them the account (NAV-5, NAV-6). */
export function AccountMenu() {
  const { t } = useTranslation('nav');
  const { user } = useAuth();
  const items = useAccountItems();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Dropdown
      label={t('account', { email: user.email })}
      buttonProps={{ borderRadius: 'full', paddingStart: '1', paddingEnd: '2', gap: '1.5', color: 'fg.muted' }}
      trigger={
        <>
          <Avatar id={user.id} initials={user.email.slice(0, 2).toUpperCase()} size="sm" />
          <ChevronDown aria-hidden />
        </>
      }
    >
      {(close) => (
        <>
          <Box paddingInline="3" paddingBlock="2" marginBottom="1" borderBottomWidth="1px" borderColor="hairline">
            <Box fontWeight="600" truncate>
              {user.fullName}
            </Box>
            <Box textStyle="small" color="fg.muted" truncate>
              {user.email}
            </Box>
          </Box>
          <MessagesRow onClick={close} />
          {items.map(({ key, to, icon: Icon }) => (
            <MenuLink key={key} to={to} onClick={close}>
              <Icon aria-hidden />
              {t(key)}
            </MenuLink>
          ))}
          <MenuButton onClick={() => void signOut().finally(close)}>
            <LogOut aria-hidden />
            {t('signOut')}
          </MenuButton>
        </>
      )}
    </Dropdown>
  );
}
