import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/display/Logo';
import { PageContainer } from '../../ui/layout/Page';
import { openCookieSettings } from '../../analytics/settings-dialog';
import { useHowItWorks } from '../how-it-works';
import { ThemeSwitch } from './ThemeSwitch';

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '11', md: '8' },
  color: 'fg.muted',
  fontWeight: '450',
  cursor: 'pointer',
  _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

const FooterLink = chakra(Link, { base: entry });

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Box display={{ base: 'none', md: 'block' }}>
        <chakra.h2 textStyle="sm" fontWeight="600" marginBottom="3">
          {title}
        </chakra.h2>
        <ul>{children}</ul>
      </Box>
      <chakra.details
        display={{ base: 'block', md: 'none' }}
        borderTopWidth="1px"
        css={{ '&[open] summary svg': { rotate: '180deg' } }}
      >
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          paddingBlock="3.5"
          textStyle="md"
          fontWeight="600"
          cursor="pointer"
          listStyleType="none"
        >
          {title}
          <chakra.span color="fg.subtle">
            <ChevronDown size={20} aria-hidden />
          </chakra.span>
        </chakra.summary>
        <chakra.ul paddingBottom="3">{children}</chakra.ul>
      </chakra.details>
    </>
  );
}

/** Links to the company, the help and the rules (NAV-8). */
export function Footer() {
  const { t } = useTranslation('nav');
  const goToHowItWorks = useHowItWorks();
  const item = (to: string, label: string) => (
    <li>
      <FooterLink to={to}>{label}</FooterLink>
    </li>
  );
  return (
    <chakra.footer
      borderTopWidth="1px"
      paddingTop={{ base: '8', md: '14' }}
      paddingBottom={{ base: '6', md: '8' }}
      textStyle="sm"
    >
      <PageContainer>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1.6fr 1fr 1fr 1fr' }} columnGap="8">
          <Box marginBottom={{ base: '5', md: '0' }}>
            <Logo />
            <chakra.p marginTop="3.5" color="fg.muted">
              {t('footer.tagline')}
            </chakra.p>
          </Box>
          <Group title={t('footer.rent')}>
            {item('/search', t('footer.searchSpaces'))}
            <li>
              <chakra.button type="button" css={entry} onClick={goToHowItWorks}>
                {t('howItWorks')}
              </chakra.button>
            </li>
            {item('/madrid', t('footer.madrid'))}
            {item('/help/que-tamano-necesito', t('footer.sizes'))}
            {item('/blog', t('footer.blog'))}
          </Group>
          <Group title={t('footer.hueco')}>
            {item('/about', t('footer.aboutUs'))}
            {item('/help', t('footer.helpCenter'))}
            {item('/trust-safety', t('footer.trust'))}
            {item('/contact', t('footer.contact'))}
            {item('/developers', t('footer.developers'))}
          </Group>
          <Group title={t('footer.legal')}>
            {item('/terms', t('footer.terms'))}
            {item('/privacy', t('footer.privacy'))}
            {item('/cookies', t('footer.cookies'))}
            <li>
              <chakra.button type="button" css={entry} aria-haspopup="dialog" onClick={openCookieSettings}>
                {t('footer.cookieSettings')}
              </chakra.button>
            </li>
            {item('/regulations', t('footer.regulations'))}
            {item('/legal-notice', t('footer.legalNotice'))}
            {item('/accessibility', t('footer.accessibility'))}
            {item('/transparency', t('footer.transparency'))}
          </Group>
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          marginTop={{ base: '6', md: '10' }}
          paddingTop="6"
          borderTopWidth="1px"
          borderColor="hairline"
          color="fg.subtle"
        >
          <span>{t('footer.copyright')}</span>
          <span>{t('footer.credits')}</span>
          <ThemeSwitch />
        </Box>
      </PageContainer>
    </chakra.footer>
  );
}
