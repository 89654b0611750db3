import { Box, Button, chakra, Flex, IconButton, Input, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../forms/FormField';
import { NumberInput } from '../../forms/NumberInput';
import { guaranteeBounds } from '../../generated/rare-bounds';
import type { ItemKind } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { focusAround } from '../layout/focus-around';
import { newItem, type DraftItem } from './claim-draft';
import { FieldProblem } from './FieldProblem';

interface DamagedItemsProps {
  items: readonly DraftItem[];
  /** Items of the inventory, offered as suggestions. */
  listed: readonly { readonly name: string; readonly kind: ItemKind; readonly valueCents: number }[];
  onChange: (items: readonly DraftItem[]) => void;
  /** About all of them. */
  error?: string | undefined;
  /** The error of one of them, by its key. */
  problemOf: (key: string) => string | undefined;
}

/** Damaged or stolen items with their values. Choosing one of the inventory fills in its value. */
export function DamagedItems({ items, listed, onChange, error, problemOf }: DamagedItemsProps) {
  const { t } = useTranslation('claims');
  const { price } = useFormats();
  const change = (key: string, next: Partial<DraftItem>): void =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const rename = (key: string, name: string): void => {
    const found = listed.find((item) => item.name === name);
    change(key, found ? { name, kind: found.kind, euros: found.valueCents / 100 } : { name });
  };
  return (
    <Box
      id={fieldId('items')}
      role="group"
      aria-label={t('dialog.items')}
      aria-describedby="claim-items-hint"
      tabIndex={-1}
    >
      <chakra.p fontWeight="600" textStyle="small" marginBottom="2">
        {t('dialog.items')}
      </chakra.p>
      <Stack gap="2">
        {items.map((item, index) => (
          <Item
            key={item.key}
            item={item}
            number={index + 1}
            problem={problemOf(item.key)}
            onRename={(name) => rename(item.key, name)}
            onPrice={(euros) => change(item.key, { euros })}
            onRemove={items.length > 1 ? () => onChange(items.filter(({ key }) => key !== item.key)) : undefined}
          />
        ))}
      </Stack>
      <datalist id="claim-inventory">
        {listed.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button variant="ghost" size="sm" marginTop="2" onClick={() => onChange([...items, newItem()])}>
        <Plus aria-hidden />
        {t('dialog.addItem')}
      </Button>
      <chakra.p id="claim-items-hint" textStyle="small" color={error ? 'fg.error' : 'fg.muted'}>
        {error ?? t('dialog.itemsHint', { amount: price(guaranteeBounds.inventoryAboveCents) })}
      </chakra.p>
    </Box>
  );
}

interface ItemProps {
  item: DraftItem;
  number: number;
  problem: string | undefined;
  onRename: (name: string) => void;
  onPrice: (euros: number | null) => void;
  /** Not for the only one. */
  onRemove: (() => void) | undefined;
}

function Item({ item, number, problem, onRename, onPrice, onRemove }: ItemProps) {
  const { t } = useTranslation('claims');
  const id = fieldId(`items.${item.key}`);
  const problemId = `${id}-error`;
  const described = problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  return (
    <div>
      <Flex gap="2" align="center">
        <Input
          id={id}
          aria-label={t('dialog.itemName', { number })}
          placeholder={t('dialog.itemName', { number })}
          list="claim-inventory"
          maxLength={guaranteeBounds.itemName.max}
          flex="1"
          minWidth="0"
          value={item.name}
          onChange={({ target }) => onRename(target.value)}
          {...described}
        />
        <Box flex="0 0 8rem">
          <NumberInput
            suffix="€"
            aria-label={t('dialog.itemValue', { number })}
            value={item.euros}
            onChange={onPrice}
            {...described}
          />
        </Box>
        {onRemove && (
          <IconButton
            variant="ghost"
            aria-label={t('dialog.removeItem', { number })}
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              onRemove();
            }}
          >
            <X />
          </IconButton>
        )}
      </Flex>
      <FieldProblem id={problemId} text={problem} />
    </div>
  );
}
