import type { Every } from '../../../forms/every';
import { textBounds } from '../../../generated/bounds';
import { legalNoticeBounds } from '../../../generated/staff-bounds';
import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  LegalVersionsDocument,
  useAnnounceLegalVersionMutation,
  useLegalVersionsQuery,
} from '../../../generated/graphql';
import type { LegalPage } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/** The most frequently changed first. */
const PAGES = ['TERMS', 'REGULATIONS', 'PRIVACY', 'COOKIES'] as const satisfies Every<LegalPage>;

/** Versions of the legal pages: announced ones, and a form for a new one, of which professional hosts are notified. */
export function LegalVersions() {
  const { t } = useTranslation('words');
  const [announce] = useAnnounceLegalVersionMutation({ refetchQueries: [LegalVersionsDocument] });
  const text = (name: string) => ({ name, label: t(`legal.${name}` as 'legal.changesEs'), kind: 'text' as const });
  return (
    <Stack gap="6">
      <chakra.section layerStyle="panel" padding={{ base: '4', md: '6' }} aria-label={t('legal.announce')}>
        <LazyDecisionForm
          name="legal"
          fields={[
            {
              name: 'page',
              label: t('legal.page'),
              kind: PAGES.map((value) => ({ value, label: t(`legal.pages.${value}`) })),
            },
            {
              name: 'validFrom',
              label: t('legal.validFrom'),
              hint: t('legal.validFromHint', legalNoticeBounds),
              kind: 'date',
            },
            { ...text('changesEs'), hint: t('legal.changesHint', textBounds.statement) },
            text('changesEn'),
            { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
          ]}
          submit={t('legal.announce')}
          done={t('legal.announced')}
          onSend={({ page, validFrom = '', changesEs = '', changesEn = '', statement = '' }) =>
            announce({ variables: { input: { page: page as LegalPage, validFrom, changesEs, changesEn, statement } } })
          }
        />
      </chakra.section>
      <Announced />
    </Stack>
  );
}

function Announced() {
  const { t } = useTranslation('words');
  const { day, instant } = useFormats();
  const { data, error, refetch } = useLegalVersionsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  if (data.legalVersions.length === 0) return <chakra.p role="status">{t('legal.none')}</chakra.p>;
  return (
    <chakra.ul layerStyle="panel" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}>
      {data.legalVersions.map(({ page, validFrom, changesEs, setByName, setAt }) => (
        <chakra.li key={`${page} ${validFrom}`} padding={{ base: '4', md: '5' }} overflowWrap="anywhere">
          <chakra.h3 fontWeight="600">{`${t(`legal.pages.${page}`)} · ${day(validFrom)}`}</chakra.h3>
          <chakra.p whiteSpace="pre-line">{changesEs}</chakra.p>
          <chakra.p textStyle="caption" color="fg.subtle">
            {t('history.by', { by: setByName ?? t('history.gone'), at: instant(setAt) })}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
