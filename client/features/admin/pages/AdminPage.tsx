import { Box, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/layout/Page';
import { SkeletonRows } from '../../../ui/feedback/states';
import { sectionOf } from '../section-path';
import { SECTIONS } from '../sections';

/** /admin: the panel and the staff's queues, one section at a time. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const name = sectionOf(query);
  const View = SECTIONS[name];
  return (
    <Box padding={{ base: '4', md: '6' }} paddingBottom="12" width="full" maxWidth="1280px">
      <PageTitle title={`${t(`sections.${name}`)} · ${t('title')}`} />
      {/* The panel's own heading counts what is open. */}
      {name !== 'market' && (
        <chakra.h1 textStyle="h3" fontSize="2xl" marginBottom="5">
          {t(`sections.${name}`)}
        </chakra.h1>
      )}
      <chakra.section minWidth="0" aria-label={t(`sections.${name}`)}>
        <Suspense fallback={<SkeletonRows />}>
          <View />
        </Suspense>
      </chakra.section>
    </Box>
  );
}
