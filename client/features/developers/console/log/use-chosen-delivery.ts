import { useLoggedDeliveryQuery } from '../../../../generated/graphql';
import type { Delivery } from './delivery';

/** The delivery of the URL, also one of another page; without one the newest, if there is room. */
export function useChosenDelivery(id: string, deliveries: readonly Delivery[], hasRoom: boolean): Delivery | undefined {
  const listed = deliveries.find((delivery) => delivery.id === id);
  const { data } = useLoggedDeliveryQuery({ variables: { id }, skip: id === '' || listed !== undefined });
  const found = data?.node;
  const other = found && 'messageId' in found ? (found as Delivery) : undefined;
  return listed ?? (id === '' ? (hasRoom ? deliveries[0] : undefined) : other);
}
