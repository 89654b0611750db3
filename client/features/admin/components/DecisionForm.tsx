import { Button, chakra, Flex, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { toast } from '../../../ui/feedback/toast';
import { isPressed, SHORTCUTS } from '../../../ui/staff/shortcuts';
import { DecisionChecks } from './DecisionChecks';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a decision: a line, a day, a time of day, a text, one of several, or any of several (their values joined by commas). */
export interface DecisionField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'line' | 'date' | 'time' | 'text' | readonly Option[];
  readonly isMany?: boolean;
  /** Of a text: how many lines it begins with. */
  readonly rows?: number;
  /** Another control than that of the kind; it can set other fields that depend on it. */
  readonly renderControl?: (
    value: string,
    onChange: (value: string) => void,
    setField: (name: string, value: string) => void,
  ) => ReactNode;
  readonly isOptional?: boolean;
  /** The code of what is said when it is left empty; REQUIRED by default. */
  readonly missing?: string;
  readonly initial?: string;
}

/** What is written in the fields, by their names. */
export type DecisionValues = Record<string, string>;

interface DecisionFormProps {
  /** Tells the fields of several forms on one page apart. */
  name: string;
  fields: readonly DecisionField[];
  /** The button's words, which may depend on what is written so far. */
  submit: string | ((values: DecisionValues) => string);
  /** What is said once it is sent; null: the sender says so. */
  done: string | null;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** What people will read, by what is written so far. */
  renderPreview?: (values: DecisionValues) => ReactNode;
  /** A button for another way on, beside the form's own. */
  beside?: ReactNode;
  onSend: (values: DecisionValues) => Promise<unknown>;
  onDone?: () => void;
  onLeave?: () => void;
}

const initialOf = ({ kind, isMany, initial }: DecisionField): string =>
  initial ?? (typeof kind === 'string' || isMany ? '' : (kind[0]?.value ?? ''));

/** A decision of the staff with what it asks for and what people will read; what the server refuses stands at its field. */
export function DecisionForm(props: DecisionFormProps) {
  const { name, fields, submit, done, isDangerous, isDisabled, renderPreview, beside, onSend, onDone, onLeave } = props;
  const { t } = useTranslation('staff');
  const form = useServerForm<DecisionValues>({
    schema: useMemo(() => schemaOf(fields), [fields]),
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])),
    fields: fields.map((field) => field.name),
    send: async (values) => {
      try {
        await onSend(values);
        if (done !== null) toast({ title: done, tone: 'success' });
        form.reset();
        onDone?.();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const values = useWatch({ control: form.control });
  return (
    <FormName value={name}>
      <chakra.form
        onSubmit={form.onSubmit}
        noValidate
        display="grid"
        gap="4"
        maxWidth="40rem"
        onKeyDown={(event) => {
          if (isPressed(event, SHORTCUTS.decision.send) && !isDisabled) event.currentTarget.requestSubmit();
        }}
      >
        <ErrorSummary {...form.summary} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            name={field.name}
            label={field.label}
            hint={field.hint}
            isOptional={field.isOptional}
            error={form.messageOf(field.name)}
          >
            {field.renderControl ? (
              field.renderControl(
                values[field.name] ?? '',
                (value) => form.setValue(field.name, value),
                (name, value) => form.setValue(name, value),
              )
            ) : field.isMany && typeof field.kind !== 'string' ? (
              <DecisionChecks
                label={field.label}
                options={field.kind}
                value={values[field.name] ?? ''}
                onChange={(value) => form.setValue(field.name, value, { shouldValidate: false })}
              />
            ) : field.kind === 'line' || field.kind === 'date' || field.kind === 'time' ? (
              <Input
                type={field.kind === 'line' ? 'text' : field.kind}
                autoComplete="off"
                {...form.register(field.name)}
              />
            ) : field.kind === 'text' ? (
              <Textarea rows={field.rows ?? 4} {...form.register(field.name)} />
            ) : (
              <NativeSelect.Root>
                <NativeSelect.Field {...form.register(field.name)}>
                  {(field.kind as readonly Option[]).map((option) => (
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
        {renderPreview?.(values as DecisionValues)}
        <Flex gap={beside ? '2' : '3'} flexWrap="wrap">
          <Button
            type="submit"
            disabled={form.isSubmitting || isDisabled}
            colorPalette={isDangerous ? 'red' : undefined}
            flex={beside ? '1' : undefined}
          >
            {typeof submit === 'string' ? submit : submit(values as DecisionValues)}
          </Button>
          {beside}
          {onLeave && (
            <Button variant="ghost" disabled={form.isSubmitting} onClick={onLeave}>
              {t('room.leave')}
            </Button>
          )}
        </Flex>
      </chakra.form>
    </FormName>
  );
}

function schemaOf(fields: readonly DecisionField[]) {
  const required = (message: string) => z.string().check(z.trim(), z.minLength(1, { message }));
  return z.object(
    Object.fromEntries(
      fields.map(({ name, isOptional, missing = 'REQUIRED' }) => [name, isOptional ? z.string() : required(missing)]),
    ),
  ) as never;
}
