import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConsoleApp_PartnerAppFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { Avatar } from '../../../../ui/display/Avatar';
import { consolePath } from '../console-path';
import { ConsoleSection } from '../ConsoleSection';
import { ConsoleTable, type ConsoleColumn } from '../ConsoleTable';

type ConsoleApp = ConsoleApp_PartnerAppFragment;

/** A short list of the apps; each links to its form. */
export function AppsPanel({ apps }: { apps: readonly ConsoleApp[] }) {
  const { t } = useTranslation('developers');
  const small = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;
  const columns = useAppColumns();
  return (
    <ConsoleSection
      title={t('apps.title')}
      action={
        <Button asChild variant="plain" {...small} paddingInline="0">
          <Link to={consolePath('apps')}>{t('apps.all')}</Link>
        </Button>
      }
    >
      {apps.length === 0 ? (
        <chakra.p color="fg.muted" paddingInline={{ base: '4', md: '6' }} paddingBottom={{ base: '4', md: '6' }}>
          {t('apps.empty')}
        </chakra.p>
      ) : (
        <ConsoleTable label={t('apps.title')} columns={columns} rows={apps} keyOf={({ id }) => id} />
      )}
    </ConsoleSection>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function useAppColumns(): readonly ConsoleColumn<ConsoleApp>[] {
  const { t } = useTranslation('developers');
  const { ago, number } = useFormats();
  return [
    {
      key: 'name',
      label: t('apps.one'),
      isWide: true,
      cell: ({ id, name, kind }) => (
        <Flex align="center" gap="3">
          <Avatar id={id} initials={initialsOf(name)} size="sm" />
          <div>
            <chakra.p textStyle="small" fontWeight="600" overflowWrap="anywhere">
              {name}
            </chakra.p>
            <chakra.p textStyle="xs" color="fg.muted">
              {t('apps.actsFor', { kind: t(`apps.kinds.${kind}.title`) })}
            </chakra.p>
          </div>
        </Flex>
      ),
    },
    { key: 'people', label: t('apps.people'), isNumber: true, cell: ({ userCount }) => number(userCount) },
    {
      key: 'used',
      label: t('apps.lastCall'),
      cell: ({ lastUsedAt }) => <chakra.span color="fg.muted">{lastUsedAt ? ago(lastUsedAt) : '–'}</chakra.span>,
    },
    {
      key: 'state',
      label: t('apps.state'),
      cell: ({ lastUsedAt }) => (
        <Badge colorPalette={lastUsedAt ? 'green' : 'gray'} color={lastUsedAt ? undefined : 'fg.muted'}>
          {lastUsedAt ? <CircleCheck aria-hidden /> : <FlaskConical aria-hidden />}
          {t(lastUsedAt ? 'apps.active' : 'apps.untried')}
        </Badge>
      ),
    },
    {
      key: 'acts',
      label: t('acts'),
      isWide: true,
      cell: ({ id, name }) => (
        <Flex justify="flex-end">
          <Button asChild variant="outline" size="sm" minHeight={{ base: '11', md: '9' }}>
            <Link to={consolePath('apps', { app: id })}>
              {t('apps.open')}
              <chakra.span srOnly>{name}</chakra.span>
            </Link>
          </Button>
        </Flex>
      ),
    },
  ];
}
