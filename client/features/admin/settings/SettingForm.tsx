import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../../../apollo/app-error';
import { SettingsDocument, useChangeSettingMutation } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { parseValue, typedValue, valueText, withDayTexts, type SettingSummary } from './setting-values';

interface SettingFormProps {
  setting: SettingSummary;
  onDone: () => void;
  onLeave: () => void;
}

const newestOf = ({ changes }: SettingSummary): string | null => changes[0]?.setAt ?? null;

/** A new value with its day and its reason, and the effect. The server refuses it when somebody has changed the setting since it was opened. */
export function SettingForm({ setting: now, onDone, onLeave }: SettingFormProps) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [change, { client }] = useChangeSettingMutation();
  /** The settings as they are now; a failure says nothing about the change. */
  const reload = async (): Promise<void> => {
    await client.refetchQueries({ include: [SettingsDocument] }).catch(() => undefined);
  };
  const [setting] = useState(now);
  const [isSending, setSending] = useState(false);
  const { key, unit, value, min, max, noticeDays } = setting;
  const isOvertaken = !isSending && (now.value !== value || newestOf(now) !== newestOf(setting));
  const text = (number: number) => valueText(number, unit, t, formats);
  const isDay = unit === 'YYYYMMDD';
  const isSwitch = unit === 'SWITCH';
  return (
    <LazyDecisionForm
      name={key}
      fields={[
        {
          name: 'value',
          label: t('form.value'),
          ...(!isSwitch && { hint: isDay ? t('form.dayHint') : t('form.bounds', { min: text(min), max: text(max) }) }),
          kind: isSwitch ? [1, 0].map((on) => ({ value: String(on), label: text(on) })) : isDay ? 'date' : 'line',
          initial: typedValue(value, unit),
          isOptional: isDay,
        },
        {
          name: 'validFrom',
          label: t('form.from'),
          hint: noticeDays ? t('form.noticeHint', { count: noticeDays }) : t('form.fromHint'),
          kind: 'date',
          isOptional: true,
        },
        { name: 'statement', label: t('form.reason'), hint: t('form.reasonHint'), kind: 'text' },
      ]}
      submit={t('form.submit')}
      done={t('form.done')}
      isDisabled={isOvertaken}
      overtaken={isOvertaken ? t('form.overtaken', { value: text(now.value) }) : undefined}
      renderPreview={({ value: typed = '', validFrom }) => {
        const next = parseValue(typed, unit);
        if (next === value || (!isDay && (next < min || next > max))) return null;
        return (
          <chakra.p padding="3" borderRadius="md" bg="bg.muted">
            {t(validFrom ? 'form.previewFrom' : 'form.previewNow', {
              before: text(value),
              after: text(next),
              day: validFrom ? formats.day(validFrom) : '',
            })}
          </chakra.p>
        );
      }}
      onSend={async ({ value: typed = '', validFrom, statement = '' }) => {
        setSending(true);
        try {
          await change({
            variables: {
              input: {
                key,
                value: parseValue(typed, unit),
                validFrom: validFrom || null,
                seenValue: value,
                seenSetAt: newestOf(setting),
                statement,
              },
            },
          });
        } catch (problem) {
          // Somebody may have changed it: the form then says what it is now.
          await reload();
          setSending(false);
          throw new RequestFailed(withDayTexts(problem, formats));
        }
        await reload();
      }}
      onDone={onDone}
      onLeave={onLeave}
    />
  );
}
