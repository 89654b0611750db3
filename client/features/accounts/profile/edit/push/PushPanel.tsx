import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../../forms/choices';
import { toast } from '../../../../../ui/feedback/toast';
import { Panel } from '../Panel';
import { usePush } from './use-push';

/** Push notifications on this device while Hueco is closed. */
export function PushPanel() {
  const { t } = useTranslation('profile');
  const { state, turnOn, turnOff } = usePush();
  const [isBusy, setBusy] = useState(false);
  const choose = async (isOn: boolean) => {
    setBusy(true);
    try {
      await (isOn ? turnOn() : turnOff());
    } catch {
      toast({ title: t('notifications.push.failed'), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const why = state === 'unsupported' || state === 'refused' ? t(`notifications.push.${state}`) : null;
  return (
    <Panel title={t('notifications.push.title')} text={t('notifications.push.text')}>
      {why ? (
        <chakra.p textStyle="small" color="fg.muted" maxWidth="60ch">
          {why}
        </chakra.p>
      ) : (
        <Switch
          checked={state === 'on'}
          disabled={state === null || isBusy}
          onChange={({ target }) => void choose(target.checked)}
        >
          {t('notifications.push.switch')}
        </Switch>
      )}
    </Panel>
  );
}
