import { chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { guaranteeBounds } from '../../generated/rare-bounds';
import type { ClaimSide, ItemKind } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';

/** An inventory with its signatures. */
export interface InventoryView {
  readonly totalCents: number;
  readonly items: readonly { readonly name: string; readonly kind: ItemKind; readonly valueCents: number }[];
  readonly signatures: readonly { readonly side: ClaimSide; readonly signedAt: string }[];
}

interface InventoryTableProps {
  inventory: InventoryView;
  /** The viewer's side; null for staff. */
  own: ClaimSide | null;
  nameOf: (side: ClaimSide) => string;
  timeZone: string;
}

const SIDES = ['RENTER', 'HOST'] as const;

/** The stored items with their values, and who signed when. */
export function InventoryTable({ inventory, own, nameOf, timeZone }: InventoryTableProps) {
  const { t } = useTranslation('condition');
  const { money, price, instant } = useFormats();
  const at = (when: string) => instant(when, undefined, timeZone);
  return (
    <>
      <chakra.dl textStyle="small">
        {inventory.items.map(({ name, kind, valueCents }, index) => (
          <Line
            // Two items may have the same name.
            key={index}
            name={
              kind === 'GENERAL'
                ? name
                : `${name} · ${t(`inventory.kinds.${kind}`, { art: price(guaranteeBounds.artMaxCents) })}`
            }
            value={money(valueCents)}
          />
        ))}
        <Line name={t('inventory.total')} value={money(inventory.totalCents)} isTotal />
      </chakra.dl>
      <chakra.ul listStyleType="none" display="grid" gap="1.5" marginTop="3" textStyle="small">
        {SIDES.map((side) => {
          const signature = inventory.signatures.find((one) => one.side === side);
          const isOwn = side === own;
          const Icon = signature ? CircleCheck : CircleDashed;
          return (
            <Flex as="li" key={side} gap="2" align="center" color={signature ? 'fg' : 'fg.muted'}>
              <chakra.span flexShrink="0" color={signature ? 'trust.solid' : 'fg.subtle'}>
                <Icon size={18} aria-hidden />
              </chakra.span>
              {signature
                ? t(isOwn ? 'inventory.signedByYou' : 'inventory.signedBy', {
                    name: nameOf(side),
                    at: at(signature.signedAt),
                  })
                : t(isOwn ? 'inventory.notSignedByYou' : 'inventory.notSignedBy', { name: nameOf(side) })}
            </Flex>
          );
        })}
      </chakra.ul>
    </>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      paddingBlock="2"
      borderTopWidth="1px"
      borderColor="hairline"
      fontWeight={isTotal ? '600' : undefined}
    >
      <chakra.dt overflowWrap="anywhere">{name}</chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {value}
      </chakra.dd>
    </Flex>
  );
}
