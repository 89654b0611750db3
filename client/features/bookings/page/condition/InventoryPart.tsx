import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { guaranteeBounds } from '../../../../generated/rare-bounds';
import {
  useSignInventoryMutation,
  type BookingCondition_BookingFragment,
  type ClaimSide,
} from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { DOT } from '../../../../ui/display/dotted-text';
import { InventoryTable } from '../../../../ui/condition/InventoryTable';
import { toast } from '../../../../ui/feedback/toast';

const InventoryDialog = lazy(() => import('./InventoryDialog').then((file) => ({ default: file.InventoryDialog })));

interface InventoryPartProps {
  booking: BookingCondition_BookingFragment;
  own: ClaimSide | null;
  nameOf: (side: ClaimSide) => string;
  /** Refetches the list if it has changed. */
  onStale: () => unknown;
}

/** The inventory: the renter writes it, both sign it. */
export function InventoryPart({ booking, own, nameOf, onStale }: InventoryPartProps) {
  const { t } = useTranslation('condition');
  const { price } = useFormats();
  const { textOf } = useErrorText();
  const [isEditing, setIsEditing] = useState(false);
  const [signInventory, { loading }] = useSignInventoryMutation();
  const { inventory, conditionRights: rights } = booking;
  const sign = async (hash: string): Promise<void> => {
    try {
      await signInventory({ variables: { input: { bookingId: booking.id, hash } } });
      toast({ title: t('inventory.signed'), tone: 'success' });
    } catch (error) {
      const problem = toAppError(error);
      toast({ title: textOf(problem), tone: 'error' });
      if (problem.code === 'INVENTORY_CHANGED') onStale();
    }
  };
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" marginBottom="2">
        <chakra.h3 fontWeight="600" textStyle="small">
          {t('inventory.title')}
          <chakra.small fontWeight="400" color="fg.muted">
            {DOT}
            {t('inventory.optional')}
          </chakra.small>
        </chakra.h3>
        {rights.canSetInventory && (
          <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => setIsEditing(true)}>
            {t(inventory ? 'inventory.change' : 'inventory.write')}
          </Button>
        )}
      </Flex>
      {inventory ? (
        <InventoryTable inventory={inventory} own={own} nameOf={nameOf} timeZone={booking.timeZone} />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {own === 'RENTER'
            ? t('inventory.empty', { amount: price(guaranteeBounds.inventoryAboveCents) })
            : t('inventory.emptyHost', { name: nameOf('RENTER') })}
        </chakra.p>
      )}
      {inventory && rights.canSignInventory && (
        <Flex align="center" gap="3" wrap="wrap" marginTop="4">
          <Button
            minHeight="11"
            width={{ base: 'full', md: 'auto' }}
            disabled={loading}
            onClick={() => void sign(inventory.hash)}
          >
            {t('inventory.sign')}
          </Button>
          <chakra.small textStyle="small" color="fg.muted" flex="1 1 16rem">
            {t('inventory.signText')}
          </chakra.small>
        </Flex>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <InventoryDialog booking={booking} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
