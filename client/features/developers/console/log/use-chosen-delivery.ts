import { useLoggedDeliveryQuery } from '../../../../generated/graphql';
import type { Delivery } from './delivery';

/** The delivery that the URL names, also one of another page; the newest where it names none. */
export function useChosenDelivery(id: string, deliveries: readonly Delivery[]): Delivery | undefined {
  const listed = deliveries.find((delivery) => delivery.id === id);
  const { data } = useLoggedDeliveryQuery({ variables: { id }, skip: id === '' || listed !== undefined });
  const found = data?.node;
  const other = found && 'messageId' in found ? (found as Delivery) : undefined;
  return listed ?? (id === '' ? deliveries[0] : other);
}
