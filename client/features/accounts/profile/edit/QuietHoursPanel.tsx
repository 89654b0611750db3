import { chakra, Flex, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { Switch } from '../../../../forms/choices';
import { useSaveQuietHoursMutation, type OwnProfile_ViewerFragment } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';
import { Panel } from './Panel';

type QuietHours = NonNullable<OwnProfile_ViewerFragment['quietHours']>;

/* The default hours. */
const NIGHT = { fromHour: 22, toHour: 8 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface QuietHoursPanelProps {
  quietHours: QuietHours | null;
  viewerId: string;
}

/** Hours in which deferrable mails are delayed; each choice is saved at once. */
export function QuietHoursPanel({ quietHours, viewerId }: QuietHoursPanelProps) {
  const { t } = useTranslation('profile');
  const { textOf } = useErrorText();
  const [save, { loading, called, error }] = useSaveQuietHoursMutation();
  const choose = async (wanted: { fromHour: number; toHour: number } | null) => {
    try {
      await save({
        variables: { input: { quietHours: wanted } },
        optimisticResponse: {
          saveQuietHours: {
            __typename: 'SaveQuietHoursPayload',
            viewer: {
              __typename: 'Viewer',
              id: viewerId,
              quietHours: wanted && { __typename: 'QuietHours', ...wanted },
            },
          },
        } as never,
      });
    } catch (failure) {
      toast({ title: textOf(toAppError(failure)), tone: 'error' });
    }
  };
  return (
    <Panel title={t('notifications.quiet.title')} text={t('notifications.quiet.text')}>
      <Switch checked={quietHours !== null} onChange={({ target }) => void choose(target.checked ? NIGHT : null)}>
        {t('notifications.quiet.switch')}
      </Switch>
      {quietHours && (
        <Flex mt="4" gap="4" wrap="wrap">
          <HourSelect
            label={t('notifications.quiet.from')}
            value={quietHours.fromHour}
            other={quietHours.toHour}
            onChange={(fromHour) => void choose({ fromHour, toHour: quietHours.toHour })}
          />
          <HourSelect
            label={t('notifications.quiet.to')}
            value={quietHours.toHour}
            other={quietHours.fromHour}
            onChange={(toHour) => void choose({ fromHour: quietHours.fromHour, toHour })}
          />
        </Flex>
      )}
      <chakra.p role="status" mt="2" textStyle="small" color="fg.muted" minHeight="5">
        {loading ? t('notifications.saving') : called && !error ? t('notifications.saved') : ''}
      </chakra.p>
    </Panel>
  );
}

interface HourSelectProps {
  label: string;
  value: number;
  /** The other end, which must differ. */
  other: number;
  onChange: (hour: number) => void;
}

function HourSelect({ label, value, other, onChange }: HourSelectProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="600">
        {label}
      </chakra.label>
      <NativeSelect.Root width="8rem">
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {HOURS.filter((hour) => hour !== other).map((hour) => (
            <option key={hour} value={hour}>
              {clockText(hour)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}
