import type { Every } from '../../../forms/every';
import { textBounds } from '../../../generated/bounds';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveBannerMutation, type BannerRowFragment } from '../../../generated/graphql';
import type { BannerAudience } from '../../../generated/schema';
import { LazyDecisionForm, readAgain } from '../components/LazyDecisionForm';

const AUDIENCES = ['ALL', 'RENTERS', 'HOSTS'] as const satisfies Every<BannerAudience>;

/** The texts of a banner in both languages, its audience and its days. */
export function BannerForm({ banner, onLeave }: { banner: BannerRowFragment | null; onLeave: () => void }) {
  const { t } = useTranslation('editing');
  // The list is read again while the form is open.
  const [seenSetAt] = useState(banner?.setAt ?? null);
  const [save] = useSaveBannerMutation(readAgain('StaffBanners'));
  return (
    <LazyDecisionForm
      name={banner?.id ?? 'banner'}
      fields={[
        {
          name: 'textEs',
          label: t('banner.textEs'),
          hint: t('banner.textHint', textBounds.banner),
          kind: 'line',
          initial: banner?.textEs,
        },
        { name: 'textEn', label: t('banner.textEn'), kind: 'line', initial: banner?.textEn },
        {
          name: 'path',
          label: t('banner.path'),
          hint: t('banner.pathHint'),
          kind: 'line',
          isOptional: true,
          initial: banner?.path ?? '',
        },
        {
          name: 'audience',
          label: t('banner.audience'),
          kind: AUDIENCES.map((value) => ({ value, label: t(`banner.to.${value}`) })),
          initial: banner?.audience ?? 'ALL',
        },
        { name: 'from', label: t('banner.from'), kind: 'date', initial: banner?.from },
        { name: 'until', label: t('banner.until'), hint: t('banner.untilHint'), kind: 'date', initial: banner?.until },
        {
          name: 'isDismissible',
          label: t('banner.closing'),
          kind: (['yes', 'no'] as const).map((value) => ({ value, label: t(`banner.canClose.${value}`) })),
          initial: banner && !banner.isDismissible ? 'no' : 'yes',
        },
        { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
      ]}
      submit={t(banner ? 'banner.save' : 'banner.publish')}
      done={t('form.done')}
      renderPreview={({ textEs, textEn, path }) => (
        <Box as="section" aria-label={t('form.preview')} display="grid" gap="2">
          {[textEs, textEn].map((text, index) => (
            <chakra.p
              key={index}
              lang={index === 0 ? 'es' : 'en'}
              bg="bg.inverted"
              color="fg.inverted"
              textStyle="sm"
              textAlign="center"
              padding="3"
              borderRadius="md"
              overflowWrap="anywhere"
            >
              {text?.trim() || '…'}{' '}
              {path?.trim() && <chakra.span textDecoration="underline">{path.trim()}</chakra.span>}
            </chakra.p>
          ))}
        </Box>
      )}
      onSend={({ textEs = '', textEn = '', path, audience, from = '', until = '', isDismissible, statement = '' }) =>
        save({
          variables: {
            input: {
              bannerId: banner?.id ?? null,
              seenSetAt,
              textEs,
              textEn,
              path: path?.trim() || null,
              audience: audience as BannerAudience,
              from,
              until,
              isDismissible: isDismissible === 'yes',
              statement,
            },
          },
        })
      }
      onDone={onLeave}
      onLeave={onLeave}
    />
  );
}
