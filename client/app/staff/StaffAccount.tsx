import { Box, chakra } from '@chakra-ui/react';
import { ExternalLink, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffShellQuery } from '../../generated/graphql';
import { MenuButton, MenuLink } from '../../ui/overlay/MenuItem';
import { useSignOut } from '../shell/use-sign-out';
import { ThemeSwitch } from '../shell/ThemeSwitch';

interface StaffAccountProps {
  viewer: NonNullable<StaffShellQuery['viewer']>;
  isWide: boolean;
}

/** Who works here and as what, the way back to Hueco, and the way out. */
export function StaffAccount({ viewer, isWide }: StaffAccountProps) {
  const { t } = useTranslation(['staff', 'nav']);
  const signOut = useSignOut();
  const roles = viewer.roles.filter((role) => role !== 'RENTER' && role !== 'HOST');
  const words = isWide ? {} : { srOnly: { base: true, xl: false } };
  return (
    <Box marginTop="auto" paddingTop="3">
      <Box borderTopWidth="1px" borderColor="hairline" paddingTop="3" display="grid" gap="1">
        <Box paddingInline="2" {...words}>
          <chakra.p textStyle="sm" fontWeight="600" truncate>
            {viewer.fullName}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.subtle">
            {roles.map((role) => t(`staff:roles.${role}`)).join(' · ')}
          </chakra.p>
        </Box>
        <MenuLink to="/dashboard" paddingInline="2" textStyle="sm" minHeight="9" title={t('staff:toHueco')}>
          <ExternalLink size={18} aria-hidden />
          <chakra.span {...words}>{t('staff:toHueco')}</chakra.span>
        </MenuLink>
        <MenuLink
          to="/profile/edit?section=security"
          paddingInline="2"
          textStyle="sm"
          minHeight="9"
          title={t('nav:profile')}
        >
          <UserRound size={18} aria-hidden />
          <chakra.span {...words}>{t('nav:profile')}</chakra.span>
        </MenuLink>
        <Box hideBelow={isWide ? undefined : 'xl'}>
          <ThemeSwitch />
        </Box>
        <MenuButton
          paddingInline="2"
          textStyle="sm"
          minHeight="9"
          title={t('nav:signOut')}
          onClick={() => void signOut()}
        >
          <LogOut size={18} aria-hidden />
          <chakra.span {...words}>{t('nav:signOut')}</chakra.span>
        </MenuButton>
      </Box>
    </Box>
  );
}
