import { Badge, Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffBannersQuery, type BannerRowFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { BannerForm } from './BannerForm';
import { dottedText } from '../../../ui/display/dotted-text';

/** The existing banners, and a form for a new one. */
export function BannersView() {
  const { t } = useTranslation('editing');
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useStaffBannersQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  return (
    <Stack gap="5">
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        <chakra.h2 textStyle="h3" marginInlineEnd="auto">
          {t('kind.BANNER')}
        </chakra.h2>
        {!isNew && <Button onClick={() => setNew(true)}>{t('banner.add')}</Button>}
      </Flex>
      <chakra.p color="fg.muted" maxWidth="44rem">
        {t('lead.BANNER')}
      </chakra.p>
      {isNew && (
        <Box as="section" aria-label={t('banner.add')} layerStyle="panel" padding={{ base: '4', md: '6' }}>
          <BannerForm banner={null} onLeave={() => setNew(false)} />
        </Box>
      )}
      {data.banners.length === 0 && !isNew && <chakra.p role="status">{t('banner.none')}</chakra.p>}
      <chakra.ul
        hidden={data.banners.length === 0}
        layerStyle="panel"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}
      >
        {data.banners.map((banner) => (
          <BannerRow key={banner.id} banner={banner} />
        ))}
      </chakra.ul>
    </Stack>
  );
}

function BannerRow({ banner }: { banner: BannerRowFragment }) {
  const { t, i18n } = useTranslation(['editing', 'words']);
  const { day, instant } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { textEs, textEn, audience, from, until, isShown, setByName, setAt } = banner;
  const text = i18n.language === 'en' ? textEn : textEs;
  return (
    <chakra.li padding={{ base: '4', md: '5' }}>
      <Flex columnGap="6" rowGap="2" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 18rem" minWidth="0" overflowWrap="anywhere">
          <chakra.h3 fontWeight="600">{text}</chakra.h3>
          <chakra.p textStyle="caption" color="fg.subtle">
            {dottedText([t(`banner.to.${audience}`), t('banner.days', { from: day(from), until: day(until) })])}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.subtle">
            {t('words:history.by', { by: setByName ?? t('words:history.gone'), at: instant(setAt) })}
          </chakra.p>
        </Box>
        {isShown && <Badge colorPalette="teal">{t('banner.shown')}</Badge>}
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          aria-label={t('words:openOf', { name: text })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('words:open')}
        </Button>
      </Flex>
      {isOpen && (
        <Box marginTop="5">
          <BannerForm banner={banner} onLeave={() => setOpen(false)} />
        </Box>
      )}
    </chakra.li>
  );
}
