import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetConsentMutation, type MyDataQuery } from '../../../generated/graphql';
import { Switch } from '../../../forms/choices';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { SectionPanel } from './SectionPanel';

type Consent = MyDataQuery['myConsents'][number];

interface ConsentSectionProps {
  viewerId: string;
  consents: readonly Consent[];
  onChanged: () => Promise<unknown>;
}

/** Consents that can be withdrawn, and their history. */
export function ConsentSection({ viewerId, consents, onChanged }: ConsentSectionProps) {
  const { t } = useTranslation('privacy');
  const { textOf } = useErrorText();
  const [setConsent] = useSetConsentMutation({
    // The settings show the same consent among the e-mails.
    update: (cache) =>
      void cache.evict({
        id: cache.identify({ __typename: 'Viewer', id: viewerId }),
        fieldName: 'notificationPreferences',
      }),
  });
  /* Updated optimistically; the history shows what was stored. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wantsNews = chosen ?? consents.find(({ purpose }) => purpose === 'MARKETING')?.isGranted ?? false;
  const change = async (isGranted: boolean) => {
    setChosen(isGranted);
    try {
      await setConsent({ variables: { purpose: 'MARKETING', isGranted } });
      await onChanged();
      toast({ title: t(isGranted ? 'consents.given' : 'consents.withdrawn'), tone: 'success' });
    } catch (problem) {
      toast({ title: t('consents.failed'), description: textOf(problem), tone: 'error' });
    }
    setChosen(null);
  };
  return (
    <SectionPanel id="consentimientos" title={t('consents.title')} text={t('consents.text')}>
      <Switch checked={wantsNews} onChange={({ target }) => void change(target.checked)}>
        <chakra.span fontWeight="600">{t('consents.news')}</chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {t('consents.newsText')}
        </chakra.span>
      </Switch>
      {consents.length > 0 && <ConsentLog consents={consents} />}
    </SectionPanel>
  );
}

function ConsentLog({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('privacy');
  const { instant } = useFormats();
  const sourceOf = (source: string): string =>
    t(`consents.sources.${source as 'sign_up' | 'my_data' | 'notification_preferences' | 'cookie_settings'}`);
  return (
    <Box marginTop="5">
      <chakra.h3 id="consent-log" fontWeight="600">
        {t('consents.log')}
      </chakra.h3>
      <chakra.ul aria-labelledby="consent-log" listStyleType="none" marginTop="1">
        {consents.map((consent) => (
          <chakra.li
            key={`${consent.purpose}${consent.at}`}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) auto' }}
            columnGap="4"
            paddingBlock="2.5"
            borderTopWidth="1px"
            borderColor="hairline"
            _first={{ borderTopWidth: '0' }}
            textStyle="small"
          >
            <span>
              {t(`consents.purposes.${consent.purpose}`)}:{' '}
              <chakra.b fontWeight="600">{t(consent.isGranted ? 'consents.yes' : 'consents.no')}</chakra.b>
            </span>
            <chakra.span color="fg.muted">
              {t('consents.when', {
                at: instant(consent.at),
                source: sourceOf(consent.source),
                version: consent.version,
              })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
