import { savedSearchBounds } from '../../../generated/bounds';
import { Button, chakra, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { OptionCard } from '../../../forms/choices';
import { FormField } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import type { SavedSearch_SearchFragment } from '../../../generated/graphql';
import type { AlertCadence } from '../../../generated/schema';
import { AlertCadenceValues } from '../../../generated/values/AlertCadence';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { savedSearchSchema } from './saved-search.schema';

interface SaveSearchDialogProps {
  /** The saved search to change; none creates a new one. */
  saved: SavedSearch_SearchFragment | null;
  /** A suggested name for a new one. */
  name: string;
  send: (values: { name: string; cadence: AlertCadence }) => Promise<void>;
  onRemove?: () => void;
  onClose: () => void;
}

/** Asks for the name of a search and the frequency of its alerts. */
export function SaveSearchDialog({ saved, name, send, onRemove, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['search', 'common']);
  const { textOf } = useErrorText();
  const formId = useId();
  const legendId = useId();
  const { register, control, onSubmit, messageOf, failure, isSubmitting } = useServerForm({
    schema: savedSearchSchema,
    defaultValues: { name: saved?.name ?? name, cadence: saved?.cadence ?? 'AT_ONCE' },
    fields: ['name', 'cadence'] as const,
    send: async (values) => {
      try {
        await send(values);
        onClose();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const cadences = (
    <Controller
      name="cadence"
      control={control}
      render={({ field }) => (
        <chakra.div role="radiogroup" aria-labelledby={legendId} display="grid" gap="2">
          <chakra.span id={legendId} textStyle="sm" fontWeight="600">
            {t('saved.dialog.cadence')}
          </chakra.span>
          {AlertCadenceValues.map((cadence) => (
            <OptionCard
              key={cadence}
              name="cadence"
              value={cadence}
              checked={field.value === cadence}
              onChange={() => field.onChange(cadence)}
              title={t(`saved.cadence.${cadence}`)}
              text={t(`saved.cadenceHint.${cadence}`)}
            />
          ))}
        </chakra.div>
      )}
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(saved ? 'saved.dialog.edit' : 'saved.dialog.new')}
      width="28rem"
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" me="auto" onClick={onRemove}>
              {t('saved.dialog.remove')}
            </Button>
          )}
          <Button type="submit" form={formId} disabled={isSubmitting}>
            {t('saved.dialog.submit')}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} display="grid" gap="5">
        {failure && <AlertBox>{textOf(failure)}</AlertBox>}
        {!saved && <chakra.p color="fg.muted">{t('saved.dialog.text')}</chakra.p>}
        <FormField
          name="name"
          label={t('saved.dialog.name')}
          hint={t('saved.dialog.nameHint', savedSearchBounds.name)}
          error={messageOf('name')}
        >
          <Input size="lg" autoComplete="off" {...register('name')} />
        </FormField>
        {cadences}
      </chakra.form>
    </Dialog>
  );
}
