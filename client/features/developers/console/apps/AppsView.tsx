import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useConsoleAppsQuery,
  useDeletePartnerAppMutation,
  useRotatePartnerAppSecretMutation,
  type ConsoleApp_PartnerAppFragment,
} from '../../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../ui/feedback/states';
import { toast } from '../../../../ui/feedback/toast';
import { ConsoleHead } from '../ConsoleHead';
import { ConsoleSection } from '../ConsoleSection';
import { AppDialog } from './AppDialog';
import { AppRow } from './AppRow';
import { NameDialog } from '../NameDialog';
import { RotateDialog } from '../RotateDialog';
import { SecretDialog } from '../SecretDialog';
import { UsagePanel } from '../UsagePanel';
import { useConsoleParam } from '../use-console-param';

type ConsoleApp = ConsoleApp_PartnerAppFragment;

/** In the URL while an app is registered. */
const NEW = 'new';

/** The apps that act for other users with their consent. */
export function AppsView({ canMake }: { canMake: boolean }) {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useConsoleAppsQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, open] = useConsoleParam('app');
  const [removing, setRemoving] = useState<ConsoleApp | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [rotating, setRotating] = useState<ConsoleApp | null>(null);
  const head = (
    <ConsoleHead
      title={t('apps.title')}
      text={t('apps.text')}
      action={
        canMake && (
          <Button onClick={() => open(NEW)}>
            <Plus aria-hidden />
            {t('apps.add')}
          </Button>
        )
      }
    />
  );
  if (!data)
    return (
      <>
        {head}
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />}
      </>
    );
  // An app, or null for a new one.
  const edited = opened === NEW && canMake ? null : data.partnerApps.find(({ id }) => id === opened);
  return (
    <>
      {head}
      {data.partnerApps.length > 0 && <UsagePanel usage={data.apiUsage} />}
      <ConsoleSection title={t('apps.registered')}>
        {data.partnerApps.length === 0 ? (
          <EmptyState illustration="unplugged" title={t('apps.empty')} text={canMake && t('apps.emptyText')} />
        ) : (
          <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
            {data.partnerApps.map((app) => (
              <AppRow
                key={app.id}
                app={app}
                onEdit={() => open(app.id)}
                onRotate={() => setRotating(app)}
                onRemove={() => setRemoving(app)}
              />
            ))}
          </chakra.ul>
        )}
      </ConsoleSection>
      {edited !== undefined && (
        <AppDialog
          key={opened}
          app={edited}
          onClose={() => open('')}
          onSaved={(made) => {
            open('');
            setSecret(made);
            void refetch();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} kind="app" onClose={() => setSecret(null)} />}
      {rotating && (
        <RotateSecretDialog
          app={rotating}
          onClose={() => setRotating(null)}
          onRotated={(made) => {
            setRotating(null);
            setSecret(made);
          }}
        />
      )}
      {removing && (
        <RemoveAppDialog
          app={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}

interface RotateSecretDialogProps {
  app: ConsoleApp;
  onClose: () => void;
  onRotated: (secret: string) => void;
}

function RotateSecretDialog({ app: { id, name }, onClose, onRotated }: RotateSecretDialogProps) {
  const { t } = useTranslation('developers');
  const [rotate, { loading, error }] = useRotatePartnerAppSecretMutation();
  const send = async (password: string, endsPrevious: boolean): Promise<void> => {
    const done = await rotate({ variables: { input: { partnerAppId: id, password, endsPrevious } } }).catch(() => null);
    if (done?.data) onRotated(done.data.rotatePartnerAppSecret.secret);
  };
  return (
    <RotateDialog
      title={t('apps.rotateTitle', { name })}
      action={t('webhooks.newSecret')}
      isBusy={loading}
      error={error}
      canEndAtOnce
      onClose={onClose}
      onConfirm={(password, endsPrevious) => void send(password, endsPrevious)}
    />
  );
}

interface RemoveAppDialogProps {
  app: ConsoleApp;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveAppDialog({ app: { id, name }, onClose, onRemoved }: RemoveAppDialogProps) {
  const { t } = useTranslation('developers');
  const [remove, { loading, error }] = useDeletePartnerAppMutation();
  const confirm = async (): Promise<void> => {
    const done = await remove({ variables: { partnerAppId: id } }).catch(() => null);
    if (!done?.data) return;
    toast({ tone: 'success', title: t('apps.removed') });
    onRemoved();
  };
  return (
    <NameDialog
      name={name}
      title={t('apps.removeTitle', { name })}
      text={t('apps.removeText')}
      action={t('apps.remove')}
      isBusy={loading}
      error={error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
