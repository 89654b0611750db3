import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownBannersQuery } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { readJson, writeJson } from '../../state/browser-storage';
import type { StoredKey } from '../../state/stored-keys';
import { MAIN_ID } from '../../ui/layout/anchors';
import { TextLink } from '../../ui/links/TextLink';

/** The banners that were closed in this browser. */
const CLOSED: StoredKey = { name: 'hueco_closed_banners', scope: 'account' };

const readClosed = (): string[] => {
  const stored = readJson(CLOSED);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};

/** The banner at the top of the pages: of several the newest that was not closed. */
export function Banner() {
  const { t } = useTranslation('banner');
  const { language } = useFormats();
  const [closed, setClosed] = useState(readClosed);
  const { data } = useShownBannersQuery({ variables: { locale: language === 'en' ? 'EN' : 'ES' } });
  const banner = data?.shownBanners.find(({ id }) => !closed.includes(id));
  if (!banner) return null;
  const { id, text, path, isDismissible } = banner;
  const close = () => {
    const ids = [id, ...closed];
    writeJson(CLOSED, ids);
    setClosed(ids);
    // The button is gone, so the focus moves to the page.
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <Flex
      as="aside"
      aria-label={t('label')}
      align="center"
      justify="center"
      gap="3"
      paddingBlock="1"
      paddingInline="var(--gutter)"
      minHeight="11"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="sm"
    >
      <chakra.p overflowWrap="anywhere" minWidth="0">
        {text}{' '}
        {path && (
          <TextLink to={path} color="inherit" textDecoration="underline" display="inline-block" paddingBlock="1">
            {t('more')}
          </TextLink>
        )}
      </chakra.p>
      {isDismissible && (
        <IconButton
          aria-label={t('close')}
          variant="ghost"
          color="inherit"
          size="sm"
          minWidth="11"
          minHeight="11"
          onClick={close}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}
