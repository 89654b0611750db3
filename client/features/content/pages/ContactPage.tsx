import { Button, chakra, Grid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { ContactForm } from '../components/ContactForm';
import { CodeText } from '../../../ui/display/CodeText';

/** /contact: a form for everybody, and help to try first. */
export function ContactPage() {
  const { t } = useTranslation('content');
  const [receipt, setReceipt] = useState<{ code: string; email: string } | null>(null);
  return (
    <PageContainer paddingTop={{ base: '6', md: '12' }} paddingBottom={{ base: '12', md: '24' }}>
      <PageTitle title={t('contact.title')} />
      <chakra.h1 textStyle="h1">{t('contact.title')}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" marginTop="2">
        {t('contact.lead')}
      </chakra.p>
      <Grid
        templateColumns={{ base: '1fr', lg: '640px 1fr' }}
        columnGap="16"
        rowGap="10"
        marginTop={{ base: '6', md: '10' }}
      >
        <chakra.div layerStyle="panel" padding={{ base: '4', md: '8' }}>
          {receipt ? (
            <EmptyState
              role="status"
              headingLevel="h2"
              illustration="door"
              title={t('contact.sent')}
              text={<CodeText>{t('contact.sentText', receipt)}</CodeText>}
              actions={
                <Button variant="outline" onClick={() => setReceipt(null)}>
                  {t('contact.another')}
                </Button>
              }
            />
          ) : (
            <ContactForm onSent={setReceipt} />
          )}
        </chakra.div>
        <chakra.aside display="grid" gap="8" alignContent="start">
          <Note title={t('contact.before')} text={t('contact.beforeText')}>
            <TextLink to="/help">{t('help.title')}</TextLink>
          </Note>
          <Note title={t('contact.authorities')} text={t('contact.authoritiesText')}>
            <TextLink to="/legal-notice">{t('contact.legal')}</TextLink>
          </Note>
        </chakra.aside>
      </Grid>
    </PageContainer>
  );
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p color="fg.muted" marginTop="2" marginBottom="1">
        {text}
      </chakra.p>
      {children}
    </section>
  );
}
