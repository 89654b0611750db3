import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSettingsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { SettingRow } from './SettingRow';

/** The amounts, times and bounds of the platform by topic. */
export function SettingsSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const groups = [...new Set(data.settings.map(({ group }) => group))];
  return (
    <Stack gap="8">
      <chakra.p color="fg.muted" maxWidth="44rem">
        {t('lead')}
      </chakra.p>
      {groups.map((group) => (
        <chakra.section key={group} aria-labelledby={`settings-${group}`}>
          <chakra.h2 id={`settings-${group}`} textStyle="h3" marginBottom="3">
            {t(`group.${group}`)}
          </chakra.h2>
          <chakra.ul layerStyle="panel" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' } }}>
            {data.settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingRow key={setting.key} setting={setting} />
              ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </Stack>
  );
}
