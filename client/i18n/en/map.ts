import type { messages as es } from '../es/map';
import type { SameKeys } from '../translations';

/** Words of the maps. */
export const messages: SameKeys<typeof es> = {
  label: 'Map of spaces',
  pickerLabel: 'Map to place your space',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'My location',
  locateFailed: 'We could not find out where you are.',
  pin: 'Space at {{price}} a month',
  cluster_one: '{{count}} space: zoom in',
  cluster_other: '{{count}} spaces: zoom in',
  pricedCluster_one: '{{count}} space from {{price}} a month: zoom in',
  pricedCluster_other: '{{count}} spaces from {{price}} a month: zoom in',
  visited: 'seen already',
  favorite: 'in favourites',
  noWebGl: 'This browser cannot draw the map. The list has everything.',
  gestures: {
    ctrl: 'Hold Ctrl and scroll to zoom the map',
    command: 'Hold ⌘ and scroll to zoom the map',
    touch: 'Use two fingers to move the map',
  },
  drag: 'Drag the pin to the door',
  door: 'Pin of the space. Move it with the arrow keys.',
  pad: 'Move the pin',
  to: { north: 'North', west: 'West', east: 'East', south: 'South' },
  moved: {
    north: 'Pin moved {{metres}}\u00a0m north',
    west: 'Pin moved {{metres}}\u00a0m west',
    east: 'Pin moved {{metres}}\u00a0m east',
    south: 'Pin moved {{metres}}\u00a0m south',
  },
  backToAddress: 'Back to where we found it',
};
