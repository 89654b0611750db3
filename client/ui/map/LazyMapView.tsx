import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { MapViewProps } from './MapView';
import type { PinPickerProps } from './PinPicker';

const MapView = lazy(() => import('./MapView').then((module) => ({ default: module.MapView })));
const PinPicker = lazy(() => import('./PinPicker').then((module) => ({ default: module.PinPicker })));
const waiting = <Skeleton data-map="coming" h="full" w="full" minH="60" borderRadius="xl" />;

/** The map; its code and library load with the first one shown. It fills its box. */
export function LazyMapView(props: MapViewProps) {
  return (
    <Suspense fallback={waiting}>
      <MapView {...props} />
    </Suspense>
  );
}

/** The wizard's map with one movable pin, also loaded lazily. */
export function LazyPinPicker(props: PinPickerProps) {
  return (
    <Suspense fallback={waiting}>
      <PinPicker {...props} />
    </Suspense>
  );
}
