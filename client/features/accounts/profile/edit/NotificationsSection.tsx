import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { Checkbox, Switch } from '../../../../forms/choices';
import { useSaveNotificationPreferencesMutation, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import type { NotificationGroup } from '../../../../generated/schema';
import { NotificationChannelValues } from '../../../../generated/values/NotificationChannel';
import { useErrorText } from '../../../../i18n/use-error-text';
import { isSoundOn, setSoundOn } from '../../../../session/notification-sound';
import { toast } from '../../../../ui/feedback/toast';
import { Panel } from './Panel';
import { PushPanel } from './push/PushPanel';
import { QuietHoursPanel } from './QuietHoursPanel';

type Preference = OwnProfile_ViewerFragment['notificationPreferences'][number];

interface SectionProps {
  preferences: readonly Preference[];
  quietHours: OwnProfile_ViewerFragment['quietHours'];
  /** Subscribed browsers; without one there is nothing to choose for them. */
  pushDeviceCount: number;
  isPushOffered: boolean;
  viewerId: string;
}

/* In the server's order. */
const groupsOf = (preferences: readonly Preference[]): NotificationGroup[] => [
  ...new Set(preferences.map(({ group }) => group)),
];

/** Notification preferences: groups by channels, each choice saved at once. */
export function NotificationsSection({
  preferences,
  quietHours,
  pushDeviceCount,
  isPushOffered,
  viewerId,
}: SectionProps) {
  const { t } = useTranslation('profile');
  const { textOf } = useErrorText();
  const [save, { loading }] = useSaveNotificationPreferencesMutation();
  const [hasSaved, setSaved] = useState(false);

  const channels = NotificationChannelValues.filter(
    (channel) => channel !== 'PUSH' || (isPushOffered && pushDeviceCount > 0),
  );

  const choose = async ({ group, channel }: Preference, isOn: boolean) => {
    const after = preferences.map((one) => (one.group === group && one.channel === channel ? { ...one, isOn } : one));
    setSaved(false);
    try {
      await save({
        variables: { input: { preferences: [{ group, channel, isOn }] } },
        optimisticResponse: {
          saveNotificationPreferences: {
            viewer: { __typename: 'Viewer', id: viewerId, notificationPreferences: after },
          },
        } as never,
      });
      setSaved(true);
    } catch (error) {
      toast({ title: textOf(toAppError(error)), tone: 'error' });
    }
  };

  return (
    <>
      <div>
        <chakra.h1 textStyle="h2">{t('notifications.title')}</chakra.h1>
        <chakra.p marginTop="1" color="fg.muted" maxWidth="60ch">
          {t('notifications.intro')}
        </chakra.p>
      </div>
      <Box
        layerStyle="panel"
        position="relative"
        overflowX="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="2"
      >
        <chakra.table width="100%" borderCollapse="collapse">
          <thead>
            <tr>
              <chakra.th
                scope="col"
                textAlign="start"
                paddingBlock="3"
                textStyle="sm"
                fontWeight="600"
                color="fg.muted"
              >
                {t('notifications.group')}
              </chakra.th>
              {channels.map((channel) => (
                <chakra.th
                  key={channel}
                  scope="col"
                  width={{ base: channels.length > 2 ? '64px' : '76px', md: '128px' }}
                  paddingBlock="3"
                  textStyle="sm"
                  fontWeight="600"
                  color="fg.muted"
                >
                  {t(`notifications.channels.${channel}`)}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groupsOf(preferences).map((group) => (
              <chakra.tr key={group} borderTopWidth="1px" borderColor="hairline">
                <chakra.th scope="row" textAlign="start" fontWeight="400" paddingBlock="3" paddingEnd="3">
                  <chakra.span display="block" fontWeight="600">
                    {t(`notifications.groups.${group}.name`)}
                  </chakra.span>
                  <chakra.span display="block" textStyle="small" color="fg.muted">
                    {t(`notifications.groups.${group}.text`)}
                  </chakra.span>
                </chakra.th>
                {preferences
                  .filter((one) => one.group === group && channels.includes(one.channel))
                  .map((one) => (
                    <chakra.td key={one.channel} textAlign="center" verticalAlign="middle">
                      <Cell preference={one} onChoose={(isOn) => void choose(one, isOn)} />
                    </chakra.td>
                  ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {/* Placed in the gap between the panels, which it must not widen. */}
      <chakra.p
        role="status"
        textStyle="small"
        color="fg.muted"
        minHeight="5"
        marginTop={{ base: '-5', md: '-6' }}
        marginBottom={{ base: '-6', md: '-7' }}
      >
        {loading ? t('notifications.saving') : hasSaved ? t('notifications.saved') : ''}
      </chakra.p>
      {isPushOffered && <PushPanel />}
      <QuietHoursPanel quietHours={quietHours} viewerId={viewerId} />
      <SoundChoice />
    </>
  );
}

/** The bell's sound, a setting of this device (NOT-8). */
function SoundChoice() {
  const { t } = useTranslation('profile');
  const [isOn, setOn] = useState(isSoundOn);
  const choose = (wanted: boolean) => {
    setSoundOn(wanted);
    setOn(isSoundOn());
  };
  return (
    <Panel title={t('notifications.sound.title')} text={t('notifications.sound.text')}>
      <Switch checked={isOn} onChange={({ target }) => choose(target.checked)}>
        {t('notifications.sound.switch')}
      </Switch>
    </Panel>
  );
}

function Cell({
  preference: { group, channel, isOn, isLocked },
  onChoose,
}: {
  preference: Preference;
  onChoose: (isOn: boolean) => void;
}) {
  const { t } = useTranslation('profile');
  const name = t('notifications.cell', {
    group: t(`notifications.groups.${group}.name`),
    channel: t(`notifications.channels.${channel}`),
  });
  if (isLocked) {
    return (
      <chakra.span display="inline-grid" justifyItems="center" gap="0.5" textStyle="caption" color="fg.muted">
        <Lock size={18} aria-hidden />
        {t('notifications.locked')}
      </chakra.span>
    );
  }
  return (
    <Box display="inline-grid" placeItems="center" minWidth="11" minHeight="11" paddingInlineStart="3">
      <Checkbox checked={isOn} onChange={(event) => onChoose(event.target.checked)}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Checkbox>
    </Box>
  );
}
