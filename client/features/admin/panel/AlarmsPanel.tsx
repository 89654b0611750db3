import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStaffAlarmsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { MINUTE_MS } from '../../../ui/time/durations';
import { sectionPath } from '../section-path';
import { useAlarmLines, type AlarmLine } from './use-alarm-lines';

const POLL_MS = MINUTE_MS;
const ICONS = {
  alarm: [TriangleAlert, 'fg.warning'],
  ok: [CircleCheck, 'trust.fg'],
  unknown: [CircleDashed, 'fg.subtle'],
} as const;

/** Problems of the platform itself: ledger, webhooks, audit log and unsent events. */
export function AlarmsPanel() {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useStaffAlarmsQuery({ fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const lines = useAlarmLines(data?.staffAlarms);
  return (
    <Box as="section" layerStyle="panel" minWidth="0" aria-label={t('alarms.title')}>
      <Flex alignItems="baseline" justifyContent="space-between" gap="4" padding="16px 20px 4px">
        <chakra.h2 fontWeight="600">{t('alarms.title')}</chakra.h2>
        {data?.staffAlarms.books && (
          <TextLink to={sectionPath('money')} variant="plain" textStyle="sm" fontWeight="600" color="brand.fg">
            {t('alarms.past')}
          </TextLink>
        )}
      </Flex>
      {!data && (
        <Box padding="4px 20px 16px">
          {error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" /> : <SkeletonRows />}
        </Box>
      )}
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {lines.map(({ key, ...line }) => (
          <AlarmRow key={key} {...line} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function AlarmRow({ state, title, text, link }: Omit<AlarmLine, 'key'>) {
  const [Icon, color] = ICONS[state];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="20px minmax(0, 1fr) auto"
      gap="3"
      padding="12px 20px"
      borderColor="hairline"
      textStyle="sm"
    >
      <chakra.span color={color}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <Box minWidth="0" overflowWrap="anywhere">
        <chakra.b display="block" fontWeight="600">
          {title}
        </chakra.b>
        <chakra.span display="block" textStyle="xs" color="fg.subtle">
          {text}
        </chakra.span>
      </Box>
      {link && (
        <TextLink to={link.to} variant="plain" alignSelf="start" fontWeight="600" color="brand.fg">
          {link.name}
        </TextLink>
      )}
    </chakra.li>
  );
}
