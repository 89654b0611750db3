import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAuditActQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageTitle } from '../../../ui/layout/Page';
import { TextLink } from '../../../ui/links/TextLink';
import { useActName, useObjectText } from '../components/act-name';
import { useChangeText } from '../components/change-text';
import { Details } from '../components/details';
import { NoCase } from '../components/NoCase';

const LIST = '/admin/audit';
/** Staff pages by the id prefix of the target. */
const CASE_PATHS = [
  ['per_', '/admin/people'],
  ['spc_', '/admin/spaces'],
  ['bkg_', '/admin/bookings'],
  ['spy_', '/admin/money/payments'],
] as const;

/** /admin/audit/:number: one entry with its changes, and a link to its target. */
export function AuditAct({ number }: { number: number }) {
  const { t } = useTranslation('staff');
  const { instant } = useFormats();
  const actName = useActName();
  const objectText = useObjectText();
  const changeText = useChangeText();
  const { data, error, refetch } = useAuditActQuery({ variables: { number }, skip: !Number.isInteger(number) });
  const act = data?.auditRecord;
  if (!act)
    return (
      <NoCase
        isGone={data !== undefined || !Number.isInteger(number)}
        error={error}
        onRetry={() => void refetch()}
        backTo={LIST}
      />
    );
  const title = actName(act.action);
  const casePath = CASE_PATHS.find(([prefix]) => act.objectId?.startsWith(prefix));
  return (
    <Box padding={{ base: '4', md: '6' }} width="full" maxWidth="60rem" display="grid" gap="5">
      <PageTitle title={title} />
      <TextLink to={LIST}>{t('room.back')}</TextLink>
      <chakra.h1 textStyle="h3" fontSize="2xl">
        {title}
      </chakra.h1>
      <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
        <Details
          rows={[
            [t('audit.columns.at'), instant(act.at)],
            [t('audit.columns.actor'), act.actorName ?? t('room.bySystem')],
            [
              t('audit.columns.object'),
              casePath ? (
                <TextLink key="case" to={`${casePath[1]}/${act.objectId}`}>
                  {objectText(act)}
                </TextLink>
              ) : (
                objectText(act)
              ),
            ],
            [t('audit.columns.reason'), act.reason ?? '–'],
            [t('audit.columns.change'), changeText(act) || '–'],
          ]}
        />
      </Box>
      <Values title={t('audit.before')} json={act.before} />
      <Values title={t('audit.after')} json={act.after} />
    </Box>
  );
}

/** The values of an entry, one per line. */
function Values({ title, json }: { title: string; json: string | null }) {
  if (json === null) return null;
  return (
    <Box as="section" aria-label={title}>
      <chakra.h2 fontWeight="600" marginBottom="2">
        {title}
      </chakra.h2>
      <chakra.pre
        layerStyle="panel"
        padding="4"
        textStyle="xs"
        fontFamily="mono"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {JSON.stringify(JSON.parse(json), null, 2)}
      </chakra.pre>
    </Box>
  );
}
