import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../forms/choices';
import { useSaveNotificationPreferencesMutation, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';

/* The notification choices worth making on the first day; the rest is in the settings. */
const ASKED = ['MESSAGES', 'ALERTS', 'REVIEWS', 'NEWS'] as const;

/** The e-mails that people may choose. */
export function Notices({ viewer }: { viewer: OwnProfile_ViewerFragment }) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { textOf } = useErrorText();
  const [save] = useSaveNotificationPreferencesMutation();
  const choices = ASKED.flatMap(
    (group) =>
      viewer.notificationPreferences.find(
        (each) => each.group === group && each.channel === 'EMAIL' && !each.isLocked,
      ) ?? [],
  );
  return (
    <Box display="grid" marginTop="2">
      {choices.map(({ group, channel, isOn }) => (
        <Checkbox
          key={group}
          checked={isOn}
          onChange={(event) => {
            const preferences = [{ group, channel, isOn: event.target.checked }];
            save({
              variables: { input: { preferences } },
              optimisticResponse: {
                saveNotificationPreferences: {
                  viewer: {
                    id: viewer.id,
                    notificationPreferences: viewer.notificationPreferences.map((each) =>
                      each.group === group && each.channel === channel ? { ...each, isOn: event.target.checked } : each,
                    ),
                  },
                },
              },
            }).catch((error: unknown) =>
              toast({ title: t('common:failed.title'), description: textOf(error), tone: 'error' }),
            );
          }}
        >
          {t(`trust.notice.${group as (typeof ASKED)[number]}`)}
        </Checkbox>
      ))}
    </Box>
  );
}
