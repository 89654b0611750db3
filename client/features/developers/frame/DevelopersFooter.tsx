import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageContainer } from '../../../ui/layout/Page';

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '11', md: '8' },
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** The footer of the documentation. */
export function DevelopersFooter() {
  const { t } = useTranslation(['apiDocs', 'nav']);
  return (
    <chakra.footer borderTopWidth="1px" paddingBlock={{ base: '6', md: '8' }} textStyle="sm" color="fg.muted">
      <PageContainer display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <span>{t('nav:footer.copyright')}</span>
        <Flex wrap="wrap" columnGap="4">
          <FooterLink to="/developers/terms">{t('frame.terms')}</FooterLink>
          <FooterLink to="/developers/status">{t('frame.status')}</FooterLink>
          <FooterLink to="/privacy">{t('nav:footer.privacy')}</FooterLink>
          <FooterLink to="/contact">{t('frame.contact')}</FooterLink>
        </Flex>
      </PageContainer>
    </chakra.footer>
  );
}
