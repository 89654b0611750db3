import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Every } from '../../../forms/every';
import { useContentPreviewQuery } from '../../../generated/graphql';
import type { ContentKind, Locale } from '../../../generated/schema';
import { Prose } from '../../../ui/display/Prose';
import type { DecisionValues } from '../components/DecisionForm';
import { useDebouncedInput } from '../components/use-debounced-input';
import { fieldOf } from '../words/entry-texts';

const LOCALES = ['ES', 'EN'] as const satisfies Every<Locale>;

/** A preview, one language at a time: the server renders it, once typing pauses. */
export function ContentPreview({ kind, values }: { kind: ContentKind; values: DecisionValues }) {
  const { t } = useTranslation(['editing', 'words']);
  const [locale, setLocale] = useState<Locale>('ES');
  const read = (part: string): string => values[fieldOf({ part, locale })]?.trim() ?? '';
  const isCity = kind === 'CITY';
  // It is the same in both languages.
  const picture = values[fieldOf({ part: 'cover', locale: 'ES' })] ?? '';
  return (
    <Box as="section" aria-label={t('form.preview')} layerStyle="panel" overflow="hidden">
      <Flex bg="bg.muted" padding="1" gap="1">
        {LOCALES.map((name) => (
          <chakra.button
            key={name}
            type="button"
            aria-pressed={name === locale}
            onClick={() => setLocale(name)}
            flex="1"
            minHeight="9"
            borderRadius="md"
            fontWeight={name === locale ? '600' : '500'}
            color={name === locale ? 'fg' : 'fg.muted'}
            bg={name === locale ? 'bg.panel' : undefined}
            cursor="pointer"
          >
            {t('form.previewIn', { language: t(`words:locale.${name}`) })}
          </chakra.button>
        ))}
      </Flex>
      <Box
        lang={locale.toLowerCase()}
        padding={{ base: '4', md: '5' }}
        maxHeight="32rem"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={t('form.previewIn', { language: t(`words:locale.${locale}`) })}
      >
        {!isCity && <chakra.p textStyle="h3">{read('title')}</chakra.p>}
        <chakra.p color="fg.muted" marginTop="1" marginBottom="4">
          {read(isCity ? 'lead' : 'excerpt') || (isCity ? t('form.noLead') : '')}
        </chakra.p>
        {picture.startsWith('/') && (
          <chakra.img
            src={picture}
            alt={read('coverAlt')}
            width="960"
            height="540"
            borderRadius="card"
            marginBottom="4"
          />
        )}
        <Rendered body={read(isCity ? 'about' : 'body')} locale={locale} />
      </Box>
    </Box>
  );
}

function Rendered({ body, locale }: { body: string; locale: Locale }) {
  const { t } = useTranslation('editing');
  const settled = useDebouncedInput(body);
  const { data, previousData, error } = useContentPreviewQuery({
    variables: { body: settled, locale },
    skip: settled === '',
    fetchPolicy: 'no-cache',
  });
  if (settled === '') return null;
  if (error) return <chakra.p color="fg.error">{t('form.previewFailed')}</chakra.p>;
  return <Prose html={(data ?? previousData)?.contentPreview ?? ''} />;
}
