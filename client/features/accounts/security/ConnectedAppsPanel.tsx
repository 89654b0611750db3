import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useConnectedAppsQuery, useDisconnectAppMutation, type ConnectedAppsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ActionRow } from '../../../ui/display/ActionRow';
import { toast } from '../../../ui/feedback/toast';
import { ListPanel } from './ListPanel';
import { dottedText } from '../../../ui/display/dotted-text';

type ConnectedApp = ConnectedAppsQuery['connectedApps'][number];

/** The connected apps, each with a button to disconnect it. */
export function ConnectedAppsPanel() {
  const { t } = useTranslation('security');
  const { textOf } = useErrorText();
  const { data, error, refetch } = useConnectedAppsQuery({ fetchPolicy: 'cache-and-network' });
  const [disconnect, { loading }] = useDisconnectAppMutation();
  const end = ({ id }: ConnectedApp): void =>
    void disconnect({ variables: { connectedAppId: id } })
      .then(
        () => toast({ title: t('apps.connected.disconnected'), tone: 'success' }),
        (reason: unknown) => toast({ title: textOf(reason), tone: 'error' }),
      )
      .finally(() => void refetch());
  return (
    <ListPanel
      title={t('apps.connected.title')}
      text={t('apps.connected.text')}
      empty={t('apps.connected.empty')}
      items={data?.connectedApps}
      error={error}
      onRetry={() => void refetch()}
      renderItem={(app) => <AppItem key={app.id} app={app} isEnding={loading} onEnd={() => end(app)} />}
    />
  );
}

interface AppItemProps {
  app: ConnectedApp;
  isEnding: boolean;
  onEnd: () => void;
}

function AppItem({ app: { name, website, scopes, consentedAt, lastUsedAt }, isEnding, onEnd }: AppItemProps) {
  const { t } = useTranslation('security');
  const { ago, instant } = useFormats();
  return (
    <ActionRow
      action={{
        label: t('apps.connected.disconnect'),
        name: t('apps.connected.disconnectOf', { name }),
        isDisabled: isEnding,
        onClick: onEnd,
      }}
    >
      <chakra.b fontWeight="600" overflowWrap="anywhere">
        {name}
      </chakra.b>
      <chakra.p textStyle="small" overflowWrap="anywhere">
        {dottedText(scopes.map((scope) => t(`apps.scopes.${scope}.text`)))}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {dottedText([
          new URL(website).host,
          t('apps.connected.since', { at: instant(consentedAt) }),
          lastUsedAt ? t('apps.connected.used', { ago: ago(lastUsedAt) }) : t('apps.connected.unused'),
        ])}
      </chakra.p>
    </ActionRow>
  );
}
