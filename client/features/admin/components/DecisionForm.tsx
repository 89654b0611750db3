import { Button, chakra, Flex, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { toast } from '../../../ui/feedback/toast';
import { isPressed, SHORTCUTS } from '../../../ui/staff/shortcuts';
import { DecisionNote } from '../undo/DecisionNote';
import { deleteUnsent, findUnsent } from '../undo/unsent';
import { UnsureNote } from '../undo/UnsureNote';
import { useDecide } from '../undo/use-decide';
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
  /** For a text: its initial number of lines. */
  readonly rows?: number;
  /** A different control than that of the kind; it can set dependent fields. */
  readonly renderControl?: (
    value: string,
    onChange: (value: string) => void,
    setField: (name: string, value: string) => void,
  ) => ReactNode;
  readonly isOptional?: boolean;
  /** The problem code when it is empty; REQUIRED by default. */
  readonly missing?: string;
  readonly initial?: string;
}

/** The values of the fields, by name. */
export type DecisionValues = Record<string, string>;

interface DecisionFormProps {
  /** Distinguishes the fields of several forms on one page. */
  name: string;
  fields: readonly DecisionField[];
  /** The button's label, which may depend on the current values. */
  submit: string | ((values: DecisionValues) => string);
  /** The message after sending; null when the sender shows its own. */
  done: string | null;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** The case, if the decision can be undone for ten seconds before it is sent; unset sends it at once. */
  undoAs?: string | undefined;
  /** Input outside the form that is kept with it. */
  keptBeside?: DecisionValues | undefined;
  /** Why it can no longer be sent, in place of the error. */
  overtaken?: string | undefined;
  /** Values to begin with in place of the fields' own. */
  begun?: DecisionValues | undefined;
  /** Called with the values when they change. */
  onInput?: (values: DecisionValues) => void;
  /** Renders the preview for the current values. */
  renderPreview?: (values: DecisionValues) => ReactNode;
  /** A button for another action, beside the form's own. */
  beside?: ReactNode;
  /** Resolves to `false` when a part was refused: the input stays for another try. The key is the same until the server has accepted: what moves money sends it as its idempotency key. */
  onSend: (values: DecisionValues, key: string) => Promise<unknown>;
  onDone?: () => void;
  onLeave?: () => void;
}

const initialOf = ({ kind, isMany, initial }: DecisionField): string =>
  initial ?? (typeof kind === 'string' || isMany ? '' : (kind[0]?.value ?? ''));

/** The server has an earlier version, whose response was lost; the next press sends this one as well. */
const isEarlier = ({ code }: AppError): boolean => code === 'IDEMPOTENCY_KEY_REUSED';

/** A decision of the staff with its fields and preview; the server's problems are shown at their fields. */
export function DecisionForm(props: DecisionFormProps) {
  const { name, fields, submit, done, isDangerous, isDisabled, undoAs, keptBeside, overtaken, renderPreview, beside } =
    props;
  const { begun, onInput, onSend, onDone, onLeave } = props;
  const { t } = useTranslation(['staff', 'errors']);
  const { waiting, undo, send } = useDecide(undoAs);
  const [unsent] = useState(() => {
    const found = findUnsent(undoAs);
    return found?.act === name ? found : null;
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const button = useRef<HTMLButtonElement>(null);
  const wasUndone = useRef(false);
  const titleOf = (values: DecisionValues): string => (typeof submit === 'string' ? submit : submit(values));
  const form = useServerForm<DecisionValues>({
    schema: useMemo(() => schemaOf(fields), [fields]),
    defaultValues: {
      ...Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])),
      ...unsent?.values,
      ...begun,
    },
    fields: fields.map((field) => field.name),
    send: async (values) => {
      try {
        let isKept = false;
        wasUndone.current = !(await send(
          { act: name, title: titleOf(values), values: { ...values, ...keptBeside } },
          async () => (isKept = (await onSend(values, key)) === false),
        ));
        if (wasUndone.current || isKept) return null;
        setKey(crypto.randomUUID());
        if (done !== null) toast({ title: done, tone: 'success' });
        form.reset();
        onDone?.();
        return null;
      } catch (error) {
        const failure = toAppError(error);
        if (isEarlier(failure)) setKey(crypto.randomUUID());
        return failure;
      }
    },
  });
  const isUnsure = unsent?.isRefused === false && form.summary.attempt === 0;
  const instead =
    (!isUnsure && overtaken) ||
    (form.failure && isEarlier(form.failure) && t('errors:codes.IDEMPOTENCY_KEY_REUSED_staff'));
  const values = useWatch({ control: form.control });
  useEffect(() => onInput?.(values as DecisionValues), [values, onInput]);
  const isOpen = !waiting && !form.isSubmitting;
  useEffect(() => {
    if (!isOpen || !wasUndone.current) return;
    wasUndone.current = false;
    button.current?.focus();
  }, [isOpen]);
  return (
    <FormName value={name}>
      {waiting && <DecisionNote undoable={waiting} title={titleOf(values as DecisionValues)} onUndo={undo} />}
      <chakra.form
        onSubmit={form.onSubmit}
        noValidate
        // The values stay in the form while it waits, and when it is undone or refused.
        display={waiting ? 'none' : 'grid'}
        gap="4"
        maxWidth="40rem"
        onKeyDown={(event) => {
          if (isPressed(event, SHORTCUTS.decision.send) && !event.repeat && !isDisabled)
            event.currentTarget.requestSubmit();
        }}
      >
        {isUnsure && <UnsureNote />}
        <ErrorSummary {...form.summary} {...(instead && { errors: [{ name: null, message: instead }] })} />
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
            ref={button}
            type="submit"
            disabled={form.isSubmitting || isDisabled}
            colorPalette={isDangerous ? 'red' : undefined}
            flex={beside ? '1' : undefined}
          >
            {titleOf(values as DecisionValues)}
          </Button>
          {beside}
          {onLeave && (
            <Button
              variant="ghost"
              disabled={form.isSubmitting}
              onClick={() => {
                if (undoAs) deleteUnsent(undoAs);
                onLeave();
              }}
            >
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
