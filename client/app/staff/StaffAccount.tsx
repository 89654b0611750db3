import { Box, chakra, Flex } from '@chakra-ui/react';
import { ExternalLink, LogOut, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffShellQuery } from '../../generated/graphql';
import { MenuButton, MenuLink } from '../../ui/overlay/menu-items';
import { useSignOut } from '../shell/use-sign-out';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { dottedText } from '../../ui/display/dotted-text';

interface StaffAccountProps {
  viewer: NonNullable<StaffShellQuery['viewer']>;
  /** With labels, as in the phone's menu; in the rail the icons are side by side, or stacked where it is narrow. */
  isWide: boolean;
}

/** The signed-in member of the staff with their role, the link back to Hueco, and sign-out. */
export function StaffAccount({ viewer, isWide }: StaffAccountProps) {
  const { t } = useTranslation(['staff', 'nav']);
  const signOut = useSignOut();
  const roles = viewer.roles.filter((role) => role !== 'RENTER' && role !== 'HOST');
  const item = { paddingInline: '2', textStyle: 'sm', minHeight: '9', ...(!isWide && { width: 'auto' }) };
  return (
    <Box marginTop="auto" paddingTop="3">
      <Box borderTopWidth="1px" borderColor="hairline" paddingTop="3" display="grid" gap="1">
        <Box paddingInline="2" minWidth="0">
          <Box srOnly={isWide ? undefined : { base: true, xl: false }}>
            <chakra.p textStyle="sm" fontWeight="600" truncate>
              {viewer.fullName}
            </chakra.p>
            <chakra.p textStyle="xs" color="fg.subtle">
              {dottedText(roles.map((role) => t(`staff:roles.${role}`)))}
            </chakra.p>
          </Box>
        </Box>
        <Flex direction={isWide ? 'column' : { base: 'column', xl: 'row' }} gap="1">
          <MenuLink to="/dashboard" title={t('staff:toHueco')} {...item}>
            <Named icon={ExternalLink} name={t('staff:toHueco')} isWide={isWide} />
          </MenuLink>
          <MenuLink to="/profile/edit?section=security" title={t('nav:profile')} {...item}>
            <Named icon={UserRound} name={t('nav:profile')} isWide={isWide} />
          </MenuLink>
          <MenuButton title={t('nav:signOut')} onClick={() => void signOut()} {...item}>
            <Named icon={LogOut} name={t('nav:signOut')} isWide={isWide} />
          </MenuButton>
        </Flex>
        <Box hideBelow={isWide ? undefined : 'xl'}>
          <ThemeSwitch />
        </Box>
      </Box>
    </Box>
  );
}

function Named({ icon: Icon, name, isWide }: { icon: LucideIcon; name: string; isWide: boolean }) {
  return (
    <>
      <Icon size={18} aria-hidden />
      <chakra.span srOnly={!isWide}>{name}</chakra.span>
    </>
  );
}
