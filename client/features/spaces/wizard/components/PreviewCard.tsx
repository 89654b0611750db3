import { Box, chakra, Flex } from '@chakra-ui/react';
import { Eye, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { Price } from '../../../../ui/display/Price';
import { MetaLine } from '../../../../ui/space-card/MetaLine';
import { PhotoCount } from '../../../../ui/space-card/PhotoCount';
import { useWizard } from '../WizardContext';

/** The card that renters will see in a list, with the data filled in so far. */
export function PreviewCard() {
  const { t } = useTranslation('wizard');
  return (
    <chakra.aside aria-label={t('preview.label')}>
      <Flex align="center" gap="2" marginBottom="3" textStyle="sm" fontWeight="500" color="fg.muted">
        <Eye size={16} aria-hidden />
        {t('preview.title')}
      </Flex>
      <chakra.article
        padding="3"
        paddingBottom="4"
        borderWidth="1px"
        borderRadius="xl"
        bg="bg.panel"
        display="grid"
        gap="3.5"
      >
        <PreviewPhoto />
        <PreviewDetails />
      </chakra.article>
      <chakra.p textStyle="xs" fontWeight="450" color="fg.subtle" textAlign="center" marginTop="3">
        {t('preview.note')}
      </chakra.p>
    </chakra.aside>
  );
}

function PreviewPhoto() {
  const { t } = useTranslation(['wizard', 'domain']);
  const { space } = useWizard();
  const cover = space?.photos[0];
  if (!cover) {
    return (
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="1.5"
        aspectRatio={4 / 3}
        borderRadius="photo"
        bg="bg.muted"
        color="fg.subtle"
        textStyle="small"
      >
        <Image size={20} aria-hidden />
        {t('preview.noPhotos')}
      </Flex>
    );
  }
  return (
    <Box position="relative">
      <SpacePhoto photo={cover} sizes="254px" aspectRatio={4 / 3} />
      <PhotoCount label={t('domain:card.photos', { count: space.photoCount })}>{`1/${space.photoCount}`}</PhotoCount>
    </Box>
  );
}

function PreviewDetails() {
  const { t } = useTranslation(['wizard', 'domain']);
  const formats = useFormats();
  const { values, space } = useWizard();
  const preview = space?.draftPreview;
  const place = preview?.district ?? values.city;
  const untitled = place ? t('preview.untitledIn', { place }) : t('preview.untitled');
  const access =
    values.accessMode &&
    [t(`domain:accessMode.${values.accessMode}`), ...(preview?.is24h ? [t('hours24')] : [])].join(', ');
  const details = [preview?.sizeM2 != null && formats.area(preview.sizeM2), access];
  const known = details.filter((detail) => typeof detail === 'string');
  const whereabouts = [values.city, values.postalCode].filter(Boolean).join(' ');
  return (
    <Box paddingInline="1" minWidth="0">
      <chakra.h2 textStyle="h3" overflowWrap="anywhere">
        {values.title?.trim() || untitled}
      </chakra.h2>
      <MetaLine items={known.length > 0 ? known : [whereabouts].filter(Boolean)} />
      {preview?.priceAllInCents != null ? (
        <Price cents={preview.priceAllInCents} hasNote marginTop="2" />
      ) : (
        <chakra.p textStyle="small" color="fg.subtle" marginTop="2">
          {t('preview.noPrice')}
        </chakra.p>
      )}
    </Box>
  );
}
