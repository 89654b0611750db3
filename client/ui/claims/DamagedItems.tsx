import { Box, Button, chakra, Flex, IconButton, Input, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/NumberInput';
import { guaranteeBounds } from '../../generated/rare-bounds';
import type { ItemKind } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { newItem, type DraftItem } from './claim-draft';

interface DamagedItemsProps {
  items: readonly DraftItem[];
  /** Items of the inventory, offered as suggestions. */
  listed: readonly { readonly name: string; readonly kind: ItemKind; readonly valueCents: number }[];
  onChange: (items: readonly DraftItem[]) => void;
  error?: string | undefined;
}

/** Damaged or stolen items with their values. Choosing one of the inventory fills in its value. */
export function DamagedItems({ items, listed, onChange, error }: DamagedItemsProps) {
  const { t } = useTranslation('claims');
  const { price } = useFormats();
  const change = (key: string, next: Partial<DraftItem>): void =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const rename = (key: string, name: string): void => {
    const found = listed.find((item) => item.name === name);
    change(key, found ? { name, kind: found.kind, euros: found.valueCents / 100 } : { name });
  };
  return (
    <Box id="field-items" role="group" aria-label={t('dialog.items')} tabIndex={-1}>
      <chakra.p fontWeight="600" textStyle="small" marginBottom="2">
        {t('dialog.items')}
      </chakra.p>
      <Stack gap="2">
        {items.map((item) => (
          <Flex key={item.key} gap="2" align="center">
            <Input
              aria-label={t('dialog.itemName')}
              placeholder={t('dialog.itemName')}
              list="claim-inventory"
              flex="1"
              minWidth="0"

              value={item.name}
              onChange={({ target }) => rename(item.key, target.value)}
            />
            <Box flex="0 0 8rem">
              <NumberInput
                suffix="€"
                aria-label={t('dialog.itemValue')}
                value={item.euros}
                onChange={(euros) => change(item.key, { euros })}
              />
            </Box>
            {items.length > 1 && (
              <IconButton
                variant="ghost"
                aria-label={t('dialog.removeItem', { name: item.name })}
                onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
              >
                <X />
              </IconButton>
            )}
          </Flex>
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
      <chakra.p textStyle="small" color={error ? 'fg.error' : 'fg.muted'}>
        {error ?? t('dialog.itemsHint', { amount: price(guaranteeBounds.inventoryAboveCents) })}
      </chakra.p>
    </Box>
  );
}
