import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SettingsDocument, useCancelSettingChangeMutation } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { toast } from '../../../ui/feedback/toast';
import { useProblemText } from '../../../ui/feedback/use-failure';
import { valueText, withDayTexts, type SettingChange, type SettingSummary } from './setting-values';

const stateOf = ({ appliedAt, cancelledAt }: SettingChange) =>
  cancelledAt ? 'cancelled' : appliedAt ? 'made' : 'toCome';

/** Every change of a setting with its author and reason; scheduled ones can be cancelled. */
export function SettingHistory({ setting: { key, unit, changes } }: { setting: SettingSummary }) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const problemText = useProblemText();
  const [cancel, { loading }] = useCancelSettingChangeMutation({ refetchQueries: [SettingsDocument] });
  const onCancel = async (validFrom: string) => {
    try {
      await cancel({ variables: { input: { key, validFrom } } });
      toast({ title: t('history.cancelDone'), tone: 'success' });
    } catch (error) {
      toast({ title: problemText(withDayTexts(error, formats)), tone: 'error' });
    }
  };
  if (changes.length === 0) return null;
  const text = (value: number) => valueText(value, unit, t, formats);
  return (
    <chakra.section marginTop="6" aria-label={t('history.title')}>
      <chakra.h4 textStyle="label" color="fg.muted" marginBottom="2">
        {t('history.title')}
      </chakra.h4>
      <chakra.ol display="grid" gap="3" listStyleType="none">
        {changes.map((change) => (
          <chakra.li
            key={`${change.setAt} ${change.validFrom}`}
            paddingInlineStart="4"
            borderInlineStartWidth="3px"
            borderColor="border"
          >
            <chakra.p fontWeight="600" textDecoration={change.cancelledAt ? 'line-through' : undefined}>
              {change.previous === null || change.previous === undefined
                ? text(change.value)
                : t('history.values', { before: text(change.previous), after: text(change.value) })}
            </chakra.p>
            <chakra.p>{change.reason}</chakra.p>
            <chakra.p textStyle="caption" color="fg.subtle">
              {t(`history.${stateOf(change)}`, {
                day: formats.day(change.validFrom),
                by: change.setByName ?? t('history.gone'),
                at: formats.instant(change.setAt),
              })}
            </chakra.p>
            {stateOf(change) === 'toCome' && (
              <Button
                size="xs"
                variant="outline"
                marginTop="2"
                disabled={loading}
                onClick={() => void onCancel(change.validFrom)}
              >
                {t('history.cancel')}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
