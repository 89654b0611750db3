import { Button, chakra, Flex, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { toast } from '../../../ui/feedback/toast';

/** A field of a staff form: a line, a day, a text or one of several. */
export interface StaffField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'line' | 'date' | 'text' | readonly { readonly value: string; readonly label: string }[];
}

interface StaffFormProps {
  /** Tells the fields of several forms on one page apart. */
  name: string;
  fields: readonly StaffField[];
  submit: string;
  done: string;
  isDangerous?: boolean;
  onSend: (values: Record<string, string>) => Promise<unknown>;
  onDone?: () => void;
  onLeave?: () => void;
}

/** A command of the staff with what it asks for; what the server refuses stands at its field. */
export function StaffForm({ name, fields, submit, done, isDangerous, onSend, onDone, onLeave }: StaffFormProps) {
  const { t } = useTranslation('admin');
  const form = useServerForm<Record<string, string>>({
    schema: useMemo(() => {
      const required = z.string().check(z.trim(), z.minLength(1, { message: 'REQUIRED' }));
      return z.object(Object.fromEntries(fields.map((field) => [field.name, required]))) as never;
    }, [fields]),
    defaultValues: Object.fromEntries(
      fields.map(({ name: field, kind }) => [field, typeof kind === 'string' ? '' : (kind[0]?.value ?? '')]),
    ),
    fields: fields.map((field) => field.name),
    send: async (values) => {
      try {
        await onSend(values);
        toast({ title: done, tone: 'success' });
        form.reset();
        onDone?.();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  return (
    <FormName value={name}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="4" maxWidth="40rem">
        <ErrorSummary {...form.summary} />
        {fields.map(({ name: field, label, hint, kind }) => (
          <FormField key={field} name={field} label={label} hint={hint} error={form.messageOf(field)}>
            {kind === 'line' || kind === 'date' ? (
              <Input type={kind === 'date' ? 'date' : 'text'} {...form.register(field)} />
            ) : kind === 'text' ? (
              <Textarea rows={3} {...form.register(field)} />
            ) : (
              <NativeSelect.Root>
                <NativeSelect.Field {...form.register(field)}>
                  {kind.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </FormField>
        ))}
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" disabled={form.isSubmitting} colorPalette={isDangerous ? 'red' : undefined}>
            {submit}
          </Button>
          {onLeave && (
            <Button variant="ghost" disabled={form.isSubmitting} onClick={onLeave}>
              {t('money.leave')}
            </Button>
          )}
        </Flex>
      </chakra.form>
    </FormName>
  );
}
