import { Box, Button, chakra, Grid, IconButton, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../../apollo/app-error';
import { ErrorSummary, type SummaryError } from '../../../../forms/ErrorSummary';
import { fieldId } from '../../../../forms/FormField';
import { NumberInput } from '../../../../forms/NumberInput';
import type { Every } from '../../../../forms/every';
import { guaranteeBounds } from '../../../../generated/rare-bounds';
import {
  useSetInventoryMutation,
  type BookingCondition_BookingFragment,
  type ItemKind,
} from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { isTyped, newItem, type DraftItem } from '../../../../ui/claims/claim-draft';
import { toast } from '../../../../ui/feedback/toast';
import { focusAround } from '../../../../ui/layout/focus-around';
import { Dialog } from '../../../../ui/overlay/Dialog';

const KINDS: Every<ItemKind> = ['GENERAL', 'ART', 'VEHICLE', 'CASH_OR_JEWELS', 'DOCUMENTS_OR_DATA'];

/** The name of a line's field: its value, or else its name, which every other error of a line is about. */
const nameOf = (key: string, part?: string): string => `inventory.${key}.${part === 'valueCents' ? part : 'name'}`;

/** The renter's form for the inventory; empty lines are left out. */
export function InventoryDialog({
  booking,
  onClose,
}: {
  booking: BookingCondition_BookingFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation('condition');
  const { textOf, fieldText } = useErrorText();
  const [save, { loading }] = useSetInventoryMutation();
  // Errors refer to positions among the lines that were sent, which may have moved since.
  const [failed, setFailed] = useState<{ failure: AppError; keys: readonly string[] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [things, setThings] = useState<readonly DraftItem[]>(() =>
    booking.inventory
      ? booking.inventory.items.map(({ name, kind, valueCents }) => ({
          key: crypto.randomUUID(),
          name,
          kind,
          euros: valueCents / 100,
        }))
      : [newItem()],
  );
  const change = (key: string, next: Partial<DraftItem>): void =>
    setThings((before) => before.map((thing) => (thing.key === key ? { ...thing, ...next } : thing)));
  const problems = (failed?.failure.fields ?? []).flatMap(({ path, ...field }) => {
    const [list, position, part] = path.split('.');
    const key = list === 'items' ? failed?.keys[Number(position)] : undefined;
    const number = things.findIndex((thing) => thing.key === key) + 1;
    // Its line has been removed.
    if (key !== undefined && number === 0) return [];
    return [{ name: key === undefined ? null : nameOf(key, part), number, part, message: fieldText(field) }];
  });
  const errors: SummaryError[] = problems.map(({ name, number, part, message }) => ({
    name,
    message: name
      ? `${t(part === 'valueCents' ? 'inventory.value' : 'inventory.name', { number })}: ${message}`
      : message,
  }));
  if (failed?.failure.fields.length === 0) errors.push({ name: null, message: textOf(failed.failure) });
  const problemOf = (name: string): string | undefined => problems.find((one) => one.name === name)?.message;
  const submit = async (): Promise<void> => {
    setFailed(null);
    setAttempt((count) => count + 1);
    const sent = things.filter(isTyped);
    const items = sent.map(({ name, kind, euros }) => ({ name, kind, valueCents: Math.round((euros ?? 0) * 100) }));
    try {
      await save({ variables: { input: { bookingId: booking.id, items } } });
      toast({ title: t('inventory.saved'), description: t('inventory.savedText'), tone: 'success' });
      onClose();
    } catch (error) {
      setFailed({ failure: toAppError(error), keys: sent.map(({ key }) => key) });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={t('inventory.dialog')}
      width="44rem"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('inventory.cancel')}
          </Button>
          <Button disabled={loading} onClick={() => void submit()}>
            {t('inventory.save')}
          </Button>
        </>
      }
    >
      {(booking.inventory?.signatures.length ?? 0) > 0 && (
        <chakra.p marginBottom="4" color="fg.muted">
          {t('inventory.voids')}
        </chakra.p>
      )}
      {errors.length > 0 && (
        <Box marginBottom="4">
          <ErrorSummary errors={errors} attempt={attempt} />
        </Box>
      )}
      <Stack as="ul" listStyleType="none" gap="3" tabIndex={-1} aria-label={t('inventory.dialog')}>
        {things.map((thing, index) => (
          <Line
            key={thing.key}
            thing={thing}
            number={index + 1}
            nameProblem={problemOf(nameOf(thing.key))}
            valueProblem={problemOf(nameOf(thing.key, 'valueCents'))}
            onChange={(next) => change(thing.key, next)}
            onRemove={() => setThings((before) => before.filter(({ key }) => key !== thing.key))}
          />
        ))}
      </Stack>
      <Button variant="ghost" minHeight="11" marginTop="2" onClick={() => setThings([...things, newItem()])}>
        <Plus aria-hidden />
        {t('inventory.add')}
      </Button>
    </Dialog>
  );
}

interface LineProps {
  thing: DraftItem;
  number: number;
  nameProblem: string | undefined;
  valueProblem: string | undefined;
  onChange: (next: Partial<DraftItem>) => void;
  onRemove: () => void;
}

function Line({ thing, number, nameProblem, valueProblem, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('condition');
  const { price } = useFormats();
  const [nameId, valueId] = [fieldId(nameOf(thing.key)), fieldId(nameOf(thing.key, 'valueCents'))];
  return (
    <li>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr) 7rem 44px', md: 'minmax(0, 1fr) 13rem 7rem 44px' }}
        gap="2"
        alignItems="center"
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Input
            aria-label={t('inventory.name', { number })}
            placeholder={t('inventory.name', { number })}
            maxLength={guaranteeBounds.itemName.max}
            id={nameId}
            {...describedBy(nameId, nameProblem)}
            value={thing.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Box>
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t('inventory.kind', { number })}
            value={thing.kind}
            onChange={({ target }) => onChange({ kind: target.value as ItemKind })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`inventory.kinds.${kind}`, { art: price(guaranteeBounds.artMaxCents) })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <NumberInput
          suffix="€"
          aria-label={t('inventory.value', { number })}
          id={valueId}
          {...describedBy(valueId, valueProblem)}
          value={thing.euros}
          onChange={(euros) => onChange({ euros })}
        />
        <IconButton
          variant="ghost"
          boxSize="11"
          aria-label={t('inventory.remove', { number })}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            onRemove();
          }}
        >
          <X />
        </IconButton>
      </Grid>
      <Problem id={nameId} text={nameProblem} />
      <Problem id={valueId} text={valueProblem} />
    </li>
  );
}

/* Beside its line, where the summary of errors leads to. */
const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <chakra.p id={`${id}-error`} color="fg.error" textStyle="small" marginTop="1">
      {text}
    </chakra.p>
  ) : null;

const describedBy = (id: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
